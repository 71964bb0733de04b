/** As `en.ts`. */
export const withheld = 'die dabei angegebene Adresse';
export const free = 'Kostenlos';
export const items = 'Artikel';
export const code = (code: string) => `Code ${code}`;
export const delivery = 'Versand';
export const deliveryBy = (title: string) => `Versand (${title})`;
export const arrivesOn = (days: string) => `Ankunft: ${days}`;
export const readyOn = (days: string) => `Abholbereit: ${days}`;
export const wasDue = (days: string) => `Geplant war: ${days}`;
export const howDelivered = 'Wie soll es kommen?';
export const deliverSo = 'Übernehmen';
export const changeAddress = 'Adresse ändern';
export const name = 'Vor- und Nachname';
export const street = 'Straße und Hausnummer';
export const flat = 'Adresszusatz';
export const town = 'Ort';
export const region = 'Bundesland oder Region';
export const postalCode = 'Postleitzahl';
export const country = 'Land';
export const chooseCountry = 'Wähle ein Land';
export const optional = (label: string) => `${label} (optional)`;
export const sendHere = 'An diese Adresse liefern';
export const goesTo = (address: string) => `Deine Bestellung geht an ${address}.`;
export const whoFor = 'Für wen ist es?';
export const whichStreet = 'Welche Straße und Hausnummer?';
export const whichTown = 'Welcher Ort?';
export const whichRegion = 'Welches Bundesland, welche Region?';
export const whichPostalCode = 'Welche Postleitzahl?';
export const atMostLetters = (most: number) => `Höchstens ${most} Zeichen`;
export const whereTo = 'Wohin soll es gehen?';
export const anotherAddress = 'Andere Adresse';
export const editAddresses = 'Adressen bearbeiten';
export const tooManySaved = (seconds: number) =>
  `Diese Adresse ist noch nicht gespeichert: Von hier kamen zu viele. Schicke sie in ${seconds} Sekunden noch einmal ab.`;
export const pricesWithTax = {
  free: 'Alle Preise inkl. MwSt., versandkostenfrei',
  priced: 'Alle Preise inkl. MwSt., zzgl. Versand',
};
export const finalPrices = {
  free: 'Alle Preise sind Endpreise, versandkostenfrei',
  priced: 'Alle Preise sind Endpreise, zzgl. Versand',
};
export const importedStars =
  'Sterne ohne Zahl wurden importiert. Ob sie von Käufern stammen, hat der Shop nicht geprüft.';
export const upToWeight = (price: string, kilograms: string) => `${price} bis ${kilograms} kg`;
export const aboveWeight = (price: string) => `${price} darüber`;
export const freeFrom = (amount: string) => `kostenlos ab ${amount}`;
export const deliveryPriceAtPayment =
  'Was der Versand kostet, steht an der Kasse, bevor du bestellst.';
export const alwaysFree = 'Der Versand ist kostenlos.';
export const everywhereElse = 'Alle anderen Länder';
export const phone = 'Telefonnummer';
export const phoneIs = (phone: string) => `Tel. ${phone}`;
export const whichPhone = 'Welche Telefonnummer?';
export const noPhoneNumber = 'Das ist keine Telefonnummer';
export const orderNote = 'Anmerkung zur Bestellung';
export const aboutNote = 'Der Shop liest sie, wenn er deine Bestellung packt.';
export const isGift = 'Als Geschenk verschicken';
export const giftMessage = 'Grußbotschaft';
export const aboutGift = 'Steht auf dem Packzettel, der keine Preise nennt.';
export const saveRequests = 'Speichern';
export const requestsSaved = 'Mit deiner Bestellung gespeichert.';
export const note = 'Anmerkung';
export const gift = 'Geschenk';
export const giftUnwritten = 'Ohne Grußbotschaft';
export const checkFields = (fields: string) => `Bitte prüfen: ${fields}.`;
export const giftEmail = 'E-Mail, an die der Gutschein geht';
export const giftToYou = 'Leer: Er wird dir gemailt.';
export const giftDay = 'Tag, an dem er gemailt wird';
export const aboutGiftDay = 'Leer: sobald er bezahlt ist.';
export const giftGiver = 'Von wem';
export const giftWords = 'Worte für die Mail';
export const noEmailAddress = 'Das ist keine E-Mail-Adresse';
export const noDay = 'Schreib einen Tag, etwa 2026-12-24';
export const dayIsOver = 'Dieser Tag ist vorbei';
export const giftCard = 'Gutschein';
export const giftCardsPaidOtherwise =
  'Rabattcodes, Gutscheine und Guthaben gelten nicht für Gutscheine. Steuer enthalten sie erst, wenn sie ausgegeben werden.';
