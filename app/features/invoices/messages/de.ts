/** As `en.ts`. */
export const invoiceNo = (no: number) => `Rechnung ${no}`;
export const taxNumber = (number: string) => `Steuernummer ${number}`;
export const vatNumber = (number: string) => `USt-IdNr. ${number}`;
export const supplied = 'Geliefert';
export const taxOf = 'Steuer von';
export const soldTo = 'Verkauft an';
export const invoiceDate = 'Rechnungsdatum';
export const order = 'Bestellung';
export const ordered = 'Bestellt';
export const item = 'Artikel';
export const quantity = 'Menge';
export const price = 'Preis';
export const discount = 'Rabatt';
export const rate = 'Steuersatz';
export const net = 'Netto';
export const tax = 'MwSt.';
export const amount = 'Betrag';
export const taxOn = (rate: string, net: string) => `${rate} MwSt. auf ${net}`;
export const paidByCard = 'Gesamtbetrag, mit Karte bezahlt';
export const total = 'Gesamtbetrag';
export const credit = (no: number) => `Gutschrift ${no}, auf dieselbe Karte`;
export const includesTaxOn = (rate: string, net: string) => `enthält ${rate} MwSt. auf ${net}`;
export const leftAfterCredits = 'Rest nach Gutschriften';
export const totalWithoutTax = 'Summe ohne MwSt.';
export const slipOf = (shop: string, number: string) => `${shop}: Bestellung ${number}`;
export const placedFor = 'Bestellt {time} von {email}';
export const placed = 'Bestellt {time}';
export const number = 'Anzahl';
export const packed = 'Verpackt';
export const paidByHand = {
  cash: 'Bar bezahlt',
  transfer: 'Per Überweisung bezahlt',
  other: 'Beim Shop bezahlt',
};
export const withReference = (paid: string, reference: string) => `${paid}, Referenz ${reference}`;
export const totalPaid = (howPaid: string) => `Gesamtbetrag. ${howPaid}`;
export const creditByHand = (no: number) => `Gutschrift ${no}, vom Shop zurückgezahlt`;
export const paidWith = (name: string) => `Bezahlt: ${name}`;
