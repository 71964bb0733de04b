/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const includesTax = (rate: string) => `Enthält ${rate} MwSt.`;
export const buyNow = 'Jetzt kaufen';
export const orderWithObligation = 'Zahlungspflichtig bestellen';
export const yourOrder = 'Deine Bestellung';
export const processing = 'Wird bearbeitet';
export const email = 'E-Mail für deine Bestätigung';
export const emailNeeded =
  'Wohin soll die Bestätigung gehen? Der Link darin öffnet deine Bestellung.';
export const emailFirst = 'Gib zuerst deine E-Mail an und speichere sie.';
export const confirmationEmail = 'E-Mail für deine Bestätigung (optional)';
export const saveAddress = 'Adresse speichern';
export const malformedEmail = 'Das ist keine E-Mail-Adresse.';
export const unfinishedEmail =
  'Es wurde nichts abgebucht: Prüfe die E-Mail-Adresse für deine Bestätigung. Drücke dann noch einmal auf „Jetzt kaufen“.';
export const orderTotal = 'Gesamtbetrag:';
export const nothingToPay = '{nothing}: Dein Warenkorb ist leer.';
export const nothing = 'Nichts zu bezahlen';
export const findSomething = 'Etwas Schönes finden';
export const noCardNeeded = '{nothing}: Du brauchst keine Karte.';
export const nothingIsDue = 'Es ist nichts zu bezahlen';
export const formNotLoaded = 'Das Kartenformular konnte nicht geladen werden';
export const checkConnection = 'Prüfe deine Verbindung. Dein Warenkorb ist unverändert.';
export const tryAgain = 'Erneut versuchen';
export const justChanged =
  'Was du bezahlst, hat sich gerade geändert. Lade diese Seite neu und sieh es dir an.';
export const needsScripts =
  'Für die Kartenzahlung sind Skripte nötig, die dieser Browser nicht ausführt.';
export const hasChanged = 'Das hat sich geändert, während die Seite offen war';
export const checkoutOf = (count: number) => `Kasse (${count} Artikel)`;
export const deliveryAddress = 'Lieferadresse';
export const reviewItems = 'Artikel und Lieferung prüfen';
export const noItems = 'Keine Artikel';
export const paymentMethod = 'Zahlungsart';
export const exampleAddress = 'Eine Beispieladresse des Shops: Alle Bestellungen gehen dorthin.';
export const checkout = 'Kasse';
export const aboutCheckout = 'Bezahle deinen Warenkorb mit Karte.';
export const addressGone =
  'Die gewählte Adresse wurde inzwischen gelöscht. Wähle, wohin deine Bestellung geht.';
export const unsavedAddress =
  'Verlass die Felder der Adresse, wenn sie vollständig ist: dann wird sie gespeichert.';
export const unreached =
  'Der Shop war nicht erreichbar. Es wurde nichts abgebucht; prüfe deine Verbindung und versuche es noch einmal.';
export const failed =
  'Das hat nicht geklappt. Es wurde nichts abgebucht; lade die Seite neu und versuche es noch einmal.';
export const codeUsedUp =
  'Der Code wurde gerade aufgebraucht, oder andere bezahlen damit. Es wurde nichts abgebucht: Sieh deinen Warenkorb noch einmal durch.';
export const justSold =
  'Etwas aus deinem Warenkorb wurde gerade verkauft oder wird gerade von anderen bestellt. Es wurde nichts abgebucht: Sieh deinen Warenkorb noch einmal durch.';
export const notHeld =
  'Diese Zahlung ist abgelaufen. Es wurde nichts abgebucht: Drücke noch einmal auf „Jetzt kaufen“.';
export const unpaid =
  'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht; versuche es noch einmal oder nimm eine andere Karte.';
export const notThrough =
  'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht; bitte versuche es noch einmal.';
export const providerUnreached =
  'Der Zahlungsanbieter war nicht erreichbar. Es wurde nichts abgebucht; prüfe deine Internetverbindung und versuche es noch einmal.';
export const unclear =
  'Wir konnten nicht feststellen, ob deine Karte belastet wurde. Prüfe deine Verbindung und drücke noch einmal auf „Jetzt kaufen“: Derselbe Warenkorb wird nie zweimal abgebucht.';
export const tooMany =
  'Von hier wurden zu viele Zahlungen begonnen. Es wurde nichts abgebucht; versuche es in einer Minute noch einmal.';
export const tooManyWait = (seconds: number) =>
  `Von hier wurden zu viele Zahlungen begonnen. Versuche es in ${seconds} Sekunden noch einmal.`;
export const tooManyReload = (seconds: number) =>
  `Von hier wurden zu viele Zahlungen begonnen. Lade diese Seite in ${seconds} Sekunden neu.`;
export const tooManyDeclines = (hours: number) =>
  `Von hier wurden heute zu viele Karten abgelehnt. Es wurde nichts abgebucht; versuche es in ${counted(hours, 'Stunde', 'Stunden')} noch einmal. Wenn du hier schon gekauft hast, melde dich an, um jetzt zu bezahlen.`;
export const parts = {
  items: 'Inhalt oder Preise deines Warenkorbs',
  address: 'Lieferadresse',
  delivery: 'Versandkosten',
  code: 'Nachlass durch deinen Code',
  tax: 'Steuern in den Preisen',
  requests: 'Anmerkung oder Grußbotschaft',
  credit: 'Zahlung mit Gutschein oder Guthaben',
};
export const changedSince = (parts: string, _count: number, total: string) =>
  `${parts}: Das hat sich geändert, seit diese Seite geladen wurde. Der Gesamtbetrag ist jetzt ${total}. Es wurde nichts abgebucht. Sieh alles noch einmal durch und bezahle dann.`;
export const costsNow = (title: string, price: string, before: string) =>
  `„${title}“ kostet jetzt ${price}. Vorher waren es ${before}.`;
export const newInBasket = (titles: string) => `Neu in deinem Warenkorb: ${titles}.`;
export const goneFromOrder = (titles: string) => `Nicht mehr in dieser Bestellung: ${titles}.`;
export const noCodeNow = 'Kein Code bringt mehr einen Nachlass.';
export const codeNow = (code: string, amount: string) =>
  `Der Code ${code} bringt jetzt ${amount} Nachlass.`;
export const creditNow = (name: string, amount: string) => `${name} zahlt jetzt ${amount} davon.`;
export const creditShort =
  'Auf deinem Gutschein oder Guthaben ist inzwischen weniger. Es wurde nichts abgebucht. Prüfe alles und bezahle noch einmal.';
export const goesTo = (where: string) => `Die Lieferung geht jetzt an ${where}.`;
export const deliveryNow = (price: string, before: string) =>
  `Der Versand kostet jetzt ${price}. Vorher waren es ${before}.`;
export const deliveryIs = (option: string, price: string) =>
  `Der Versand ist jetzt „${option}“, für ${price}.`;
export const requestsChanged = 'Deine Anmerkung oder die Grußbotschaft hat sich geändert.';
export const unsavedRequests =
  'Verlasse das Feld, wenn deine Anmerkung fertig ist: Dann wird sie gespeichert.';
export const vatNumberChanged = 'Die USt-IdNr. für deine Rechnung hat sich geändert.';
export const taxChanged = 'Die Steuer in den Preisen hat sich geändert.';
export const emptyBasket = 'Dein Warenkorb ist leer. Lege erst etwas hinein.';
export const totalChanged = (total: string) =>
  `Dein Warenkorb hat sich geändert: Der Gesamtbetrag ist jetzt ${total}. Sieh ihn noch einmal durch und bezahle dann.`;
export const tooSmall = (least: string) =>
  `Mit Karte lassen sich mindestens ${least} bezahlen. Lege noch etwas in deinen Warenkorb.`;
export const tooLarge = (most: string) =>
  `Mit Karte lassen sich höchstens ${most} bezahlen. Entferne etwas aus deinem Warenkorb.`;
export const tooManyItems = (most: number) =>
  `Du kannst höchstens ${most} Artikel auf einmal kaufen. Entferne einige aus deinem Warenkorb.`;
export const tooManyUnits = (most: number, title: string) =>
  `Von „${title}“ kannst du höchstens ${most} auf einmal kaufen. Entferne einige aus deinem Warenkorb.`;
export const noAddress =
  'Sag uns zuerst, wohin deine Bestellung gehen soll: Gib die Lieferadresse ein.';
export const noGiftEmail = 'Sag zuerst, an wen der Gutschein gemailt wird.';
export const giftCardsApart =
  'Gutscheine werden in einer eigenen Bestellung gekauft: Nimm sie oder alles andere zuerst aus dem Warenkorb.';
export const giftCardsOff =
  'Gutscheine werden gerade nicht verkauft: Nimm sie zuerst aus dem Warenkorb.';
export const noPhone =
  'Gib zuerst eine Telefonnummer für die Lieferung an: Sie gehört zur Adresse.';
export const noEmail =
  'Gib zuerst deine E-Mail-Adresse an: Dorthin geht die Bestätigung deiner Bestellung.';
export const notDelivered =
  'Dieser Shop liefert nicht in das Land deiner Adresse. Gib eine andere an oder kaufe in einem Shop in deiner Nähe.';
export const tooHeavy =
  'Diese Bestellung ist zu schwer für den Versand dorthin. Nimm etwas aus deinem Warenkorb oder gib eine Adresse in einem anderen Land an.';
export const belowMinimum = (missing: string) =>
  `An deine Adresse liefern wir erst ab einem höheren Betrag: Lege noch für ${missing} etwas in deinen Warenkorb.`;
export const deliveryUnknown =
  'Was der Versand kostet, lässt sich gerade nicht herausfinden. Es wurde nichts abgebucht; lade diese Seite in einer Minute neu.';
export const alreadyPaid =
  'Dieser Warenkorb ist schon bezahlt. Du findest die Bestellung unter „Retouren & Bestellungen“.';
export const stillProcessing =
  'Deine Zahlung wird noch bearbeitet. Du findest die Bestellung bald unter „Retouren & Bestellungen“.';
export const providerUnavailable =
  'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts abgebucht; versuche es gleich noch einmal.';
export const providerRefused =
  'Der Zahlungsanbieter hat diese Zahlung abgelehnt. Es wurde nichts abgebucht; versuche es später noch einmal.';
export const waiting = 'Deine Zahlung wartet';
export const backToPayment = 'Zurück zur Kasse';
export const testMode = 'Testmodus: Es fließt kein echtes Geld';
export const payWithCard =
  'Bezahle mit der Karte {card}, einem beliebigen Datum in der Zukunft und einer beliebigen Prüfnummer.';
export const otherCards = 'Andere Testkarten und was sie tun';
export const outcomes = {
  challenge: 'Fragt nach 3-D Secure, das du bestehst oder nicht',
  declined: 'Abgelehnt',
  noFunds: 'Abgelehnt: nicht gedeckt',
  expired: 'Abgelehnt: Karte abgelaufen',
  wrongCode: 'Abgelehnt: falsche Prüfnummer',
  error: 'Scheitert an einem Verarbeitungsfehler',
};
export const cardDetails = 'Kartendaten';
export const cardNumber = 'Kartennummer';
export const aTestCard = 'Eine der oben genannten Testkarten';
export const expiry = 'Ablaufdatum';
export const expiryFormat = 'MM / JJ';
export const expiryHint = 'Monat und Jahr, etwa 12 / 34';
export const securityCode = 'Prüfnummer';
export const cvc = 'CVC';
export const cvcHint = 'Drei Ziffern';
