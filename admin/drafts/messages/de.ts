/** As `en.ts`. */
export const title = 'Bestellungen für Kunden';
export const about =
  'Am Telefon, per Post oder im Laden: hier zusammengestellt, über einen Link bezahlt.';
export const aDraft = (state: string) => `Bestellung für einen Kunden: ${state}`;
export const states = {
  open: 'In Arbeit',
  sent: 'Wartet auf Zahlung',
  lapsed: 'Link abgelaufen',
  taken: 'Im Warenkorb des Kunden',
  ordered: 'Bestellt',
  ended: 'Beendet',
};
export const begin = 'Bestellung beginnen';
export const customer = 'Kunde';
export const made = 'Begonnen';
export const state = 'Zustand';
export const note = 'Notiz';
export const none = 'Noch hat niemand eine Bestellung für einen Kunden angelegt.';
export const noEmail = 'Keine E-Mail';
export const items = 'Was bestellt wird';
export const nothingYet = 'Noch nichts: Suche es unten.';
export const variant = 'Artikel';
export const units = 'Stück';
export const price = 'Einzeln';
export const notSold = 'Wird nicht mehr verkauft und nicht berechnet.';
export const add = 'Hinzufügen';
export const addItems = 'Artikel hinzufügen';
export const variants = 'Produkte zum Hinzufügen';
export const isWithdrawn = 'zurückgezogen';
export const available = (count: number) => `${count} verfügbar`;
export const address = 'Wohin sie geht';
export const noAddress = 'Leer: Der Kunde gibt sie beim Zahlen an.';
export const giftCard = 'Gutschein';
export const delivery = 'Lieferung';
export const discount = 'Rabatt';
export const codeOff = (amount: string) => `Er nimmt ${amount} weg.`;
export const deliveryCosts = (amount: string) => `Lieferung: ${amount}`;
export const total = (amount: string) => `Summe: ${amount}`;
export const totalOfItems = (amount: string) => `Artikel: ${amount}`;
export const payment = 'Zahlung';
export const link = 'Link zum Zahlen';
export const goodUntil = 'Gilt bis';
export const holdsNothing =
  'Bis zum Kauf ist nichts reserviert: Preise und Bestand sind die jenes Moments. Er gilt einmal.';
export const again = 'Noch einmal schicken, ab jetzt';
export const goToOrder = 'Bestellung öffnen';
export const unitsOf = (title: string) => `Stück von ${title}`;
export const noneTakesOut = '0 Stück nehmen es heraus.';
export const isOpened =
  'Der Link wurde geöffnet und öffnet nichts mehr, bis du ihn noch einmal schickst.';
