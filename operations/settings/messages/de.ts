/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const noCodeName =
  'ist kein Name eines Codes: nimm Buchstaben, Ziffern und Bindestriche, höchstens 40';
export const takesNothingOff = (example: string) =>
  `ist kein Rabatt: schreib einen Anteil wie 10 % oder einen Betrag wie ${example}`;
export const codeThere = (name: string, worth: string) =>
  `schon den Code ${name} mit ${worth} Rabatt`;
export const noSuchCode = (name: string) =>
  `Es gibt keinen Code ${name}: npm run shop -- codes list zeigt sie.`;
export const limitStays =
  'Es wurde nichts gespeichert: Ob die Einlösungen eines Codes begrenzt sind, bleibt, wie er angelegt wurde. Leg einen anderen Code an.';
export const holdsForNext = (line: string) => `${line}. Das gilt für die nächste Zahlung.`;
export const codeEnded = (name: string) => `Der Code ${name} kann nicht mehr eingelöst werden.`;
export const overSince = (day: string) => `Abgelaufen seit ${day}`;
export const fromDay = (day: string) => `ab ${day}`;
export const untilDay = (day: string) => `bis ${day}`;
export const always = 'Immer';
export const leftOf = (left: number, uses: number) => `noch ${left} von ${uses}`;
export const eachShopper = (uses: number) => `${uses} je Kunde`;
export const noLimit = 'Unbegrenzt';
export const codeLine = (
  name: string,
  worth: string,
  limits: string,
  orders: string,
  isOne: boolean,
) => `${name}: ${worth} Rabatt, ${limits}; in ${orders} ${isOne ? 'Bestellung' : 'Bestellungen'}`;
export const noCountry = (word: string) =>
  `kennt ${JSON.stringify(word)} nicht: schreib Namen oder Codes von Ländern, EU oder everywhere-else`;
export const noCountries = 'braucht mindestens eines';
export const noPrices = (amount: string) =>
  `ist kein Preis: schreib ${amount}, oder nach Gewicht 2 kg: ${amount}`;
export const weightTwice = 'hat ein Gewicht zweimal';
export const noDays = 'ist keine Zahl von Tagen: schreib 3 oder 2-4';
export const isNoLine = 'muss eine Zeile sein';
export const zoneThere = (name: string) => `die Zone ${name} schon`;
export const zoneRenamed = (name: string) => `Die Zone heißt jetzt ${name}.`;
export const zoneNamed = (name: string) => `eine Zone ${name} gibt es schon`;
export const noSuchZone = (name: string) =>
  `Die Zone ${name} gibt es nicht: Es wurde nichts gespeichert.`;
export const noSuchMethod = (name: string) =>
  `Die Versandart ${name} gibt es nicht: Es wurde nichts entfernt.`;
export const countryTaken = (country: string, zone: string) =>
  `${country} ist schon in der Zone ${zone}`;
export const manyMethods = (most: number) => `eine Zone hat höchstens ${most} Versandarten`;
export const upToWeight = (weight: string, price: string) => `bis ${weight} ${price}`;
export const freeFrom = (amount: string) => `kostenlos ab ${amount}`;
export const ordersFrom = (amount: string) => `für Bestellungen ab ${amount}`;
export const workingDays = (days: string) => `Werktage: ${days}`;
export const isCollected = 'wird abgeholt';
export const everywhereElse = 'Überall sonst';
export const free = 'kostenlos';
export const removedForNext = 'Entfernt. Das gilt für die nächste Zahlung.';
export const noRate = 'ist kein Satz: schreib Prozent wie 25 oder 8,1';
export const noCountryCode = 'ist kein Ländercode: schreib zwei Buchstaben wie AT';
export const filledRates = (added: number, day: string) =>
  added === 0
    ? 'Jedes Land der Europäischen Union hat schon Sätze: nichts wurde geändert.'
    : `${added} Sätze eingetragen, Stand ${day}. Sieh sie durch: Für welche Waren ein ermäßigter Satz gilt, ist von Land zu Land verschieden.`;
export const noScope =
  'ist keines: wähle everything-else, delivery, reduced, second-reduced oder category';
export const categoryMissing = 'fehlt: Der Satz einer Kategorie braucht ihren Namen';
export const categoryOfNoUse = 'ist nur für den Satz einer Kategorie: wähle das, oder lass es leer';
export const rateLine = (of: string, rate: string, isUsed: boolean) =>
  `${of}: ${rate}${isUsed ? '' : ' (kein Produkt ist darin: Ist sie so geschrieben wie im Katalog?)'}`;
export const rateThere = (of: string, rate: string) => `schon einen Satz auf ${of}: ${rate}`;
export const noSuchRate = 'Diesen Satz gibt es nicht: Es wurde nichts entfernt.';
export const noFieldType = 'ist keines: wähle text, number oder yes-no';
export const fieldTypes = { text: 'Text', number: 'Zahl', 'yes-no': 'Ja oder nein' };
export const fieldLine = (name: string, type: string, isShown: boolean) =>
  `${name}: ${type}, ${isShown ? 'auf der Seite eines Produkts' : 'nur für das Team und Dateien'}`;
export const noOwnField = (name: string) =>
  `Es gibt kein eigenes Feld ${name}: npm run shop -- fields list zeigt sie.`;
export const nothingSaved = (why: string) => `Es wurde nichts gespeichert: ${why}.`;
export const aProduct = (problem: string) => `Ein Produkt ${problem}, oder ändere erst das Produkt`;
export const doesNotFit = (problem: string) => `passt nicht: Ein Produkt ${problem}`;
export const askRemoveField = (products: number, name: string) =>
  `${products === 1 ? 'Ein Produkt hat einen Wert' : `${products} Produkte haben einen Wert`} von ${name}, der mit gelöscht wird. Das Feld entfernen?`;
export const yesRemoveField = 'Mit seinen Werten entfernen';
export const removedField = (name: string, products: number) =>
  `${name} entfernt${products === 0 ? '' : `, und die Werte von ${products} ${plural(products, 'Produkt', 'Produkten')}`}.`;
export const noInvoiceLine = 'muss eine Zeile mit höchstens 100 Zeichen sein';
export const needsALine = 'muss mindestens eine Zeile haben';
export const noSeller = 'Es gibt keinen Verkäufer: Bestellungen bekommen keine Rechnungen.';
export const taxNumber = (number: string) => `Steuernummer ${number}`;
export const vatNumber = (number: string) => `USt-IdNr. ${number}`;
export const noVatNumber = (example: string | null) =>
  example === null
    ? 'muss mit den zwei Buchstaben eines Landes der Union beginnen, wie ATU12345678'
    : `sieht nicht aus wie die Nummern dieses Landes, zum Beispiel ${example}`;
export const invoicesBy = (seller: string) => `Rechnungen sind von ${seller}.`;
export const sellerThere = (name: string) => `schon einen Verkäufer: ${name}`;
export const sellerNotThere = 'Es gibt keinen Verkäufer: Es wurde nichts entfernt.';
export const holdsFromNow = (line: string) =>
  `${line} Das gilt für Bestellungen, die ab jetzt bezahlt werden.`;
export const nothingChanged = 'Nichts ist anders als vorher.';
export const saved = 'Gespeichert.';
export const savedForStart =
  'Gespeichert. Sprache und Währung gelten ab dem nächsten Start des Shops.';
export const nameASetting = 'Es wurde nichts gespeichert: nenne eine Einstellung.';
export const isFixed = (variable: string) =>
  `Es wurde nichts gespeichert: ${variable} ist dort gesetzt, wo der Shop gestartet wird, und gilt. Nimm es dort weg, starte den Shop neu und ändere es dann hier.`;
export const isSetBy = (variable: string) => `ist durch ${variable} gesetzt`;
export const hasSoldIn = (currency: string) =>
  `Es wurde nichts gespeichert: Dieser Shop hat in ${currency} verkauft, und was er schuldet und gebucht hat, bleibt darin.`;
export const currencyStays = 'kann nicht mehr geändert werden';
export const noMarketSet =
  'Für den Shop ist kein Markt gesetzt: es steht nichts in der Liste. Setz MARKET=eu oder die Einstellung market.';
export const noConformity =
  'Das verspricht keine Rechtssicherheit: Lass jemanden auf deinen Shop sehen, der das Recht kennt.';
