import type { DefaultTexts } from './default-texts.ts';

/** The default texts, in German. */
export const de: DefaultTexts = {
  tagline: 'Gute Dinge, fair im Preis und leicht zu finden.',
  pricedDelivery:
    'Was der Versand kostet, steht da, bevor du bezahlst. Zur Rückgabe siehe die Seite Rückgabe.',
  cookies:
    'Ein Cookie kennt deinen Warenkorb, eines weiß, dass du angemeldet bist, und ein drittes, dass du dich hier schon einmal angemeldet hast, damit wir dir von Anmeldungen von anderswo berichten können. Kleinere kennen deine Zeitzone, bringen einen Hinweis auf deine nächste Seite oder prüfen nur, ob dein Browser Cookies annimmt. Es gibt keine für Werbung, und niemand folgt dir von hier auf andere Seiten.',
  pricesIn: (currency, code) => `Alle Preise sind in ${currency} (${code}).`,
  deliveryNote: 'Kostenlose Lieferung. Zur Rückgabe siehe die Seite Rückgabe.',
  help: `# Etwas finden

Gib oben auf jeder Seite ein Wort oder eine Artikelnummer in die Suche ein. Tippfehler machen nichts. Die Kategorien zeigen alles, was es gibt, und jede Liste lässt sich nach Preis und Bewertung eingrenzen.

# Kaufen

Leg in deinen Warenkorb, was du möchtest; ein Konto brauchst du dafür nicht. Geh zur Kasse, gib deine Karte ein und klick auf „{button}“. Deine Karte wird einmal belastet, mit der Summe, die du siehst.

# Danach

Mit einem Konto steht deine Bestellung sofort unter deinen Bestellungen, mit ihrer Nummer. Konnte eine Zahlung nicht abgeschlossen werden, bleibt dein Warenkorb, wie er war, und nichts wird abgebucht.`,
  returns: `# Etwas zurückgeben

Du kannst zurückgeben, was du gekauft hast, wie es das Recht an deinem Wohnort erlaubt. Öffne deine Bestellung unter „Retouren & Bestellungen“ oder über den Link in ihrer Mail und wähle „Artikel zurückgeben“.

# Erstattungen

Eine Erstattung geht auf die Karte zurück, die belastet wurde. Wann sie dort erscheint, hängt von deiner Bank ab.

# Aus Versehen entfernt

Was du aus deinem Warenkorb entfernt hast, kannst du wieder zurücklegen.`,
  terms: `# Preise

{prices} Du zahlst die Summe, die an der Kasse steht, wenn du auf „{button}“ klickst.

# Deine Bestellung

Die Bestellung ist aufgegeben, sobald deine Karte belastet wurde. Wird etwas daraus nicht mehr verkauft, wird der Betrag vollständig erstattet.

# Dein Konto

Du kannst als Gast kaufen. Mit einem Konto siehst du deine Bestellungen: Behalte dein Passwort für dich.

# Was gespeichert wird

Deine E-Mail-Adresse und deine Bestellungen werden gespeichert, um den Shop zu betreiben, und niemandem gegeben außer dem Kartendienst, mit dem du bezahlst.`,
  privacy: `# Was gespeichert wird

Dein Warenkorb und, mit einem Konto, deine E-Mail-Adresse, dein Passwort in einer Form, die niemand lesen kann, und deine Bestellungen mit der Adresse, die du dafür angibst.

# Cookies

{cookies}

# Deine Karte

Die Nummer deiner Karte geht an den Kartendienst und nie an diesen Shop.

# Wer es sonst sieht

Niemand außer dem Kartendienst, mit dem du bezahlst.

# Was du tun kannst

Deine Kontoseite gibt dir alles davon als Datei und löscht es. In unseren Büchern bleibt, was bezahlt wurde, ohne deinen Namen.`,
};
