### Baden-Württemberg Catan: was dort neu ist, und was anders heißt als im Basisspiel.
### Eine Textzeile darf nicht mit einem Stern beginnen, daher {"**"}.

## Der Tisch und seine Einstellungen

table-baden-wuerttemberg = Baden-Württemberg Catan
map-baden-wuerttemberg = Baden-Württemberg, von uns nachgebaut
option-founding = Gründung
option-founding-variable = Wo man will
option-founding-cards = Nach Baukostenkarten, ausgelost
option-landmark-points = Wahrzeichen
option-landmark-points-0 = Keine Punkte
option-landmark-points-1 = Je 1 Punkt

## Was auf dem Tisch liegt

good-lumber = Holz
good-brick = Lehm
piece-settlement = Rathaus
piece-landmark = Wahrzeichen
pieces-settlement = { $n ->
    [one] 1 Rathaus
   *[other] { $n } Rathäuser
}
card-invention = Erfindung
card-trade = Handel
card-year-of-plenty = Erfolgreiche Erfindung
card-victory-point = Errungenschaft

## Was man tun kann

action-found-hall = Ein Rathaus in { $site } gründen
action-build-settlement = Ein Rathaus in { $site } bauen
action-build-landmark = Das Wahrzeichen von { $site } bauen
action-play-invention = Erfindung spielen: den Erfinder versetzen
action-play-trade = Handel spielen: in diesem Zug 2 gegen 1 beim Vorrat
action-play-year-of-plenty = Erfolgreiche Erfindung spielen: { $take } nehmen
action-move-robber = Den Erfinder auf { $place } versetzen, von { $victim } ziehen
action-move-robber-without-victim = Den Erfinder auf { $place } versetzen
action-move-inventor = Den Erfinder auf { $place } versetzen, von { $victim } ziehen
action-move-inventor-without-victim = Den Erfinder auf { $place } versetzen, keine Karte ziehen

choice-found-hall = Rathaus
choice-build-settlement = Rathaus
choice-build-landmark = Wahrzeichen
choice-play-invention = Erfindung
choice-play-trade = Handel
choice-play-year-of-plenty = Erfolgreiche Erfindung
choice-move-robber = Erfinder versetzen
choice-move-inventor = Erfinder versetzen

step-founding = ein Rathaus gründen
step-moving-robber = den Erfinder versetzen
step-moving-inventor = den Erfinder versetzen
step-taking-start-cards = die Baukostenkarten nehmen

button-build-founding = Rathaus setzen
button-move-moving-robber = Erfinder versetzen
button-move-moving-inventor = Erfinder versetzen

ask-found-hall-site = Welche Stadt bekommt dein Rathaus?
ask-build-settlement-site = Welche Stadt bekommt das Rathaus?
ask-build-landmark-site = Welches Wahrzeichen baust du?
ask-move-robber-place = Wohin geht der Erfinder?
ask-move-robber-victim = Von wem ziehst du eine Karte?
ask-move-inventor-place = Wohin geht der Erfinder?
ask-move-inventor-victim = Von wem ziehst du eine Karte, wenn du magst?
ask-play-year-of-plenty-take = Welche zwei Rohstoffe nimmst du?

## What lies on the table, in words

part-landmarks = { $built_count ->
    [0] Noch steht kein Wahrzeichen.
   *[other] Gebaute Wahrzeichen: { $built }.
}
part-victory-fields = Rathaus auf dem Feld der Längsten Handelsstraße: { $longest_road ->
    [none] keines
   *[other] { $longest_road }
}; auf dem des Größten Erfinders: { $largest_inventor ->
    [none] keines
   *[other] { $largest_inventor }
}.
part-cheap-trade = { $seat ->
    [none] {""}
   *[other] { $seat } hat Handel gespielt: 2 zu 1 mit der Bank bis zum Ende des Zugs.
}
tag-town = Stadtfeld
tag-landmark = Wahrzeichenfeld

## Was geschehen ist

event-settlement-built = { $seat } baut ein Rathaus in { $site }.
event-landmark-built = { $seat } baut das Wahrzeichen von { $site }: Der Weg dahinter ist für alle frei.
event-starting-goods = { $seat } beginnt mit { $goods }.
event-longest-road-taken = { $holder } hat jetzt die Längste Handelsstraße ({ $length }): 1 Punkt.
event-longest-road-taken-without-holder = Niemand hat mehr die Längste Handelsstraße.
event-largest-army-taken = { $holder } ist jetzt Größter Erfinder ({ $size ->
    [one] 1 Erfindung
   *[other] { $size } Erfindungen
}): 1 Punkt.
event-largest-army-taken-without-holder = Niemand ist mehr Größter Erfinder.
event-robber-moved = { $seat } versetzt den Erfinder auf { $place }.

alt-settlement = { $n ->
    [one] Rathaus
   *[other] Rathäuser
} { $places }
alt-robber = Erfinder auf { $place }.

score-line = -# { $mark }**{ $letter }** { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $development ->
    [one] 1 Entwicklungskarte
   *[other] { $development } Entwicklungskarten
} · Straße { $road } · { $knights ->
    [one] 1 Erfindung
   *[other] { $knights } Erfindungen
}{ $awards }
score-award-road = {" "}· Längste Handelsstraße
score-award-army = {" "}· Größter Erfinder

news-starting = +{ $goods } (zu Beginn)
hand-no-harbour = Der Vorrat nimmt 3 von einer Sorte für eines; hast du Handel gespielt, 2 bis zum Ende des Zuges.
card-rule = -# In jedem Zug kann eine Entwicklungskarte gespielt werden, und keine in dem Zug, in dem sie gekauft wurde. Errungenschaften bleiben verborgen, bis sie gewinnen.

## Warum nicht, und was stattdessen

illegal-not-for-settling = Auf { $site } ist kein Stadtfeld: Rathäuser stehen nur in Städten. Wähl eine davon.
illegal-no-landmark-field = Auf { $site } ist kein Wahrzeichenfeld. Jedes Wahrzeichen hat sein eigenes Feld; wähl eines, zu dem deine Straße führt.
illegal-landmark-stands = Das Wahrzeichen von { $site } steht schon, und es gibt nur eines. Der Weg dahinter ist frei.
illegal-road-not-connected = { $path } schließt an nichts von dir an. Aus einer Stadt führt deine Straße nur mit eigenem Rathaus dort, aus einem Wahrzeichenfeld erst, wenn das Wahrzeichen steht. Bau das zuerst, oder nimm einen anderen Weg.
illegal-no-piece-left = Du hast { $piece_kind ->
    [road] keine Straße
   *[other] kein Rathaus
} mehr: Alle sind schon auf dem Plan.
illegal-robber-must-move = Der Erfinder steht schon auf { $place } und muss weg. Wähl ein anderes Feld.
illegal-robber-not-here = Auf { $place } darf der Erfinder an diesem Tisch nicht. Wähl ein anderes Feld.
illegal-no-such-victim = { $victim } hat kein Rathaus an { $place } oder keine Karte zu ziehen. Wähl jemand anderen oder ein anderes Feld.
illegal-no-such-rate = Der Vorrat tauscht dir { $give } nicht gegen { $take }. Er nimmt 3 von einer Sorte für eines, oder 2, wenn du in diesem Zug Handel gespielt hast.

## Die Regeln

rules-setup =
    Der Plan hat 36 Felder: Wälder (Holz), Hügel (Lehm), Weiden (Wolle), Äcker (Getreide) und Gebirge (Erz). Jedes hat eine Zahl; Wüste und Häfen gibt es nicht. Die Kreuzungen sind von dreierlei Art: **Stadtfelder** für Rathäuser, **Wahrzeichenfelder** für je ein Wahrzeichen und **freie Kreuzungen**. Der Erfinder beginnt auf der Weide 12 südlich von Sinsheim.

    Der gedruckte Plan lag uns nicht vor: Dieser ist nach der wirklichen Geografie nachgebaut, und jedes Beispiel des Regelhefts stimmt auf ihm.

    Alle haben je 20 Straßen und 12 Rathäuser. Im Vorrat liegen anfangs 18 Karten je Rohstoff und 26 Entwicklungskarten.

    {"**"}Gründung.** Alle beginnen mit drei Rathäusern, also mit 3 Punkten, und ohne Straßen. Wer den Tisch eröffnet, bestimmt, wie:
    • **wo man will**: Reihum im Uhrzeigersinn setzen alle ein Rathaus auf ein freies Stadtfeld, dann in umgekehrter Reihenfolge ein zweites, dann im Uhrzeigersinn ein drittes. Das dritte bringt eine Karte für jedes Feld um es herum. Wer mit dem Gründen begonnen hat, hat den ersten Zug.
    • **nach Baukostenkarten**: Alle bekommen eine Karte zugelost. Sie nennt drei Städte und die Rohstoffe zu Beginn, mehr nicht. Zu dritt bleiben die Städte der vierten Karte frei.

    Wer beginnt, entscheidet das Los oder wer den Tisch eröffnet.

rules-turn =
    Dein Zug hat zwei Teile.
    {"**"}1. Erträge.** Beide Würfel fallen, und alle nehmen, was die Zahl bringt. Eine 7 ruft stattdessen den Erfinder.
    {"**"}2. Handeln und bauen**, in beliebiger Reihenfolge und so oft du willst.

    Eine **Entwicklungskarte** darfst du jederzeit in deinem Zug spielen, auch vor dem Wurf. (Die Übersicht des Regelhefts nennt nur den zweiten Teil, der ausführliche Abschnitt sagt „jederzeit“, und so spielen wir.) Tauschen und Bauen warten auf den Wurf; vorher geht nur, was eine Karte selbst gewährt.

    {"**"}Dein Zug endet erst, wenn du ihn beendest.** Nichts geschieht von selbst, nur weil scheinbar nichts mehr zu tun ist. So kannst du den letzten Schritt noch zurücknehmen, und dein Schweigen verrät niemandem, was du hast.

    Solange andere am Zug sind, kannst du auf Angebote antworten, der Person am Zug selbst eines machen, nach einer 7 Karten abgeben und deine Hand ansehen. Bauen oder mit jemand anderem tauschen kannst du dann nicht.

    {"**"}Würfel.** Üblich sind zwei faire Würfel, jeder Wurf unabhängig von allen anderen. Wählbar ist ein *Stapel* der 36 möglichen Würfe: Jeder kommt einmal vor, und bei 5 übrigen wird neu gemischt.

rules-production-title = Erträge
rules-production =
    Jedes Feld mit der gewürfelten Zahl bringt **eine Karte je Rathaus** an seinen Ecken. Es gilt für alle, egal wer gewürfelt hat. Zwei Rathäuser an einem Feld bringen zwei Karten.

    Nichts bringt das Feld, auf dem der Erfinder steht, von Anfang an; andere Felder mit derselben Zahl bringen etwas.

    {"**"}Wenn der Vorrat nicht reicht.** Von jedem Rohstoff gibt es 18 Karten. Kann der Vorrat von einem Rohstoff nicht allen geben, was ihnen zusteht, bekommt diesmal niemand davon. Einzige Ausnahme: Steht er nur einer Person zu, nimmt sie, was noch da ist. Andere Rohstoffe desselben Wurfs betrifft das nicht.

    Der Vorrat liegt offen: Wie viel von jedem Rohstoff noch da ist, steht beim Spielplan, ebenso die Zahl der Entwicklungskarten. Auch wie viele Karten jemand hat, ist öffentlich; welche es sind, nicht.

    {"**"}Wie oft eine Zahl fällt.** Von den 36 möglichen Würfen zeigt einer die 2, einer die 12, je zwei die 3 und die 11, und so fort bis zu je fünf für 6 und 8. Wenn der Bot dir Orte anbietet, zählt er das für die Felder ringsum zusammen („12 von 36“) und nennt die besten zuerst.

rules-seven-title = Sieben und Erfinder
rules-seven =
    Eine 7 bringt keine Erträge.
    {"**"}Zuerst wird abgegeben.** Wer **mehr als 7** Rohstoffkarten hat, gibt die Hälfte an den Vorrat zurück, abgerundet: 4 von 9. Alle, die es trifft, wählen gleichzeitig, und niemand sieht, welche Karten es waren. Entwicklungskarten zählen nicht mit.

    {"**"}Dann der Erfinder.** Wer gewürfelt hat, versetzt ihn auf ein *anderes* der 36 Felder. Stehen dort Rathäuser von anderen, die Karten auf der Hand haben, wählt man eine dieser Personen und zieht ihr blind eine Karte. Nach einer 7 kann man darauf nicht verzichten. Ein Feld, an dem es niemanden gibt, ist erlaubt.

    Solange der Erfinder auf einem Feld steht, bringt es niemandem etwas, auch dem nicht, der ihn dorthin versetzt hat.

    {"**"}Eine Erfindung** versetzt ihn ebenso, nur gibt dabei niemand Karten ab, und ob du dann eine Karte ziehst, entscheidest du.

    Welche Karte gewandert ist, erfahren nur die beiden, die es betrifft.

rules-building =
    Was etwas kostet:
    • **Straße**: 1 Holz, 1 Lehm
    • **Rathaus**: 1 Holz, 1 Lehm, 1 Wolle, 1 Getreide
    • **Wahrzeichen**: 2 Erz, 1 Getreide
    • **Entwicklungskarte**: 1 Wolle, 1 Getreide, 1 Erz

    {"**"}Straßen** liegen auf den Wegen, auf jedem eine. Eine neue beginnt an einem eigenen Rathaus oder schließt an eine eigene Straße an. Ob es weitergeht, entscheidet die Kreuzung dazwischen:
    • **freie Kreuzung**: ohne Bedingung, wer auch immer dort vorbeikommt;
    • **Stadtfeld**: nur, wenn dort dein eigenes Rathaus steht. Eine leere Stadt oder ein fremdes Rathaus versperrt den Weg;
    • **Wahrzeichenfeld**: erst, wenn das Wahrzeichen steht, egal wer es gebaut hat.
    Ein gutes Ende genügt: Darfst du von einer Seite kommen, ist es gleich, was an der anderen steht.

    {"**"}Rathäuser** stehen auf Stadtfeldern, zu denen eine eigene Straße führt, auf jedem eines. Eine Abstandsregel gibt es nicht, ausgebaut wird nie, und was steht, bleibt stehen. Jedes zählt **1 Punkt**.

    {"**"}Wahrzeichen** stehen auf ihrem eigenen Feld, wo eine deiner Straßen endet. Sie gehören niemandem und bleiben für immer. Punkte bringen sie **keine**: Sie öffnen den Weg. (Wer es von anderen Karten so kennt, kann beim Eröffnen 1 Punkt für den wählen, der baut.)

    Mehr als 20 Straßen und 12 Rathäuser kannst du nie auf dem Plan haben, die auf den Siegpunktfeldern mitgezählt.

rules-roads-title = Die Siegpunktfelder
rules-roads =
    Auf zwei Feldern am Rand steht ein Rathaus der Person, die führt. Es ist eines deiner 12, wird von selbst gesetzt und entfernt, wer auch am Zug ist, und zählt **1 Punkt** wie jedes andere. Entfernt, kannst du es wieder bauen. Hast du keines mehr zum Setzen, gehört der Punkt trotzdem dir.

    {"**"}Längste Handelsstraße.** Für die erste Person mit einer Straße von mindestens **5**. Es zählt die längste zusammenhängende Kette, in der keine Straße zweimal vorkommt; Abzweigungen zählen nicht dazu. Ein Rathaus von **jemand anderem** trennt sie; eigene Rathäuser, Wahrzeichen und leere Felder beider Art nicht.

    Wegnehmen kann man das Feld nur mit einer **echt längeren** Straße. Bei gleicher Länge bleibt es, wie es ist.

    {"**"}Wird eine Straße** durch ein neues Rathaus **unterbrochen**, wird neu gemessen:
    • Ist die bisherige noch unter den längsten, mit mindestens 5, bleibt das Feld, auch bei Gleichstand.
    • Sonst geht es an die eine Person, die nun die längste hat, mit mindestens 5.
    • Sind mehrere andere gleich lang, oder hat niemand 5, bleibt es leer, bis eine Person allein die längste hat.

    {"**"}Größter Erfinder.** Für die erste Person, die **3** Erfindungen gespielt hat, die offen vor ihr liegen bleiben; danach für die, die echt mehr gespielt hat. Gleich viele ändern nichts.

rules-cards =
    Es gibt 26: **14 Erfindungen, 3 Straßenbau, 3 Erfolgreiche Erfindung, 3 Handel, 3 Errungenschaften.** (Die Gesamtzahl nennt das Regelheft, die Aufteilung ist unsere.) Du kaufst sie im zweiten Teil deines Zuges, welche du bekommst, entscheidet das Los. Sind alle verkauft, war es das: Der Stapel wird nie erneuert.

    Spielen darfst du **eine** je Zug, und keine, die du im selben Zug gekauft hast.

    • **Erfindung**: Versetz den Erfinder auf ein anderes Feld; dann darfst du von jemandem mit einem Rathaus dort eine Karte ziehen. Gespielte bleiben offen liegen und zählen für den **Größten Erfinder**.
    • **Straßenbau**: zwei Straßen umsonst, nacheinander nach den üblichen Regeln, bevor du etwas anderes tust. Passt nur eine, ist es eine; passt keine, kann die Karte nicht gespielt werden.
    • **Erfolgreiche Erfindung**: zwei beliebige Karten aus dem Vorrat, gleich oder verschieden, sofort verwendbar.
    • **Handel**: Bis zum Ende des Zuges nimmt der Vorrat 2 von einer Sorte für eines, so oft du willst.
    • **Errungenschaft**: 1 Punkt, sobald du sie kaufst. Man spielt sie nie aus; sie zeigt sich erst, wenn sie das Spiel gewinnt, beliebig viele auf einmal, oder wenn es vorbei ist.

    Gespielte Fortschritte (Straßenbau, Erfolgreiche Erfindung, Handel) kommen aus dem Spiel. Wie viele Karten noch da sind und wie viele jemand hat, ist öffentlich.

rules-trade =
    Getauscht wird nach dem Wurf, und immer **mit der Person am Zug**: Sie darf mit allen tauschen, die anderen nur mit ihr. Angebote machen dürfen auch die anderen.

    Beide Seiten geben etwas. Geschenke sind nicht erlaubt, ebenso wenig derselbe Rohstoff auf beiden Seiten, etwa 2 Wolle gegen 1 Wolle. Nur Rohstoffkarten wechseln den Besitzer.

    {"**"}Angebote** stehen im Kanal und haben Knöpfe: annehmen, Gegenangebot, ablehnen. Nichts wird dafür zurückgelegt: Du darfst mehrere haben (höchstens 5) und in jedem dieselbe Karte versprechen. Beide Hände werden beim Annehmen geprüft; ist eine Karte inzwischen weg, wird das Angebot geschlossen, und nichts ändert sich. Was alle als unmöglich erkennen können, wird abgeräumt. Mit dem Zug enden alle.

    Wer den Tisch eröffnet, bestimmt, wer bei einem Angebot an mehrere zum Zug kommt: *wer zuerst annimmt*, oder *wen man* unter den Zusagen *auswählt*.

    {"**"}Der Vorrat** nimmt von allen **3** von einer Sorte für eine Karte der Wahl, so oft man will. Hast du *Handel* gespielt, nimmt er bis zum Ende des Zuges **2**, immer für eine andere Sorte. Was der Vorrat nicht hat, kann man nicht nehmen.

rules-winning =
    Wer **im eigenen Zug** zu dritt **12**, zu viert **10 Punkte** hat, gewinnt, und zwar in diesem Augenblick. (Wählbar sind auch andere Zahlen; die gewählte steht beim Spielplan.)

    • Rathaus auf dem Plan: 1
    • Längste Handelsstraße: 1
    • Größter Erfinder: 1
    • Errungenschaft: 1

    {"**"}Nur im eigenen Zug.** Erreichst du die Zahl, während andere am Zug sind, etwa weil eine fremde Straße unterbrochen wurde, gewinnst du zu Beginn deines nächsten Zuges, noch vor dem Wurf, wenn du die Punkte dann noch hast. Erreicht sie die Person am Zug vorher, hat sie gewonnen.

    Der Bot schaut jedes Mal nach, wenn sich Punkte geändert haben können, auch Errungenschaften. Du musst also nichts ansagen und kannst nichts übersehen. Wenn du gewinnst, werden sie aufgedeckt, auch eine in diesem Zug gekaufte.

    Beim Spielplan stehen die Punkte, die alle sehen. Deine Hand zeigt deine samt den verdeckten.
