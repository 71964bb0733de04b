import type { LawTexts } from './law-texts.ts';

/** As `en.ts`, in German: the instruction in the words of Anlage 1 and 2 EGBGB. */
export const de: LawTexts = {
  imprint: `{seller}

- E-Mail: ___
- Telefon: ___
- Vertreten durch: ___
- Registergericht und Registernummer: ___
- Umsatzsteuer-Identifikationsnummer: ___
- Aufsichtsbehörde, wenn die Tätigkeit eine Zulassung braucht: ___`,
  withdrawalTerms: `# Widerrufsrecht

Sie haben das Recht, binnen {days|Tag|Tagen} ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt {days|Tag|Tage} ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat; bei mehreren Waren einer Bestellung die letzte Ware.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({seller}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

# Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen 14 Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen 14 Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

# Muster-Widerrufsformular

Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.

- An {seller}:
- Hiermit widerrufe(n) ich/wir (\\*) den von mir/uns (\\*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (\\*)/die Erbringung der folgenden Dienstleistung (\\*)
- Bestellt am (\\*)/erhalten am (\\*)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

(\\*) Unzutreffendes streichen.`,
  accessibility: `# Was du erwarten kannst

Dieser Shop ist für alle gemacht, nach den Regeln der WCAG 2.2, Stufe AA, und der EN 301 549. Jede Fassung seiner Software wird auf Folgendes getestet; in Klammern stehen die Kriterien der WCAG, denen es dient.

{accessibility}

# Was nicht getestet wird

Eine Maschine findet nur einen Teil dessen, was falsch sein kann. Texte und Bilder der Produkte sind die des Shops.

# Wenn dir etwas im Weg ist

Schreib an {seller}. Helfen wir nicht, kann es die Behörde deines Landes, die über Barrierefreiheit wacht.`,
  claims: {
    checkedPages:
      'Die Seiten eines Kaufs, von der Startseite bis zur Bezahlung, bestehen die Prüfung mit axe, hell und dunkel, auf schmalen und breiten Bildschirmen.',
    keyboard: 'Ein Kauf und sein Widerruf gehen mit der Tastatur allein.',
    focusSeen: 'Wer mit der Tastatur kauft, sieht bei jedem Schritt, wo der Fokus ist.',
    pageChange: 'Fokus und Titel folgen auf jede neue Seite, und Screenreader nennen sie.',
    withoutScripts:
      'Suchen, Registrieren, Kaufen und Widerrufen gehen in einem Browser, der keine Skripte ausführt.',
    contrast:
      'Texte und Schaltflächen haben hell und dunkel genug Kontrast, welche Farbe der Shop auch gewählt hat.',
    forcedColours:
      'Mit den Kontrastfarben des Systems behalten die Bedienelemente der Bezahlung ihre Ränder.',
    enlarged:
      'Ein Kauf passt auf einen vierfach vergrößerten Bildschirm, ohne seitliches Scrollen.',
    targets:
      'Was man auf den wichtigsten Seiten antippt, ist auf Touchscreens mindestens 44 Pixel breit und hoch.',
    errors: 'Was an einer Karte oder Anmeldung nicht stimmt, steht in Worten bei den Feldern.',
    announced:
      'Screenreader nennen, was in den Warenkorb gelegt wurde, die Zahl der Artikel und ihre Summe.',
    autofill: 'Browser und Passwortmanager können E-Mail-Adresse, Passwort und Karte ausfüllen.',
    lessMotion:
      'Wer das System um weniger Bewegung gebeten hat, sieht kein Bild auf die nächste Seite fliegen.',
  },
  cookies: {
    intro:
      'Dieser Shop legt in deinem Browser nur ab, was er für das braucht, was du von ihm willst. Eine Einwilligung ist dafür nicht nötig:',
    purposes: {
      basket: 'kennt deinen Warenkorb, solange du nicht angemeldet bist',
      session: 'weiß, dass du angemeldet bist',
      device:
        'weiß, dass du dich hier schon einmal angemeldet hast, damit wir dir von Anmeldungen anderswo berichten können',
      time_zone: 'kennt deine Zeitzone, für die Uhrzeiten, die du liest',
      notice: 'bringt einen Hinweis auf deine nächste Seite',
      check: 'prüft, ob dein Browser Cookies annimmt',
      payment: 'führt dich zu einer Zahlung oder zu deiner eben aufgegebenen Bestellung zurück',
      order: 'hält eine Bestellung offen, die du mit dem Code einer Mail geöffnet hast',
      seen: 'die Produkte, die du angesehen hast, nur für dich; es wird nie gesendet',
    },
    untilClosed: 'bis du den Browser schließt',
    untilCleared: 'bis du es löschst',
    after:
      'Es gibt keine für Werbung, und niemand folgt dir von hier auf andere Seiten. Die Bezahlseite kann das Formular des Kartendienstes laden, der eigene hat.',
  },
};
