### `/rules`: das Basisspiel, wie es hier gespielt wird, in eigenen Worten, ein Kapitel je Nachricht (höchstens 1.800 Zeichen).
### Eine Textzeile darf nicht mit einem Stern beginnen, daher {"**"}.
### Was andere Ausgaben oder Hausregeln anders halten, steht dort, wo man danach fragen würde.

rules-intro = Das sind die Regeln, wie dieser Bot sie spielt, in eigenen Worten erzählt. Er ist ein inoffizielles Projekt von Fans und ersetzt weder das Spiel noch seine Anleitung. Wähl ein Kapitel.

rules-setup-title = Aufbau
rules-setup =
    Der Plan hat 19 Felder: 4 Wälder (Holz), 3 Hügelländer (Lehm), 4 Weiden (Wolle), 4 Äcker (Getreide), 3 Gebirge (Erz) und eine Wüste, die nichts bringt. Neun Häfen liegen an der Küste. Wer den Tisch eröffnet, bestimmt den Aufbau:
    • **ausgelost**: Landschaft und Zahlen werden gezogen, bis keine zwei roten Zahlen (6 und 8) nebeneinander liegen;
    • **Spirale**: Die Landschaft wird ausgelost, die Zahlen folgen ihren Buchstaben von einer ausgelosten Ecke die Küste entlang nach innen, an der Wüste vorbei;
    • **für Einsteiger**: Landschaft, Zahlen und Häfen liegen fest; wo du siedelst, entscheidest du auch hier selbst.

    Alle haben je 15 Straßen, 5 Siedlungen und 4 Städte, mehr nicht. Im Vorrat liegen anfangs 19 Karten je Rohstoff und 25 Entwicklungskarten.

    {"**"}Zu fünft oder sechst** hat die Insel 30 Felder: 6 Wälder, 5 Hügelländer, 6 Weiden, 6 Äcker, 5 Gebirge und 2 Wüsten; auf einer davon steht anfangs der Räuber. Dazu kommen elf Häfen, 24 Karten je Rohstoff und 34 Entwicklungskarten. Die Landschaft wird immer ausgelost.

    {"**"}Gründung.** Das Los bestimmt, wer beginnt. Reihum im Uhrzeigersinn setzen alle eine Siedlung und eine Straße daneben, dann in umgekehrter Reihenfolge eine zweite Siedlung mit Straße. Wer zuletzt dran ist, setzt also zweimal hintereinander. Erlaubt ist jede Kreuzung, die die Abstandsregel einhält (siehe *Bauen*) und neben der noch ein Weg frei ist.

    Die zweite Siedlung bringt eine Karte für jedes Feld um sie herum, das etwas hergibt. Danach hat den ersten Zug, wer begonnen hat.

rules-turn-title = Der Zug
rules-turn =
    Dein Zug hat zwei Teile.
    {"**"}1. Würfeln.** Beide Würfel fallen, und alle nehmen, was die Zahl bringt. Eine 7 weckt stattdessen den Räuber.
    {"**"}2. Tauschen und bauen**, in beliebiger Reihenfolge und so oft du willst. Getrennte Phasen gibt es nicht: Du kannst bauen, danach tauschen und wieder bauen.

    Eine **Entwicklungskarte** darfst du jederzeit in deinem Zug spielen, auch vor dem Wurf. Ein Ritter vor dem Wurf ist oft klug: Er schafft den Räuber weg, bevor die Zahl fällt. Tauschen und Bauen warten auf den Wurf; vorher geht nur, was eine Karte selbst gewährt (zwei Straßen, zwei Rohstoffe).

    {"**"}Dein Zug endet erst, wenn du ihn beendest.** Nichts geschieht von selbst, nur weil scheinbar nichts mehr zu tun ist. So kannst du den letzten Schritt noch zurücknehmen, und dein Schweigen verrät niemandem, was du hast.

    Solange andere am Zug sind, kannst du auf Angebote antworten, der Person am Zug selbst eines machen, nach einer 7 Karten abgeben und deine Hand ansehen. Bauen oder mit jemand anderem tauschen kannst du dann nicht.

    {"**"}Würfel.** Üblich sind zwei faire Würfel, jeder Wurf unabhängig von allen anderen. Wählbar ist ein *Stapel* der 36 möglichen Würfe: Jeder kommt einmal vor, und bei 5 übrigen wird neu gemischt. Das gleicht das Glück über ein Spiel aus, und alle dürfen mitzählen.

    {"**"}Zu fünft oder sechst** folgt auf jeden Zug eine *außerordentliche Bauphase*: Reihum dürfen alle anderen bauen und Entwicklungskarten kaufen, oder sie passen. Niemand tauscht dabei, auch nicht mit dem Vorrat, spielt eine Karte oder gewinnt. Eine dabei gekaufte Karte ist in deinem nächsten Zug spielbar. Wählbar ist stattdessen der *Doppelzug*: Wer drei Plätze weiter links sitzt, hat danach auch einen Zug, ohne Wurf und ohne Tausch mit anderen, und kann darin gewinnen.

rules-production-title = Erträge
rules-production =
    Jedes Feld mit der gewürfelten Zahl bringt allen etwas, die an einer seiner Ecken gebaut haben: **eine Karte je Siedlung, zwei je Stadt**, und das für jedes solche Feld. Es gilt für alle, egal wer gewürfelt hat.

    Nichts bringen das Feld, auf dem der Räuber steht, und die Wüste.

    {"**"}Wenn der Vorrat nicht reicht.** Von jedem Rohstoff gibt es 19 Karten, zu fünft oder sechst 24. Kann der Vorrat von einem Rohstoff nicht allen geben, was ihnen zusteht, bekommt diesmal niemand davon. Einzige Ausnahme: Steht er nur einer Person zu, nimmt sie, was noch da ist. Andere Rohstoffe desselben Wurfs betrifft das nicht.

    Der Vorrat liegt offen: Wie viel von jedem Rohstoff noch da ist, steht beim Spielplan, ebenso die Zahl der Entwicklungskarten. Auch wie viele Karten jemand hat, ist öffentlich; welche es sind, nicht.

    Die Karten kommen sofort und ungefragt, niemand kann also etwas vergessen.

    {"**"}Wie oft eine Zahl fällt.** Von den 36 möglichen Würfen zeigt einer die 2, einer die 12, je zwei die 3 und die 11, und so fort bis zu je fünf für 6 und 8. Wenn der Bot dir Orte anbietet, zählt er das für die Felder ringsum zusammen („12 von 36“) und nennt die besten zuerst.

rules-seven-title = Sieben und Räuber
rules-seven =
    Eine 7 bringt keine Erträge.
    {"**"}Zuerst wird abgegeben.** Wer **mehr als 7** Rohstoffkarten hat, gibt die Hälfte an den Vorrat zurück, abgerundet: 4 von 8, und 4 von 9. Alle, die es trifft, wählen gleichzeitig und in beliebiger Reihenfolge, und niemand sieht, welche Karten es waren. Entwicklungskarten zählen nicht mit. Das geschieht einmal, bevor etwas gestohlen wird.

    {"**"}Dann der Räuber.** Wer gewürfelt hat, versetzt ihn auf ein *anderes* Feld. Er darf überallhin an Land, auch zurück in die Wüste, aber nicht stehen bleiben. Haben dort andere gebaut, die Karten auf der Hand haben, wählt man eine dieser Personen und zieht ihr blind eine Karte. Darauf verzichten kann man nicht, und wer nichts hat, kann nicht gewählt werden. Ein Feld, an dem es niemanden zu berauben gibt, ist erlaubt.

    Solange der Räuber auf einem Feld steht, bringt es niemandem etwas. Häfen daneben bleiben offen.

    {"**"}Ein Ritter** versetzt den Räuber genauso, nur muss dabei niemand Karten abgeben.

    Welche Karte gewandert ist, erfahren nur die beiden, die es betrifft.

    Einen freundlichen Räuber gibt es hier nicht: Wer wenige Punkte hat, wird nicht geschont, und eine 7 gilt ab der ersten Runde.

rules-building-title = Bauen
rules-building =
    Was etwas kostet:
    • **Straße**: 1 Holz, 1 Lehm
    • **Siedlung**: 1 Holz, 1 Lehm, 1 Wolle, 1 Getreide
    • **Stadt**: 2 Getreide, 3 Erz, anstelle einer Siedlung
    • **Entwicklungskarte**: 1 Wolle, 1 Getreide, 1 Erz

    {"**"}Straßen** liegen auf den Wegen zwischen den Feldern, auch an der Küste, auf jedem eine. Eine neue schließt an eine eigene Straße, Siedlung oder Stadt an. *Durch* eine Kreuzung, auf der andere gebaut haben, geht es nicht weiter; bis zu ihr schon.

    {"**"}Siedlungen** stehen auf Kreuzungen, zu denen eine eigene Straße führt. **Die Abstandsregel:** Die benachbarten Kreuzungen müssen leer sein, egal wem was gehört. Sie gilt auch bei der Gründung.

    {"**"}Städte** ersetzen eigene Siedlungen, jederzeit nach deren Bau, auch im selben Zug. Die Siedlung kommt zu deinen Figuren zurück und kann wieder gebaut werden. Stehen alle fünf Siedlungen, brauchst du also erst eine Stadt für die nächste, und stehen alle vier Städte, lässt sich keine Siedlung mehr ausbauen.

    Mehr als 15 Straßen, 5 Siedlungen und 4 Städte kannst du nie auf dem Plan haben. Was gebaut ist, bleibt stehen.

    Punkte: eine Siedlung 1, eine Stadt 2. Eine Stadt bringt zwei Karten, wo eine Siedlung eine bringt.

rules-roads-title = Die Längste Handelsstraße
rules-roads =
    Wer zuerst eine Straße von mindestens **5** hat, bekommt die Längste Handelsstraße: 2 Punkte.

    Es zählt die längste zusammenhängende Kette, in der keine Straße zweimal vorkommt. Abzweigungen zählen nicht dazu. Ein Rundweg darf ganz durchlaufen werden. Die Kette darf eine Kreuzung mehrmals berühren, aber nicht durch eine hindurch, auf der **jemand anderes** gebaut hat; dort enden darf sie. Eigene Gebäude unterbrechen sie nicht.

    Wegnehmen kann man die Karte nur mit einer **echt längeren** Straße. Bei gleicher Länge bleibt sie, wo sie ist.

    {"**"}Wird eine Straße** durch eine neue Siedlung **unterbrochen**, wird neu gemessen:
    • Ist die bisherige noch unter den längsten, mit mindestens 5, bleibt die Karte, auch bei Gleichstand.
    • Sonst geht sie an die eine Person, die nun die längste hat, mit mindestens 5.
    • Sind mehrere andere gleich lang, oder hat niemand 5, liegt die Karte beiseite, bis eine Person allein die längste hat.

    Gemessen wird nach jeder Straße und jeder Siedlung, wer auch am Zug ist, bei der Gründung und den freien Straßen einer Karte ebenso. Wie lang die Straßen sind, steht beim Spielplan.

rules-cards-title = Entwicklungskarten
rules-cards =
    Es gibt 25: **14 Ritter, 5 Siegpunkte, 2 Straßenbau, 2 Erfindung, 2 Monopol** (zu fünft oder sechst 34: 20, 5, 3, 3, 3). Du kaufst sie im zweiten Teil deines Zuges, welche du bekommst, entscheidet das Los. Sind alle verkauft, war es das; gespielte kommen nicht zurück.

    Spielen darfst du **eine** je Zug, und keine, die du im selben Zug gekauft hast. Siegpunkte sind ausgenommen: Man spielt sie nie aus.

    • **Ritter**: Versetz den Räuber und zieh eine Karte wie nach einer 7, ohne dass jemand abgibt. Wer zuerst drei gespielt hat, bekommt die **Größte Rittermacht** (2 Punkte); wer danach *mehr* gespielt hat, übernimmt sie.
    • **Straßenbau**: zwei Straßen umsonst, nacheinander nach den üblichen Regeln, bevor du etwas anderes tust. Passt nur eine, oder hast du nur eine, ist es eine; passt keine, kann die Karte nicht gespielt werden.
    • **Erfindung**: zwei beliebige Karten aus dem Vorrat, gleich oder verschieden, sofort verwendbar. Hat er weniger, nimmst du, was da ist.
    • **Monopol**: Nenn einen Rohstoff, und alle geben dir alles, was sie davon haben.
    • **Siegpunkt**: 1 Punkt, sobald du ihn kaufst. Er bleibt verdeckt und zeigt sich erst, wenn er das Spiel gewinnt oder das Spiel vorbei ist.

    Der Stapel ist nicht vorgemischt: Jede Karte wird beim Kauf gezogen. Wie viele noch da sind und wie viele jemand hat, ist öffentlich.

rules-trade-title = Tauschen
rules-trade =
    Getauscht wird nach dem Wurf, und immer **mit der Person am Zug**: Sie darf mit allen tauschen, die anderen nur mit ihr. Angebote machen dürfen auch die anderen.

    Beide Seiten geben etwas. Geschenke sind nicht erlaubt, ebenso wenig derselbe Rohstoff auf beiden Seiten, etwa 2 Wolle gegen 1 Wolle. Nur Rohstoffkarten wechseln den Besitzer.

    {"**"}Angebote** stehen im Kanal und haben Knöpfe: annehmen, Gegenangebot, ablehnen. Nichts wird dafür zurückgelegt: Du darfst mehrere haben (höchstens 5) und in jedem dieselbe Karte versprechen. Beide Hände werden beim Annehmen geprüft; ist eine Karte inzwischen weg, wird das Angebot geschlossen, und nichts ändert sich. Was alle als unmöglich erkennen können, wird abgeräumt. Mit dem Zug enden alle.

    Wer den Tisch eröffnet, bestimmt, wer bei einem Angebot an mehrere zum Zug kommt: *wer zuerst annimmt*, oder *wen man* unter den Zusagen *auswählt*.

    {"**"}Der Vorrat** nimmt 4 von einer Sorte für eine Karte deiner Wahl. Mit einem Gebäude am **3:1-Hafen** nimmt er 3 von einer Sorte, am Hafen eines Rohstoffs 2 davon. Ein Hafen wirkt, sobald du dort baust, und nur für dich. Was der Vorrat nicht hat, kann man nicht nehmen.

rules-winning-title = Gewinnen
rules-winning =
    Wer **im eigenen Zug 10 Punkte** hat, gewinnt, und zwar in diesem Augenblick. (Wählbar sind auch andere Zahlen von 8 bis 13; die gewählte steht beim Spielplan.)

    • Siedlung: 1
    • Stadt: 2
    • Längste Handelsstraße: 2
    • Größte Rittermacht: 2
    • Siegpunktkarte: 1

    {"**"}Nur im eigenen Zug.** Erreichst du die Zahl, während andere am Zug sind, etwa weil eine fremde Straße unterbrochen wurde, gewinnst du zu Beginn deines nächsten Zuges, noch vor dem Wurf, wenn du die Punkte dann noch hast. Erreicht sie die Person am Zug vorher, hat sie gewonnen.

    Der Bot schaut jedes Mal nach, wenn sich Punkte geändert haben können, auch die verdeckten. Du musst also nichts ansagen und kannst nichts übersehen. Wenn du gewinnst, werden deine Siegpunktkarten aufgedeckt.

    Beim Spielplan stehen die Punkte, die alle sehen. Deine Hand zeigt deine samt den verdeckten.

rules-ending-title = Wenn ein Spiel anders endet
rules-ending =
    Manche Spiele gewinnt niemand nach Punkten. Damit keines ewig dauert:

    {"**"}Nichts mehr zu tun.** Kann niemand mehr einen Punkt gewinnen, weil für alles, was zählt, Platz oder Figuren fehlen und keine Karte mehr hilft, endet das Spiel sofort.

    {"**"}Nichts geschieht.** Haben sich 100 Runden lang niemandes Punkte geändert, wird der Tisch gefragt, ob er aufhören will. Computer stimmen zu.

    {"**"}Nach Absprache.** Jederzeit darf jemand vorschlagen, hier aufzuhören. Es endet, wenn alle Plätze zugestimmt haben; ein einziges „Weiterspielen“ nimmt die Frage vom Tisch. Computer schließen sich an, wenn alle Menschen am Tisch es wollen.

    In diesen Fällen gewinnen die meisten Punkte, verdeckte mitgezählt, und bei Gleichstand teilt man sich den Sieg.

    Ist ein Spiel vorbei, liegt alles offen: alle Hände und alle Karten.

rules-bot-title = Wie dieser Bot spielt
rules-bot =
    {"**"}Orte.** Kreuzungen sind von Nordwesten an Reihe für Reihe nummeriert, „14“ ist also immer dieselbe Ecke. Ein Weg heißt nach seinen Enden, „14-15“; ein Feld nach Zahl und Rohstoff, „8 Erz“, oder H7. Beim Tippen ist der Bot nachsichtig: „Erz 8 Wolle“ oder ein Buchstabe vom Bild genügt. Hinter deinem Rücken verbessert er nichts.

    {"**"}Geheimes.** Deine Karten siehst nur du. Die öffentlichen Knöpfe sehen gleich aus, egal was du hast.

    {"**"}Das Glück** kommt aus einem Startwert, den niemand sieht, solange das Spiel läuft. Würfel, Diebstähle und Karten haben eigene Ströme: Was vor einem Wurf geschieht, kann ihn nicht ändern.

    {"**"}Zurücknehmen** kannst du, was du seit dem letzten Wurf, der letzten gezogenen Karte, dem letzten Diebstahl, Geheimnis oder Zug von anderen getan hast; alle sehen, dass du es tust.

    {"**"}Zeit.** Niemand fliegt durch eine Uhr hinaus. Das Spiel wartet, und ruft dich einmal, wenn du dran bist.

    {"**"}Computer** wissen nur, was ein Mensch auf ihrem Platz wüsste, und tun einen Augenblick so, als dächten sie nach.

    Das hier ist ein inoffizielles Projekt von Fans. CATAN ist eine Marke der CATAN GmbH, die nichts damit zu tun hat.
