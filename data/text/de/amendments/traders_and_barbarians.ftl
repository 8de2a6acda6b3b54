### Händler & Barbaren, das Hauptszenario: was dort neu ist und was anders heißt als im Basisspiel.
### Eine Textzeile darf nicht mit einem Stern beginnen, daher {"**"}.

## Der Tisch

table-traders-and-barbarians = Händler & Barbaren
map-traders-and-barbarians = Insel mit drei Handelsfeldern
map-traders-and-barbarians-5-6 = Die gleiche für fünf und sechs (eigene)

## Was auf dem Tisch liegt

good-gold = Gold
typed-good-gold = gold münze münzen muenze muenzen 🪙 💰
terrain-castle = Burg
terrain-quarry = Steinbruch
terrain-glassworks = Glashütte
typed-terrain-castle = burg schloss
typed-terrain-quarry = steinbruch marmorsteinbruch
typed-terrain-glassworks = glashütte glashuette
piece-train-2 = Handelszug-Karte 2
piece-train-3 = Handelszug-Karte 3
piece-train-4 = Handelszug-Karte 4
piece-train-5 = Handelszug-Karte 5
card-swift-journey = Schnelle Fahrt

## Was man tun kann

action-found-city = Eine Stadt auf { $site } gründen, mit deinem Planwagen
action-upgrade-train = Den Handelszug um eine Karte verbessern
action-buy-resource = 1 { $take } für 2 Gold kaufen
action-end-turn = Tauschen und Bauen beenden; dann kommt der Planwagen
action-move-wagon = Mit dem Planwagen nach { $site } fahren
action-pay-grain = 1 Getreide für 2 Bewegungspunkte mehr zahlen
action-drive-off = Den Barbaren auf { $barbarian } vertreiben
action-chase-barbarian = Den besiegten Barbaren auf { $path } schicken
action-spare-barbarian = Den besiegten Barbaren stehen lassen
action-end-drive = Den Planwagen stehen lassen und den Zug beenden
action-move-barbarian = Den Barbaren von { $barbarian } auf { $path } versetzen, von { $victim } ziehen
action-move-barbarian-without-victim = Den Barbaren von { $barbarian } auf { $path } versetzen, nichts ziehen
action-play-knight = Ritter spielen: einen Barbaren versetzen
action-play-swift-journey = Schnelle Fahrt spielen: noch einmal mit dem Planwagen fahren

choice-found-city = Stadt
choice-upgrade-train = Handelszug
choice-buy-resource = Mit Gold kaufen
choice-end-turn = Weiter zum Planwagen
choice-move-wagon = Mit dem Planwagen fahren
choice-pay-grain = Getreide zahlen
choice-drive-off = Barbaren vertreiben
choice-chase-barbarian = Ihn fortschicken
choice-spare-barbarian = Ihn stehen lassen
choice-end-drive = Zug beenden
choice-move-barbarian = Barbaren versetzen
choice-play-swift-journey = Schnelle Fahrt

step-founding-city = eine Stadt gründen
step-driving = mit dem Planwagen fahren
step-chasing = sagen, wohin der besiegte Barbar geht
step-moving-robber = einen Barbaren versetzen

button-end-turn = Weiter zum Planwagen
button-end-drive = Zug beenden
button-build-founding-city = Stadt setzen
button-move-driving = Planwagen
button-trade-driving = Mit Gold kaufen
button-move-chasing = Barbar
button-move-moving-robber = Barbaren versetzen

ask-found-city-site = Wo steht deine Stadt? Dort beginnt dein Planwagen.
ask-buy-resource-take = Welchen Rohstoff kaufst du für 2 Gold?
ask-move-wagon-site = Wohin fährt der Planwagen? Ein Weg kostet ohne Straße 2 Bewegungspunkte, mit Straße 1, an einem Barbaren vorbei 2 mehr; wem die Straße gehört, der bekommt 1 Gold.
ask-drive-off-barbarian = Welchen Barbaren willst du vertreiben?
ask-chase-barbarian-path = Wohin geht der besiegte Barbar?
ask-move-barbarian-barbarian = Welchen Barbaren versetzt du?
ask-move-barbarian-path = Wohin geht der Barbar?
ask-move-barbarian-victim = Ziehst du dem, dem die Straße dort gehört, eine Karte?

nothing-move = Dein Planwagen kommt jetzt nirgendwohin: Er ist auf einem Platz angekommen, oder die Bewegungspunkte reichen nicht.
nothing-trade = Zu tauschen gibt es jetzt nichts. Getauscht wird nach dem Wurf, mit der Person am Zug; für 2 Gold kann man einen Rohstoff kaufen, zweimal je Zug.

## What lies on the table, in words

score-line = -# { $mark }**{ $letter }** { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $development ->
    [one] 1 Entwicklungskarte
   *[other] { $development } Entwicklungskarten
} · { $knights } Ritter{ $awards }
score-trains = {" "}· Handelszug { $levels }
score-freight = {" "}· geliefert { $delivered }{ $carried ->
    [none] {""}
    [marble] {" "}· lädt Marmor
    [glass] {" "}· lädt Glas
    [sand] {" "}· lädt Sand
   *[tools] {" "}· lädt Werkzeug
}
part-barbarians = Barbaren auf { $paths }.
part-wagons-seat = { $places ->
    [none] {""}
   *[other] Der Planwagen von { $name } steht auf { $places }.
}
part-trains = {""}
part-freight = {""}
part-purchases = {""}
tag-sea = am Meer, keine Straße
tag-barbarian = hier beginnt ein Barbar
tag-trade = Handelsfeld

## Was geschehen ist

event-city-founded = { $seat } gründet eine Stadt auf { $site }; dort beginnt der Planwagen.
event-starting-goods = Die Stadt bringt { $seat } { $goods }.
event-thrown-again = { $seat } würfelt { $first } + { $second }. Eine 2 oder 12 zählt hier nicht, also wird noch einmal gewürfelt.
event-card-stolen = { $thief } zieht { $victim } 1 { $good }.
event-card-stolen-without-good = { $thief } zieht { $victim } eine Karte.
event-barbarian-moved = { $seat } versetzt einen Barbaren von { $barbarian } auf { $path }.
event-barbarian-spared = { $seat } lässt den Barbaren auf { $barbarian } stehen.
event-barbarian-faced = { $seat } würfelt { $thrown } gegen den Barbaren auf { $barbarian } und { $beaten ->
    [yes] vertreibt ihn!
   *[no] vertreibt ihn nicht.
}
event-train-upgraded = { $seat } verbessert den Handelszug auf Karte { $level }{ $level ->
    [5] , die 1 Punkt wert ist
   *[other] {""}
}.
event-resource-bought = { $seat } kauft 1 { $took } für { $gold } Gold.
event-wagon-moved = { $seat } fährt mit dem Planwagen nach { $site }; { $left ->
    [0] kein Bewegungspunkt ist übrig.
    [one] 1 Bewegungspunkt ist übrig.
   *[other] { $left } Bewegungspunkte sind übrig.
}
event-toll-paid = { $seat } zahlt { $owner } { $gold } Gold Wegegeld für die Straße.
event-grain-paid = { $seat } zahlt 1 Getreide für 2 Bewegungspunkte mehr und hat { $left }.
event-token-taken = { $seat } nimmt ein Warenplättchen ({ $place }): { $commodity ->
    [marble] Marmor, für die Burg
    [glass] Glas, für die Burg
    [sand] Sand, für die Glashütte
   *[tools] Werkzeug, für den Steinbruch
}.
event-delivered = { $seat } liefert { $commodity ->
    [marble] Marmor
    [glass] Glas
    [sand] Sand
   *[tools] Werkzeug
} ab ({ $place }): 1 Punkt und { $gold } Gold!
event-stack-refilled = Das letzte Plättchen ist weg ({ $place }), also wird der Stapel neu gefüllt.

## Ablehnungen

illegal-not-for-settling = Auf { $site } kann niemand siedeln: Plätze und die Ecken der Handelsfelder draußen am Meer tragen keine Gebäude. Wähl einen der markierten Orte.
illegal-not-for-roads = Auf { $path } kann keine Straße liegen: Dort steht ein Barbar, oder es ist die Meerseite eines Handelsfelds. Wähl einen anderen Weg.
illegal-no-such-rate = Der Vorrat tauscht dir { $give } nicht gegen { $take }. Er nimmt 4 von einer Sorte für eins, mit einem 3:1-Hafen 3, mit dem Hafen des Rohstoffs 2; für Gold gibt es keinen eigenen Hafen.
illegal-bought-twice = Du hast in diesem Zug schon { $most } Rohstoffe mit Gold gekauft, mehr geht nicht. Beim Tauschen nimmt der Vorrat immer noch 4 Gold für einen Rohstoff, mit einem 3:1-Hafen 3.
illegal-not-enough-gold = Dafür braucht es { $needed } Gold, und du hast { $held }. Gold bringen Lieferungen und Tausch.
illegal-best-train-already = Dein Handelszug hat schon seine beste Karte. Liefere mit ihm.
illegal-wagon-goes-by-paths = Der Planwagen fährt Weg für Weg, von { $site } zu einem Ort daneben: { $sites }. Wähl einen davon.
illegal-wagon-halted = Ein Planwagen, der auf einen Platz kommt, muss dort halten. Weiter geht es in deinem nächsten Zug oder mit einer Schnellen Fahrt.
illegal-too-few-points = Der Weg { $path } kostet { $needed } Bewegungspunkte, und { $left } sind übrig. { $left ->
    [0] Zahl 1 Getreide für 2 mehr, wenn du es in diesem Zug noch nicht getan hast, oder lass den Planwagen stehen.
   *[other] Fahr anders, zahl 1 Getreide für 2 mehr, wenn du es in diesem Zug noch nicht getan hast, oder lass den Planwagen stehen.
}
illegal-fed-already = Du hast in diesem Zug schon 1 Getreide gezahlt, mehr geht nicht. Der Planwagen fährt, so weit seine Punkte reichen.
illegal-train-too-weak = Mit der ersten Handelszug-Karte lässt sich kein Barbar vertreiben. Verbessere sie beim Bauen, oder fahr um ihn herum.
illegal-no-barbarian-here = Dort steht kein Barbar. Sie stehen auf { $paths }.
illegal-barbarian-too-far = Der Barbar auf { $path } ist nicht neben deinem Planwagen auf { $site }. Fahr erst an ein Ende seines Weges.
illegal-tried-already = Du hast in diesem Zug schon versucht, diesen Barbaren zu vertreiben. Versuch es bei einem anderen, oder bei ihm im nächsten Zug.
illegal-barbarian-there = Auf { $path } steht schon ein Barbar, und mehr als einer ist es nie. Wähl einen anderen Weg.
illegal-no-card-to-draw = Von { $victim } kannst du keine Karte ziehen. Zieh keine, oder wähl einen Weg mit der Straße von jemand anderem, der Karten hat.
illegal-no-road-to-draw-for = { $victim } hat keine Straße auf { $path }. Zieh keine Karte, oder wähl einen Weg mit einer Straße von { $victim }.
illegal-move-first = Dein Planwagen ist noch nicht gefahren, eine zweite Fahrt würde also nichts bringen. Fahr zuerst.
card-rule = -# In jedem Zug kann man eine Entwicklungskarte spielen, und keine, die im selben Zug gekauft wurde. Die Schnelle Fahrt gehört zur Bewegung des Planwagens. Siegpunkte bleiben verdeckt, bis sie gewinnen.

## Die Regeln

rules-setup =
    Der Plan hat 19 Felder: 4 Wälder (Holz), je 3 Hügelländer (Lehm), Weiden (Wolle), Äcker (Getreide) und Gebirge (Erz), und an der Küste drei **Handelsfelder**: Burg, Steinbruch und Glashütte. Es gibt keine Wüste, keine 2 und keine 12. Handelsfelder haben keine Zahl und bringen nichts. Landschaft und Zahlen werden ausgelost, oder die Zahlen folgen der Spirale, oder alles liegt wie auf dem Plan für Einsteiger, der von uns ist.

    {"**"}Barbaren.** Drei stehen auf Wegen, die für sie markiert sind. Einen Räuber gibt es nicht.

    Alle haben 15 Straßen, 5 Siedlungen, 4 Städte, einen **Planwagen**, fünf **Handelszug-Karten**, von denen die erste gilt, und **5 Gold**. Bei jedem Handelsfeld liegt ein Stapel von 12 **Warenplättchen**. Im Vorrat sind je 19 Rohstoffkarten, Gold ohne Ende und 25 Entwicklungskarten.

    {"**"}Gründung.** Das Los bestimmt, wer beginnt. Reihum setzen alle eine Siedlung und eine Straße, dann in umgekehrter Reihenfolge eine **Stadt** und eine Straße. Die Stadt bringt eine Karte (nicht zwei) für jedes Feld um sie herum, das etwas hergibt. Dort beginnt dein Planwagen. Alle starten also mit 3 Punkten.

    Zu fünft und sechst (eine Hausmischung von uns) ist die Insel größer, und die Handelsfelder liegen an drei ihrer Ecken.

rules-turn =
    {"**"}1. Würfeln.** Eine 2 oder 12 wird neu gewürfelt, bis eine andere Zahl kommt. Eine 7 weckt die Barbaren.
    {"**"}2. Tauschen und bauen**, in beliebiger Folge; dazu gehört auch, den **Handelszug** zu verbessern und mit Gold Rohstoffe zu kaufen.
    {"**"}3. Der Planwagen.** Wenn du mit Tauschen und Bauen fertig bist, fährt dein Planwagen, oder er bleibt stehen. Von da an wird in diesem Zug nicht mehr getauscht und gebaut. Du darfst aber noch
    • Barbaren vertreiben,
    • 1 Getreide für 2 Bewegungspunkte mehr zahlen, einmal je Zug,
    • einen Rohstoff für 2 Gold kaufen (insgesamt zweimal je Zug),
    • zwischen zwei Wegen einen Ritter spielen, oder eine Schnelle Fahrt.

    Je Zug darf man eine **Entwicklungskarte** spielen, Ritter und Straßenbau auch vor dem Wurf.

    {"**"}Dein Zug endet erst, wenn du ihn beendest**, nach dem Planwagen.

    {"**"}Zu fünft und sechst** dürfen nach deinem Zug alle anderen bauen und ihren Handelszug verbessern, aber ihre Planwagen stehen. An Tischen mit gepaarten Zügen hat dann die dritte Person links von dir einen ganzen Zug ohne Würfel, mit fahrendem Planwagen.

rules-production =
    Jedes Feld mit der gewürfelten Zahl bringt allen etwas, die an einer seiner Ecken gebaut haben: **eine Karte je Siedlung, zwei je Stadt**. Es gilt für alle, egal wer gewürfelt hat. Kein Barbar hindert es daran.

    {"**"}Handelsfelder bringen nichts**, auch nicht bei der Gründung. Wer an einer ihrer Ecken baut, lebt von den anderen Feldern dort.

    {"**"}Eine 2 oder 12** liegt auf keinem Feld und wird neu gewürfelt, auch mit dem Stapel der Würfe.

    {"**"}Wenn der Vorrat nicht reicht.** Von jedem Rohstoff gibt es 19 Karten (zu fünft und sechst 24). Kann der Vorrat von einem Rohstoff nicht allen geben, was ihnen zusteht, bekommt diesmal niemand davon; nur wenn er einer einzigen Person zusteht, nimmt sie, was noch da ist.

    Der Vorrat liegt offen, und ebenso das Gold von allen: Es wird auf dem Tisch gezählt, nicht in der Hand versteckt. Auch wie viele Rohstoffkarten jemand hat, ist öffentlich; welche es sind, nicht.

rules-seven-title = Sieben und Barbaren
rules-seven =
    Eine 7 bringt keine Erträge.
    {"**"}Zuerst der Barbar.** Wer gewürfelt hat, **muss einen** der drei versetzen, auf einen beliebigen anderen Weg, auf dem keiner steht: im Land, an der Küste oder in einem Handelsfeld. Liegt dort die Straße von jemand anderem, der Rohstoffkarten hat, **darf** man blind **eine ziehen**; nie Gold.
    {"**"}Dann wird abgegeben.** Wer nun **mehr als 7** Rohstoffkarten hat, gibt die Hälfte zurück, abgerundet. Gold und Plättchen zählen nicht mit.

    {"**"}Ein Ritter** versetzt einen Barbaren genauso, nur gibt niemand ab.

    {"**"}Was Barbaren tun.** Auf einem Weg mit Barbar wird keine Straße gebaut; eine, die dort liegt, bleibt. Ein Planwagen zahlt 2 Bewegungspunkte mehr, um vorbeizukommen.

    {"**"}Vertreiben.** Mit der zweiten Handelszug-Karte oder einer besseren darfst du an einem Ende seines Weges einen Würfel werfen, während dein Planwagen fährt: vor, zwischen oder nach den Schritten. Das kostet keine Bewegungspunkte. Bei einer Zahl, die deine Karte zeigt, darfst du ihn auf einen beliebigen Weg ohne Barbar schicken oder stehen lassen. Niemand wird beraubt. Jeden Barbaren darfst du einmal je Zug angehen.

    Welche Karte gezogen wurde, erfahren nur die beiden.

rules-building =
    Was etwas kostet:
    • **Straße**: 1 Holz, 1 Lehm
    • **Siedlung**: 1 Holz, 1 Lehm, 1 Wolle, 1 Getreide
    • **Stadt**: 2 Getreide, 3 Erz, anstelle einer Siedlung
    • **Entwicklungskarte**: 1 Wolle, 1 Getreide, 1 Erz
    • **Handelszug**, Karten 2 und 3: 1 Holz, 1 Wolle, 1 Erz
    • **Handelszug**, Karten 4 und 5: 2 Holz, 1 Wolle, 1 Erz

    {"**"}Straßen, Siedlungen und Städte** folgen den Regeln des Basisspiels, mit der Abstandsregel. Neu ist:
    • Die **vier inneren Wege** eines Handelsfelds, die von seinen Ecken an Land zum **Platz** in der Mitte führen, tragen Straßen wie alle anderen, auch über den Platz hinweg.
    • Keine Straße liegt auf den **drei Wegen eines Handelsfelds am Meer** und keine, wo ein Barbar steht. Das gilt auch für die freien Straßen einer Karte.
    • An einem Handelsfeld stehen Siedlungen und Städte nur auf den **vier Ecken an Land**: nicht auf dem Platz und nicht auf den zwei Ecken draußen am Meer.

    {"**"}Handelszug.** Seine Karten kauft man der Reihe nach, so viele im Zug, wie man bezahlen kann. Die neue gilt sofort:
    1: 4 Bewegungspunkte, 1 Gold je Lieferung
    2: 5 Punkte, 2 Gold, vertreibt mit der 6
    3: 6 Punkte, 3 Gold, mit 5 oder 6
    4: 7 Punkte, 4 Gold, mit 4 bis 6
    5: 7 Punkte, 5 Gold, mit 3 bis 6; **1 Siegpunkt** wert

    (Werte und Preise der späteren Karten sind aus öffentlichen Quellen; die Anleitung zeigt nur die ersten.)

rules-roads-title = Planwagen und Waren
rules-roads =
    Eine Längste Handelsstraße gibt es nicht; eigene Straßen machen deinen Planwagen schnell.

    {"**"}Fahren.** Der Planwagen fährt von Kreuzung zu Kreuzung. Ein Weg kostet
    • 2 Bewegungspunkte ohne Straße,
    • 1 auf eigener Straße,
    • 1 und **1 Gold Wegegeld** auf fremder, für jeden Weg, jedes Mal,
    • 2 mehr an einem Barbaren vorbei.
    Was du nicht zahlen kannst, kannst du nicht fahren, und einen halben Weg gibt es nicht. Auch Küste und Meerseite sind befahrbar. Wagen und Gebäude halten niemanden auf, und anhalten darf man auf jeder Kreuzung. Übrige Punkte verfallen.

    {"**"}Getreide.** Einmal je Zug bringt 1 Getreide 2 Punkte mehr, auch wenn alle verbraucht sind.

    {"**"}Platz.** Wer in die Mitte eines Handelsfelds kommt, muss dort halten; auch Getreide hilft nicht weiter.
    • Ohne Ware nimmt man das oberste **Plättchen** des Stapels, offen. Es sagt, was du fährst, und wohin.
    • Mit Ware für dieses Feld **liefert** man: 1 Punkt und Gold nach deiner Karte. Dann nimmt man das nächste Plättchen.
    • Mit anderer Ware geschieht nichts.
    Das alles geht von selbst. Zu Beginn des Zuges auf einem Platz zu stehen bringt nichts.

    {"**"}Wohin.** Glas und Marmor zur Burg, Sand zur Glashütte, Werkzeug zum Steinbruch. Die Burg gibt Werkzeug und Sand, der Steinbruch Marmor und Sand, die Glashütte Glas und Werkzeug.

    Man fährt ein Plättchen auf einmal. Plättchen werden weder getauscht noch gestohlen. Ein leerer Stapel wird neu gefüllt.

rules-cards =
    Es gibt 25: **16 Ritter, 3 Straßenbau, 3 Schnelle Fahrt, 3 Siegpunkte** (zu fünft und sechst 22, 5, 5 und 5). Du kaufst sie beim Bauen, welche du bekommst, entscheidet das Los. Sind alle verkauft, war es das.

    Spielen darfst du **eine** je Zug, und keine, die du im selben Zug gekauft hast. Siegpunkte spielt man nie aus.

    • **Ritter**: Versetz einen Barbaren und zieh, wenn du willst, eine Karte wie nach einer 7, ohne dass jemand abgibt. Jederzeit im Zug, auch zwischen zwei Schritten des Planwagens. Wer zuerst drei gespielt hat, bekommt die **Größte Rittermacht** (2 Punkte); wer danach *mehr* gespielt hat, übernimmt sie.
    • **Straßenbau**: zwei Straßen umsonst, nacheinander nach den üblichen Regeln, vor oder bei dem Bauen. Passt nur eine, ist es eine; passt keine, kann die Karte nicht gespielt werden.
    • **Schnelle Fahrt**: Die Bewegung deines Planwagens endet, und er fährt ein zweites Mal mit allen Punkten. Was von der ersten Fahrt übrig war, verfällt. Sie geht, sobald der Planwagen gefahren ist, auch von einem Platz aus.
    • **Siegpunkt**: 1 Punkt, sobald du ihn kaufst, verdeckt, bis er das Spiel gewinnt oder das Spiel vorbei ist.

    Wie viele Karten noch da sind und wie viele jemand hat, ist öffentlich.

rules-trade-title = Tauschen und Gold
rules-trade =
    Getauscht wird nach dem Wurf und bis der Planwagen an der Reihe ist, immer **mit der Person am Zug**. Beide Seiten geben etwas, und nie steht dasselbe auf beiden.

    {"**"}Gold** ist kein Rohstoff: Eine 7 zählt es nicht, niemand zieht es, nichts wird damit gebaut. Es liegt offen und geht nie aus. Du brauchst es fürs **Wegegeld**. Außerdem
    • darf es bei einem Tausch unter Spielern auf jeder Seite stehen, wie eine Karte;
    • **kaufen 2 Gold einen Rohstoff** deiner Wahl aus dem Vorrat, zweimal je Zug, auch während der Planwagen fährt;
    • nimmt es der Vorrat wie einen Rohstoff: 4 Gold für einen Rohstoff, mit einem 3:1-Hafen 3, so oft du willst;
    • und gibt es ebenso: 4 gleiche Rohstoffe für 1 Gold, mit einem 3:1-Hafen 3, mit dem Hafen des Rohstoffs 2.

    {"**"}Angebote** stehen im Kanal und haben Knöpfe. Nichts wird dafür zurückgelegt; beide Hände werden beim Annehmen geprüft. Alle enden, bevor der Planwagen fährt. Wer den Tisch eröffnet, bestimmt, wer bei einem Angebot an mehrere zum Zug kommt: *wer zuerst annimmt*, oder *wen man auswählt*.

    {"**"}Der Vorrat** nimmt 4 von einer Sorte für eins von einer anderen, mit einem Gebäude am 3:1-Hafen 3, am Hafen eines Rohstoffs 2 davon. Was er nicht hat, kann man nicht nehmen.

rules-winning =
    Wer **im eigenen Zug 13 Punkte** hat, gewinnt, und zwar in diesem Augenblick. (Wählbar sind auch andere Zahlen; die gewählte steht beim Spielplan.)

    • Siedlung: 1
    • Stadt: 2
    • Jedes **gelieferte Warenplättchen**: 1
    • **Handelszug-Karte 5**: 1
    • Größte Rittermacht: 2
    • Siegpunktkarte: 1

    Alle starten mit 3 Punkten. Für die längste Straße gibt es keine.

    {"**"}Nur im eigenen Zug.** Eine Lieferung oder ein verbesserter Handelszug gewinnt sofort. Punkte, die kommen, während andere am Zug sind, etwa in der Bauphase zu fünft und sechst, gewinnen zu Beginn deines nächsten Zuges, noch vor dem Wurf.

    Der Bot schaut jedes Mal nach, wenn sich Punkte geändert haben können, auch die verdeckten. Du musst also nichts ansagen und kannst nichts übersehen. Wenn du gewinnst, werden deine Siegpunktkarten aufgedeckt.

    Beim Spielplan stehen die Punkte, die alle sehen. Deine Hand zeigt deine samt den verdeckten.
