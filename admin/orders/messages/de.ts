/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const anOrder = (number: string) => `Bestellung ${number}`;
export const noSuchOrder = 'Keine solche Bestellung';
export const orderIn = (number: string, state: string) => `Bestellung ${number}: ${state}`;
export const noEmail = 'keine E-Mail angegeben';
export const goesTo = (address: string) => `an ${address}`;
export const actors = {
  shopper: 'vom Kunden',
  staff: 'vom Team',
  shop: 'vom Shop',
  provider: 'vom Zahlungsanbieter',
};
export const byWhom = 'Von wem';
export const mails = 'Mails';
export const noMails = 'Keine: Zu dieser Bestellung ist keine E-Mail-Adresse bekannt.';
export const mailTo = (kind: string, recipient: string, state: string) =>
  `${kind} an ${recipient}: ${state}`;
export const history = 'Verlauf';
export const followParcel = 'Paket verfolgen';
export const itemsAndMoney = 'Artikel und Geld';
export const line = (line: number) => `Posten ${line}`;
export const charged = 'Abgebucht';
export const aRefund = (no: number, reason: string) =>
  `Erstattung ${no} ${reason && `(${reason})`} `;
export const left = 'Übrig';
export const whatNext = 'Wie es weitergeht';
export const packingSlip = 'Packzettel';
export const packingSlips = 'Packzettel';
export const slipCount = (count: number) => `${count} Packzettel`;
export const heldSlips = (numbers: string) =>
  `Angehalten und nicht gedruckt: ${numbers}. Gib sie zuerst frei.`;
export const tickInList = 'Hake zuerst Bestellungen in der Liste an.';
export const wentBack = (refunded: string, left: string) =>
  `Erstatten: ${refunded} sind zurückgegangen, ${left} sind übrig`;
export const theseItems = 'Diese Artikel';
export const anAmount = 'Ein Betrag';
export const allLeft = (amount: string) => `Alles, was übrig ist: ${amount}`;
export const order = 'Bestellung';
export const tickOrder = (number: string) => `Bestellung ${number} anhaken`;
export const placed = 'Bestellt';
export const name = 'Name';
export const email = 'E-Mail';
export const noneGiven = 'Keine angegeben';
export const state = 'Stand';
export const items = 'Artikel';
export const total = 'Summe';
export const refunded = (amount: string) => `${amount} erstattet`;
export const nothingFound =
  'Keine Bestellung hat diese Nummer, ID oder E-Mail-Adresse oder all diese Wörter in Namen und Adresse oder in einem Titel.';
export const noOrders = 'Hier sind keine Bestellungen.';
export const noneSoFar = 'Bisher keine: Sieh bei den älteren nach.';
export const ticked = 'Angehakte Bestellungen:';
export const pages = 'Seiten';
export const newest = 'Neueste';
export const older = 'Ältere';
export const all = 'Alle';
export const toSend = 'Zu verschicken';
export const states = 'Stände';
export const what = 'Bestellungen';
export const searchHint = 'Nummer, E-Mail, Titel';
export const whatCameBack = 'Was zurückkam';
export const isRefunded = 'schon erstattet';
export const notOnShelf = 'Kommt nicht zurück ins Regal';
export const refundForIt = 'Erstattung';
export const refundsForIt = { items: 'Was dafür bezahlt wurde', nothing: 'Nichts' };
export const moneyBackBy = (day: string) => `Widerruf: Das Geld geht bis ${day} zurück`;
export const bankWasDeciding =
  'Sie wurde nicht verschickt. Die Bank prüfte die Zahlung, darum ging nichts von selbst zurück: Erstatte diese Artikel.';
export const untilItIsBack =
  'Du darfst warten, bis die Ware oder der Nachweis der Rücksendung da ist.';
export const withdrawnFrom = 'Widerruf von';
export const changeAddress = 'Adresse ändern';
export const amountStays =
  'Was bezahlt ist, bleibt gleich, mit Versand und Steuer. Der Kunde bekommt eine E-Mail. Ein gedruckter Packzettel muss neu gedruckt werden.';
export const country = 'Land';
export const everyCountry = 'Alle Länder';
export const leastTotal = (currency: string) => `Mindestbetrag in ${currency}`;
export const narrow = 'Eingrenzen';
export const savedViews = 'Gespeicherte Listen';
export const saveView = 'Diese Liste unter einem Namen speichern';
export const parcels = 'Pakete';
export const parcelStates = {
  shipped: 'verschickt',
  delivered: 'zugestellt',
  ready_to_collect: 'abholbereit',
  collected: 'abgeholt',
};
export const parcelIs = (parcel: string, state: string) => `${parcel}: ${state}`;
export const leftToSend = 'Noch zu verschicken';
export const whatIsInIt = 'Was im Paket ist';
export const notSentAfterAll = 'Doch nicht verschickt, ohne Erstattung';
export const slipOfParcel = (no: number) => `Packzettel von Paket ${no}`;
export const parcelDelivered = (no: number) => `Paket ${no} zugestellt`;
export const notSentThen =
  'Was noch nicht weg ist, wird dann nicht verschickt und geht zurück in den Bestand.';
export const pickList = 'Pickliste';
export const pickListOf = (orders: number, units: number) =>
  `Pickliste: ${orders} ${plural(orders, 'Bestellung', 'Bestellungen')}, ${units} Stück`;
export const nothingToFetch = 'Von diesen Bestellungen ist nichts mehr zu holen.';
export const allToSend = 'Pickliste von allem, was zu verschicken ist';
export const moreToSend = (most: number) =>
  `Das sind die ${most} Bestellungen, die am längsten darauf warten, verschickt zu werden. Nimm die übrigen, sobald diese verpackt und verschickt sind.`;
export const shelf = 'Regalplatz';
export const units = 'Stück';
export const item = 'Artikel';
export const fetched = 'Geholt';
export const unitsFor = (number: string, units: number) =>
  units === 1 ? number : `${units} × ${number}`;
export const delivery = 'Versand';
export const lastNote = 'Letzte Notiz';
export const columns = 'Spalten';
export const forCustomers = 'Neue Bestellung für einen Kunden';
export const giveBack = (amount: string, no: number) =>
  `Erstattung ${no}: Zahle ${amount} so zurück, wie bezahlt wurde, und vermerke es dann hier.`;
export const seenPaid = (day: string, name: string) => `Bezahlt am ${day}, sagt ${name}.`;
export const requests = 'Was der Kunde möchte';
export const books = 'Buchhaltung und Auszahlungen';
export const giftCards = 'Gutscheine';
export const exchange = 'Umtausch';
export const exchangeOrder = (number: string) => `Umtausch: Bestellung ${number}`;
export const exchangeBegun = 'Umtausch: wird angelegt';
export const exchangeFor = (number: string) => `Im Umtausch für Bestellung ${number}`;
export const leftOn = (amount: string) => `${amount} sind noch darauf`;
