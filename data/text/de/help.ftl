### `/help`, allgemein und für den Augenblick.
### Eine Textzeile darf nicht mit einem Stern beginnen, daher {"**"}.

help-general = ### Catan, Zug um Zug
    {"**"}Ein Tisch.** /game new eröffnet ihn in einem Kanal oder Thread. Wer mitspielen will, drückt auf Mitspielen; wer ihn eröffnet hat, wählt Spiel und Einstellungen, nimmt Computer dazu und startet.
    {"**"}Dein Zug.** Der Spielplan zeigt das Brett und sagt, auf wen das Spiel wartet; wer dran ist, wird gerufen. Mit den Knöpfen darunter würfelst, baust und tauschst du, spielst Karten und beendest den Zug. Was du selbst tun kannst, öffnet sich nur für dich, mit Buchstaben auf dem Plan zum Auswählen.
    {"**"}Deine Karten.** Meine Hand zeigt sie dir allein, und was du davon bezahlen kannst. Sonst sieht sie niemand, auch keine Moderation und wer zuschaut.
    {"**"}Lieber tippen?** Jeden Zug gibt es auch als Befehl, etwa /build road, /card play oder /vote; /do kennt alle in Worten. Orte haben Nummern: eine Kreuzung heißt „14“, ein Weg „14-15“, ein Feld „8 Erz“; Rohstoffe schreibst du wie „2 Wolle 1 Erz“, kurz „2w e“.
    {"**"}Vertan?** Zurücknehmen macht rückgängig, was du seit dem letzten Wurf, der letzten gezogenen Karte oder dem letzten Zug von anderen getan hast. Kein Zug endet von selbst.
    {"**"}Du siehst das Bild nicht?** Jedes Bild hat eine Beschreibung, und /game board view:text erzählt den ganzen Plan in Worten.
    {"**"}Die Regeln** stehen in /rules, Kapitel für Kapitel und für jedes Spiel.
help-now-you = **Jetzt** wartet das Spiel auf dich: { $what }.
help-now-others = **Jetzt** wartet das Spiel auf { $who }: { $what }. Du kannst inzwischen deine Hand ansehen und auf Angebote antworten.
help-now-over = Dieses Spiel ist vorbei. Verlauf zeigt, wie es war.
