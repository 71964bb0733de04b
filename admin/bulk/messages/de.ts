/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const changes = {
  percent: 'Preis: um Prozent',
  amount: 'Preis: um einen Betrag',
  price: 'Preis: derselbe für alle',
  category: 'Kategorie',
  withdraw: 'Aus dem Verkauf nehmen',
  put_back: 'Wieder in den Verkauf nehmen',
  shelf: 'Auf Lager: zählen',
  shelf_more: 'Auf Lager: mehr oder weniger',
  low: 'Knapp ab dieser Zahl',
};
export const needsChoosing = 'muss gewählt werden';
export const states = {
  sale: 'im Verkauf',
  withdrawn: 'nicht im Verkauf',
  all: 'im Verkauf oder nicht',
};
export const stocks = { low: 'knapp', out: 'ausverkauft', uncounted: 'nicht gezählt' };
export const inCategory = (category: string) => `in ${category}`;
export const withWords = (words: string) => `mit „${words}“`;
export const priceBy = (amount: string, isLess: boolean) =>
  `Preis ${amount} ${isLess ? 'niedriger' : 'höher'}`;
export const priceIs = (amount: string) => `Preis ${amount}`;
export const noCategory = 'Keine Kategorie';
export const categoryIs = (category: string) => `Kategorie ${category}`;
export const withdraw = 'Aus dem Verkauf nehmen';
export const putOnSale = 'In den Verkauf nehmen';
export const onShelfIs = (units: string) => `${units} auf Lager`;
export const onShelfBy = (units: string, isFewer: boolean) =>
  `${units} ${isFewer ? 'weniger' : 'mehr'} auf Lager`;
export const lowFrom = (units: string) => `Knapp ab ${units}`;
export const values = {
  none: 'Keine',
  withdrawn: 'Nicht im Verkauf',
  onSale: 'Im Verkauf',
  notCounted: 'Nicht gezählt',
};
export const valueNames = {
  price: 'Preis',
  category: 'Kategorie',
  withdrawn: 'Status',
  shelf: 'Auf Lager',
  low: 'Knapp ab',
};
export const before = (value: string) => `${value} vorher`;
export const after = (value: string) => `${value} nachher`;
export const staysSame = (count: number) =>
  `${counted(count, 'Produkt, das gleich bliebe', 'Produkte, die gleich blieben')}`;
export const impossible = {
  price: (count: number) =>
    `${counted(count, 'Produkt, dessen Preis', 'Produkte, deren Preis')} unter null oder zu hoch wäre`,
  shelf: (count: number) =>
    `${counted(count, 'Produkt', 'Produkte')} nicht gezählt oder mit dann weniger als null oder zu vielen`,
  low: (count: number) => `${counted(count, 'Produkt', 'Produkte')} nicht gezählt`,
};
export const leftOut = (parts: string) => `Weggelassen: ${parts}.`;
export const changeManyProducts = 'Viele Produkte ändern';
export const youSeeFirst = 'Du siehst zuerst, was sich ändern würde.';
export const whichProducts = 'Welche Produkte';
export const whatChanges = 'Was sich ändert';
export const showChanges = 'Zeigen, was sich ändern würde';
export const words = 'Wörter';
export const aboutWords =
  'Alle davon im Titel oder in den Optionen, oder der Anfang der Variante. Leer: beliebig.';
export const emptyForAny = 'Leer: beliebig.';
export const state = 'Status';
export const onSaleOrWithdrawn = 'Im Verkauf oder nicht';
export const stock = 'Lagerbestand';
export const anyStock = 'Beliebig';
export const low = 'Knapp';
export const soldOut = 'Ausverkauft';
export const change = 'Änderung';
export const choose = 'Wählen';
export const byHowMuch = 'Um wie viel oder auf was';
export const aboutValue = (amount: string) =>
  `Etwa -10 oder 2,5 Prozent, ${amount}, eine Kategorie, eine Zahl. Leer, um aus dem Verkauf oder in den Verkauf zu nehmen.`;
export const whatWouldChange = 'Was sich ändern würde';
export const changed = 'Geändert';
export const whichAre = (filter: string) => `Produkte: ${filter}.`;
export const countChanged = (count: number) => `${counted(count, 'Produkt', 'Produkte')} geändert.`;
export const countLeft = (count: number) =>
  `${counted(count, 'Produkt', 'Produkte')} in Ruhe gelassen: Jemand hat sie seit der Vorschau geändert, oder ihre Optionen sind die einer anderen Variante.`;
export const countToGo = (count: number) => `${counted(count, 'Produkt', 'Produkte')} noch offen.`;
export const mayOnlyLook = (scope: string) =>
  `Du darfst das ansehen, aber nicht anwenden: Dafür braucht es „${scope}“.`;
export const changeRest = 'Den Rest ändern';
export const changeCount = (count: number) => `${counted(count, 'Produkt', 'Produkte')} ändern`;
export const leftAlone = 'In Ruhe gelassen';
export const nothingWouldChange = 'Nichts würde sich ändern.';
export const theFirst = (count: number) => `Die ersten ${count}, nach Variante.`;
