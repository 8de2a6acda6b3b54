### Reis & Tabak, Regel 10 der Carolinas: die beiden Handelsgüter und was aus ihnen wird.
### Eine Textzeile darf nicht mit einem Stern beginnen, daher {"**"}.

## Der Tisch

table-rice-and-tobacco = Reis & Tabak

## Was auf dem Tisch liegt

good-rice = Reis
typed-good-rice = reis 🍚
good-tobacco = Tabak
typed-good-tobacco = tabak 🍂
tag-north-carolina = North Carolina: Tabak
tag-south-carolina = South Carolina: Reis
part-preferences = {""}
part-preferences-seat = { $wishes ->
    [fewer] {""}
    [tobacco] { $name } nimmt lieber Tabak.
    [rice] { $name } nimmt lieber Reis.
   *[none] { $name } nimmt weder Reis noch Tabak.
}

## Was man tun kann

action-prefer = { $wish ->
    [fewer] Wenn ein Wurf mir nichts bringt, die Sorte nehmen, von der ich weniger habe
    [tobacco] Wenn ein Wurf mir nichts bringt, möglichst Tabak nehmen, sonst Reis
    [rice] Wenn ein Wurf mir nichts bringt, möglichst Reis nehmen, sonst Tabak
   *[none] Wenn ein Wurf mir nichts bringt, weder Reis noch Tabak nehmen
}
choice-prefer = Reis oder Tabak
button-prefer = Reis oder Tabak
ask-prefer-wish = Was nimmst du, wenn ein Wurf dir nichts bringt? Es gilt, bis du es änderst, und wenn es deine Wahl nicht gibt, bekommst du die andere Sorte.
answer-prefer-wish-fewer = Wovon ich weniger habe
answer-prefer-wish-tobacco = Möglichst Tabak
answer-prefer-wish-rice = Möglichst Reis
answer-prefer-wish-none = Keins von beiden

## Was geschehen ist

event-commodities-taken = Wem der Wurf sonst nichts brachte: { $gains }.
event-preferred = Wenn ein Wurf nichts bringt, nimmt { $seat } von jetzt an { $wish ->
    [fewer] die Sorte, von der weniger da ist
    [tobacco] möglichst Tabak
    [rice] möglichst Reis
   *[none] weder Reis noch Tabak
}.

## Ablehnungen

illegal-preferred-already = Das hast du schon gewählt, und es gilt. Nenn etwas anderes, wenn du es ändern willst.
illegal-no-such-rate = Der Vorrat tauscht dir { $give } nicht gegen { $take }. Er nimmt 4 gleiche Rohstoffe, mit passender Handelsstraße weniger; und für einen beliebigen Rohstoff 2 Reis mit 2 Tabak, mit einer 3:1-Handelsstraße auch 2 vom einen mit 1 vom anderen.

## Die Regeln

rules-commodities-title = Reis und Tabak
rules-commodities =
    Zu allem anderen kommen zwei Handelsgüter: **Reis** und **Tabak**, je 20 Chips. Sie liegen offen vor ihren Besitzern, und was der Vorrat noch hat, steht beim Spielplan.

    {"**"}Wer einen nimmt.** Nach jedem Wurf außer der 7 dürfen alle, nicht nur wer gewürfelt hat, die **gar keine Rohstoffkarte** bekommen haben, **einen Chip** nehmen. Warum nichts kam, ist egal: kein Gebäude an so einem Feld, der Räuber oder ein zu kleiner Vorrat. Auch die Zahl deiner Gebäude ist egal, und ob es Städte sind.
    • Mit einem Gebäude in **North Carolina** (hellblaue Ringe): Tabak.
    • Mit einem Gebäude in **South Carolina** (rote Ringe): Reis.
    • Mit beidem: eins nach Wahl.

    {"**"}Niemand wird gefragt.** Was du nimmst, legst du im Voraus fest, mit *Reis oder Tabak* unter dem Spielplan: Tabak, Reis, die Sorte, von der du weniger hast (bei Gleichstand Tabak), oder keins von beiden. Anfangs gilt „weniger“. Ändern kannst du es jederzeit; es gilt ab dem nächsten Wurf, und Zurücknehmen lässt es, wie es ist. Ist deine Sorte aufgebraucht oder steht sie dir nicht zu, bekommst du die andere, wenn du darfst. Die letzten Chips gehen reihum, beginnend mit der Person, die gewürfelt hat.

    {"**"}Wozu sie gut sind.** Der Vorrat gibt **einen beliebigen Rohstoff**
    • für 2 Reis und 2 Tabak,
    • mit einer eigenen Straße auf einem **3:1-Handelsstraßenfeld** auch für 2 vom einen und 1 vom anderen.
    Das Beispiel der Anleitung, 1 Reis und 1 Tabak, widerspricht ihrem eigenen Satz; es gilt der Satz. Auch drei oder vier von einer Sorte nimmt der Vorrat nicht.

    {"**"}Unter Spielern** werden sie wie Karten getauscht, gegen Rohstoffe oder gegeneinander.

    Sie sind **keine Rohstoffe**: Eine 7 zählt sie nicht, niemand stiehlt sie, Monopol und Erfindung lassen sie liegen, nichts wird damit gebaut, und beim Tauschen gibt der Vorrat sie nie her.
