/** As `en.ts`. */

export const changeAddress = 'Adresse ändern';
export const addressOf = (number: string) => `Lieferadresse der Bestellung ${number}`;
export const amountStays =
  'Was du bezahlt hast, bleibt gleich, mit Versand und Steuer. Wir bestätigen die neue Adresse per Mail.';
export const deliverHere = 'An diese Adresse liefern';
export const addressLocked = {
  too_late: {
    title: 'Die Adresse lässt sich nicht mehr ändern',
    text: 'Die Bestellung ist schon verpackt, oder es wird nichts davon verschickt. Antworte auf eine der Mails dazu, und der Shop hilft, so gut es geht.',
  },
  no_address: {
    title: 'Diese Bestellung hat keine Adresse, die sich ändern lässt',
    text: 'Sie wird abgeholt, oder ihre Adresse ist gelöscht. Antworte auf eine der Mails dazu, und der Shop hilft.',
  },
  too_often: {
    title: 'Die Adresse wurde schon sehr oft geändert',
    text: 'Antworte auf eine der Mails zur Bestellung, und der Shop ändert sie für dich.',
  },
};
export const addressElsewhere = {
  not_delivered: (country: string) => `Nach ${country} liefern wir nicht.`,
  other_price: (country: string) => `Der Versand nach ${country} hat einen anderen Preis.`,
  other_tax: (country: string) => `Für ${country} gilt eine andere Steuer.`,
};
export const orderAnew =
  'Wähle eine Adresse im Land der Bestellung. Soll sie woandershin, storniere sie und bestelle neu, oder antworte auf eine der Mails dazu.';
