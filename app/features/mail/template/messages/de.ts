/** Die Mails, die jemand vom Team gewählt hat. */
export const notices = {
  'order.placed': {
    one: (what: string) => `Neue Bestellung: ${what}`,
    many: (count: number) => `${count} neue Bestellungen`,
    says: 'Sie ist bezahlt und kann verpackt werden.',
    saysOfMany: 'Sie sind bezahlt und können verpackt werden.',
  },
  'order.cancelled': {
    one: (what: string) => `Storniert: ${what}`,
    many: (count: number) => `${count} Bestellungen wurden storniert`,
    says: 'Schick sie nicht ab. Was bezahlt wurde, geht von selbst zurück.',
    saysOfMany: 'Schick sie nicht ab. Was bezahlt wurde, geht von selbst zurück.',
  },
  'return.requested': {
    one: (what: string) => `Rückgabe gewünscht: ${what}`,
    many: (count: number) => `${count} Rückgaben gewünscht`,
    says: 'Der Kunde möchte das zurückgeben und wartet auf deine Antwort.',
    saysOfMany: 'Die Kunden warten auf deine Antworten.',
  },
  'order.withdrawn': {
    one: (what: string) => `Widerruf: ${what}`,
    many: (count: number) => `${count} Widerrufe`,
    says: 'Ein Verbraucher hat das widerrufen. Auf der Seite der Bestellung steht, was zu erstatten ist.',
    saysOfMany:
      'Verbraucher haben widerrufen. Auf den Seiten der Bestellungen steht, was zu erstatten ist.',
  },
  'withdrawal.declared': {
    one: (what: string) => `Widerruf über die Bestellnummer: ${what}`,
    many: (count: number) => `${count} Widerrufe über die Bestellnummer`,
    says: 'Er gilt, sobald seinem Link gefolgt wird oder du ihn einträgst: Sieh nach, ob die Bestellung wirklich von dort ist.',
    saysOfMany:
      'Jeder gilt, sobald seinem Link gefolgt wird oder du ihn einträgst: Sieh nach, ob die Bestellung wirklich von dort ist.',
  },
  'stock.low': {
    one: (what: string) => `Geht zur Neige: ${what}`,
    many: (count: number) => `${count} Produkte gehen zur Neige`,
    says: 'Bestell es nach, oder zähle, was im Regal liegt.',
    saysOfMany: 'Bestell sie nach, oder zähle, was im Regal liegt.',
  },
  'refund.failed': {
    one: (what: string) => `Eine Erstattung von ${what} ist gescheitert`,
    many: (count: number) => `${count} Erstattungen sind gescheitert`,
    says: 'Der Kartenanbieter hat sie endgültig abgelehnt. Erstatte den Betrag direkt beim Anbieter, oder wende dich auf anderem Weg an den Käufer.',
    saysOfMany:
      'Der Kartenanbieter hat sie endgültig abgelehnt. Erstatte die Beträge direkt beim Anbieter, oder wende dich auf anderem Weg an die Käufer.',
  },
};
export const byShopper = 'Der Kunde hat sie storniert.';
export const byStaff = 'Das Team hat sie storniert.';
export const isLate = 'Er wurde nach der Widerrufsfrist erklärt.';
export const openOrder = 'Bestellung öffnen';
export const openProduct = 'Produkt öffnen';
export const openAdmin = 'Verwaltung öffnen';
export const youChose = (shop: string) =>
  `Du bekommst diese Mail, weil du sie auf deiner Seite in der Verwaltung von ${shop} gewählt hast; dort lässt es sich ändern.`;
/** Was ohne Karte bezahlt wurde. */
export const givenBack = (amount: string) => `Der Shop zahlt dir ${amount} selbst zurück.`;
export const notSentGivenBack = (amount: string) =>
  `Es wird nichts verschickt, und der Shop zahlt dir ${amount} selbst zurück.`;
export const isGivenBack = (amount: string) =>
  `Sobald es angekommen ist, zahlt dir der Shop ${amount} selbst zurück.`;
