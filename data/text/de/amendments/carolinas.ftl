### Die Carolinas: was dort neu ist, und was anders heißt als im Basisspiel.
### Eine Textzeile darf nicht mit einem Stern beginnen, daher {"**"}.

## Der Tisch

table-carolinas = Die Carolinas
map-carolinas = Die Carolinas, von uns nachgebaut
map-carolinas-5-6 = Die Carolinas für fünf und sechs, von uns nachgebaut

## Was auf dem Tisch liegt

terrain-outer-banks = Outer Banks
typed-terrain-outer-banks = outer banks sand
tag-city = Stadtfeld
tag-crowded = ohne Abstandsregel
tag-token = Siegpunktkreuzung (zu fünft und sechst ein Stadtfeld)
tag-waterway = Wasserweg, keine Straße
tag-closed = kein Straßenfeld
part-tokens = { $free_count ->
    [0] Alle Siegpunktmarken sind vergeben, an { $owners }.
   *[other] Siegpunktmarken liegen noch bei { $free }. { $owners_count ->
        [0] Vergeben ist noch keine.
       *[other] Vergeben an { $owners }.
    }
}

## Was man tun kann

action-found-settlement = Eine Siedlung in { $site } gründen
action-build-settlement = Eine Siedlung in { $site } bauen

ask-found-settlement-site = Welches Stadtfeld bekommt deine Siedlung?
ask-build-settlement-site = Welches Stadtfeld bekommt die Siedlung?

hand-harbours = Deine Handelsstraßenfelder: { $harbours }.
hand-no-harbour = Du hast kein Handelsstraßenfeld: Der Vorrat nimmt 4 von einer Sorte für eines.

## Was geschehen ist

event-settlement-built = { $seat } baut eine Siedlung in { $site }.
event-city-built = { $seat } baut die Siedlung in { $site } zur Stadt aus.
event-victory-token-taken = { $seat } erreicht { $site } zuerst mit einer Straße und nimmt die Siegpunktmarke: 1 Punkt.

## Warum nicht, und was stattdessen

illegal-not-for-settling = Auf { $site } ist kein Stadtfeld: Siedlungen stehen nur auf Stadtfeldern mit Namen. Wähl eines davon.
illegal-cannot-found-here = In { $site } lässt sich keine Siedlung gründen: Daneben ist kein Straßenfeld für die erste Straße frei. Wähl ein anderes Stadtfeld.
illegal-no-own-road-here = Keine Straße von dir führt nach { $site }, und kein Wasserweg, den du benutzen darfst. Bau erst eine Straße dorthin oder eine Siedlung am Wasserweg.
illegal-not-for-roads = { $path } ist kein Straßenfeld, sondern Wasser: Dort kann keine Straße liegen. Wähl einen anderen Weg.
illegal-road-not-connected = { $path } schließt an nichts von dir an. Über ein Stadtfeld hinaus geht es erst, wenn dort deine eigene Siedlung oder Stadt steht. Bau die zuerst, oder nimm einen anderen Weg.
illegal-no-such-rate = Der Vorrat tauscht dir { $give } nicht gegen { $take }. Er nimmt 4 von einer Sorte für eines, 3 mit einer Straße auf einem 3:1-Handelsstraßenfeld, 2 mit einer auf dem der Sorte.

## Die Regeln

rules-setup =
    Der Plan hat 38 Felder: Wälder (Holz), Hügelländer (Lehm), Weiden (Wolle), Äcker (Getreide), Gebirge (Erz) und bei Cape Hatteras die **Outer Banks**, die nichts bringen. Dort beginnt der Räuber. Alles liegt immer gleich. Der gedruckte Plan lag uns nicht vor: Dieser ist nach der wirklichen Geografie nachgebaut.

    Häfen gibt es nicht, dafür
    • 32 **Stadtfelder** mit Namen, 19 in North und 13 in South Carolina: Nur dort wird gebaut;
    • **Handelsstraßenfelder**: vier mit 3:1, und je eines mit 2:1 für jeden Rohstoff;
    • **Wasserwege** in den Sunden der Outer Banks;
    • sechs **Siegpunktkreuzungen** am Rand. Zu dritt und zu viert liegt auf jeder eine Siegpunktmarke. Zu fünft und sechst gibt es keine Marken, und sie sind Stadtfelder wie alle anderen.

    Alle haben je 15 Straßen, 5 Siedlungen und 4 Städte. Im Vorrat liegen anfangs 19 Karten je Rohstoff und 25 Entwicklungskarten, zu fünft und sechst 24 und 34.

    {"**"}Gründung.** Das Los bestimmt, wer beginnt. Reihum im Uhrzeigersinn setzen alle eine Siedlung auf ein Stadtfeld und eine Straße daneben, dann in umgekehrter Reihenfolge eine zweite mit Straße. Daneben muss ein Straßenfeld frei sein, in Cape Hatteras beginnt also niemand. Schon eine erste Straße kann eine Marke nehmen. Die zweite Siedlung bringt eine Karte für jedes Feld um sie herum, das etwas hergibt. Danach hat den ersten Zug, wer begonnen hat.

rules-production =
    Jedes Feld mit der gewürfelten Zahl bringt allen etwas, die an einer seiner Ecken gebaut haben: **eine Karte je Siedlung, zwei je Stadt**, und das für jedes solche Feld. Es gilt für alle, egal wer gewürfelt hat. Orte am Rand bekommen von jedem Feld, das sie berühren, und sei es nur eines.

    Nichts bringen das Feld, auf dem der Räuber steht, und die Outer Banks.

    {"**"}Wenn der Vorrat nicht reicht.** Von jedem Rohstoff gibt es 19 Karten, zu fünft oder sechst 24. Kann der Vorrat von einem Rohstoff nicht allen geben, was ihnen zusteht, bekommt diesmal niemand davon. Einzige Ausnahme: Steht er nur einer Person zu, nimmt sie, was noch da ist. Andere Rohstoffe desselben Wurfs betrifft das nicht.

    Der Vorrat liegt offen: Wie viel von jedem Rohstoff noch da ist, steht beim Spielplan, ebenso die Zahl der Entwicklungskarten. Auch wie viele Karten jemand hat, ist öffentlich; welche es sind, nicht.

    Die Karten kommen sofort und ungefragt, niemand kann also etwas vergessen.

    {"**"}Wie oft eine Zahl fällt.** Von den 36 möglichen Würfen zeigt einer die 2, einer die 12, je zwei die 3 und die 11, und so fort bis zu je fünf für 6 und 8. Wenn der Bot dir Orte anbietet, zählt er das für die Felder ringsum zusammen („12 von 36“) und nennt die besten zuerst.

rules-seven =
    Eine 7 bringt keine Erträge.
    {"**"}Zuerst wird abgegeben.** Wer **mehr als 7** Rohstoffkarten hat, gibt die Hälfte an den Vorrat zurück, abgerundet: 4 von 8, und 4 von 9. Alle, die es trifft, wählen gleichzeitig und in beliebiger Reihenfolge, und niemand sieht, welche Karten es waren. Entwicklungskarten zählen nicht mit. Das geschieht einmal, bevor etwas gestohlen wird.

    {"**"}Dann der Räuber.** Wer gewürfelt hat, versetzt ihn auf ein *anderes* Feld. Er darf auf jedes, auch zurück auf die Outer Banks, aber nicht stehen bleiben. Haben dort andere gebaut, die Karten auf der Hand haben, wählt man eine dieser Personen und zieht ihr blind eine Karte, auch in Kitty Hawk und Cape Hatteras, obwohl die Outer Banks nichts bringen. Darauf verzichten kann man nicht, und wer nichts hat, kann nicht gewählt werden. Ein Feld, an dem es niemanden zu berauben gibt, ist erlaubt.

    Solange der Räuber auf einem Feld steht, bringt es niemandem etwas. Handelsstraßenfelder daneben wirken weiter.

    {"**"}Ein Ritter** versetzt den Räuber genauso, nur muss dabei niemand Karten abgeben.

    Welche Karte gewandert ist, erfahren nur die beiden, die es betrifft.

    Einen freundlichen Räuber gibt es hier nicht: Wer wenige Punkte hat, wird nicht geschont, und eine 7 gilt ab der ersten Runde.

rules-building =
    Was etwas kostet:
    • **Straße**: 1 Holz, 1 Lehm
    • **Siedlung**: 1 Holz, 1 Lehm, 1 Wolle, 1 Getreide
    • **Stadt**: 2 Getreide, 3 Erz, anstelle einer Siedlung
    • **Entwicklungskarte**: 1 Wolle, 1 Getreide, 1 Erz

    {"**"}Siedlungen** stehen nur auf **Stadtfeldern**, zu denen eine eigene Straße oder ein Wasserweg führt. **Die Abstandsregel:** Die benachbarten Kreuzungen müssen leer sein, egal wem was gehört. In **Springfield, Greensboro, Winston-Salem, Chapel Hill und Raleigh/Durham** gilt sie nicht, alle fünf können also bebaut werden.

    {"**"}Straßen** liegen auf Straßen- und Handelsstraßenfeldern, auf jedem eine: Das sind alle Wege außer den Wasserwegen und dem Strand der Outer Banks. Eine neue schließt an eine eigene Straße, Siedlung oder Stadt an. **Über ein Stadtfeld hinaus** geht es erst, wenn dort *deine eigene* Siedlung oder Stadt steht: Ein leeres Feld hält sie auf, ein fremdes auch. Andere Kreuzungen halten niemanden auf, und ein gutes Ende genügt.

    {"**"}Siegpunktkreuzungen.** Zu dritt und viert nimmt die erste Straße, die eine erreicht, deren Marke für immer: 1 Punkt. Bauen kann dort niemand, Straßen gehen frei hindurch. Zu fünft und sechst sind sie in allem Stadtfelder.

    {"**"}Städte** ersetzen eigene Siedlungen, jederzeit nach deren Bau, auch im selben Zug. Die Siedlung kommt zu deinen Figuren zurück.

    Mehr als 15 Straßen, 5 Siedlungen und 4 Städte kannst du nie auf dem Plan haben. Was gebaut ist, bleibt stehen. Eine Siedlung zählt 1 Punkt, eine Stadt 2.

rules-water-title = Wasserwege
rules-water =
    Blaue **Wasserwege** führen von Elizabeth City durch die Sunde nach Kitty Hawk, Cape Hatteras und Morehead City. Sie stehen für die Fähren der Outer Banks.

    Sobald du auf einem **Stadtfeld am Wasserweg** eine Siedlung oder Stadt hast, auch eine aus der Gründung, gelten dieser Wasserweg und alle mit ihm verbundenen wie eigene Straßen:
    • Du darfst auf jedem Stadtfeld siedeln, das sie berühren, wenn die Abstandsregel es zulässt;
    • du darfst Straßen beginnen, wo sie eine Kreuzung ohne Stadtfeld oder mit deiner eigenen Siedlung oder Stadt berühren.

    {"**"}Sie gehören allen gemeinsam.** Beliebig viele dürfen sie benutzen, und kein Gebäude unterbricht sie für die anderen.

    {"**"}Straßen liegen nie darauf.** Und sie zählen nicht mit: Ein Wasserweg bringt nichts für die Längste Handelsstraße und verbindet keine zwei Stücke davon. Auch eine Siegpunktmarke nimmt er nicht, das tut nur eine gebaute Straße.

rules-roads =
    Wer zuerst eine Straße von mindestens **5** hat, bekommt die Längste Handelsstraße: 2 Punkte.

    Es zählt die längste zusammenhängende Kette, in der keine Straße zweimal vorkommt. Abzweigungen zählen nicht dazu. Straßen auf Handelsstraßenfeldern zählen wie alle anderen, **Wasserwege zählen nichts** und verbinden nichts.

    Die Kette darf eine Kreuzung mehrmals berühren, aber nicht durch eine hindurch, auf der **jemand anderes** gebaut hat; dort enden darf sie. Eigene Gebäude unterbrechen sie nicht, ein leeres Stadtfeld, an dem deine Straßen von zwei Seiten zusammenkommen, auch nicht.

    Wegnehmen kann man die Karte nur mit einer **echt längeren** Straße. Bei gleicher Länge bleibt sie, wo sie ist.

    {"**"}Wird eine Straße** durch eine neue Siedlung **unterbrochen**, wird neu gemessen:
    • Ist die bisherige noch unter den längsten, mit mindestens 5, bleibt die Karte, auch bei Gleichstand.
    • Sonst geht sie an die eine Person, die nun die längste hat, mit mindestens 5.
    • Sind mehrere andere gleich lang, oder hat niemand 5, liegt die Karte beiseite, bis eine Person allein die längste hat.

    Gemessen wird nach jeder Straße und jeder Siedlung, wer auch am Zug ist, bei der Gründung und den freien Straßen einer Karte ebenso. Wie lang die Straßen sind, steht beim Spielplan.

rules-trade =
    Getauscht wird nach dem Wurf, und immer **mit der Person am Zug**: Sie darf mit allen tauschen, die anderen nur mit ihr. Angebote machen dürfen auch die anderen.

    Beide Seiten geben etwas. Geschenke sind nicht erlaubt, ebenso wenig derselbe Rohstoff auf beiden Seiten, etwa 2 Wolle gegen 1 Wolle.

    {"**"}Angebote** stehen im Kanal und haben Knöpfe: annehmen, Gegenangebot, ablehnen. Nichts wird dafür zurückgelegt: Du darfst mehrere haben (höchstens 5) und in jedem dieselbe Karte versprechen. Beide Hände werden beim Annehmen geprüft; ist eine Karte inzwischen weg, wird das Angebot geschlossen, und nichts ändert sich. Was alle als unmöglich erkennen können, wird abgeräumt. Mit dem Zug enden alle.

    Wer den Tisch eröffnet, bestimmt, wer bei einem Angebot an mehrere zum Zug kommt: *wer zuerst annimmt*, oder *wen man* unter den Zusagen *auswählt*.

    {"**"}Der Vorrat** nimmt 4 von einer Sorte für eine Karte deiner Wahl. Mit einer **eigenen Straße auf einem 3:1-Handelsstraßenfeld** nimmt er 3 von einer Sorte, auf dem eines Rohstoffs 2 davon. Das gilt, sobald die Straße liegt, und nur für dich; eine Siedlung daneben bewirkt nichts. Was der Vorrat nicht hat, kann man nicht nehmen.

rules-winning =
    Wer **im eigenen Zug** genug Punkte hat, gewinnt, und zwar in diesem Augenblick: **13 zu dritt, 12 zu viert, 10 zu fünft und sechst**. (Wählbar sind auch andere Zahlen; die gewählte steht beim Spielplan.)

    • Siedlung: 1
    • Stadt: 2
    • Siegpunktmarke: 1
    • Längste Handelsstraße: 2
    • Größte Rittermacht: 2
    • Siegpunktkarte: 1

    {"**"}Nur im eigenen Zug.** Erreichst du die Zahl, während andere am Zug sind, gewinnst du zu Beginn deines nächsten Zuges, noch vor dem Wurf, wenn du die Punkte dann noch hast. Erreicht sie die Person am Zug vorher, hat sie gewonnen.

    Der Bot schaut jedes Mal nach, wenn sich Punkte geändert haben können, auch die verdeckten. Du musst also nichts ansagen und kannst nichts übersehen. Wenn du gewinnst, werden deine Siegpunktkarten aufgedeckt.

    Beim Spielplan stehen die Punkte, die alle sehen. Deine Hand zeigt deine samt den verdeckten.
