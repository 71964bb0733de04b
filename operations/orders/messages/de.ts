/** As `en.ts`. */
export const moved =
  'Die Bestellung ist gerade zu einem anderen Kunden gewechselt. Versuche es noch einmal.';
export const noOrder = (text: string) =>
  `Es gibt keine Bestellung ${text}: „npm run shop -- orders list“ zeigt sie.`;
export const noSuchId = (id: string) => `Es gibt keine Bestellung ${id}: schreib ihre ganze ID.`;
export const severalBegin = (text: string, orders: string) =>
  `Mehr als eine Bestellung beginnt mit ${text}: Schreib mehr von ${orders}.`;
export const orMissing = (field: string) => `oder ${field} fehlt`;
export const orderIs = (number: string, is: string) => `Bestellung ${number} ${is}.`;
export const cannotBe = (number: string, is: string, instead: string) =>
  `Bestellung ${number} ${is}: ${instead}.`;
export const cancelIt = (number: string, rest: string | null, warning: string) =>
  `Bestellung ${number} stornieren? ${rest ? `${rest} werden erstattet` : 'Zu erstatten ist nichts mehr'}, und nichts wird verschickt. Das kann nicht rückgängig gemacht werden.${warning}`;
export const cancelAndRefund = (rest: string) => `Stornieren und ${rest} erstatten`;
export const cancelOrder = 'Bestellung stornieren';
export const withdrawIt = (number: string, rest: string | null, warning: string) =>
  `Widerruf von Bestellung ${number} eintragen? ${rest ? `${rest} werden sofort erstattet` : 'Sofort erstattet wird nichts'}, und was er betrifft, wird nicht verschickt. Das kann nicht rückgängig gemacht werden.${warning}`;
export const withdrawAndRefund = (rest: string) => `Widerruf eintragen und ${rest} erstatten`;
export const recordWithdrawal = 'Widerruf eintragen';
export const bankTookBack = (amount: string) =>
  ` Die Bank hat ${amount} für den Käufer zurückgeholt: Das wird nicht noch einmal erstattet.`;
export const bankDecides =
  ' Die Bank entscheidet gerade über diese Zahlung: Der Kunde könnte doppelt Geld bekommen, oder die Erstattung wird abgelehnt.';
export const firstAfterLast = 'Der erste Tag liegt nach dem letzten: Dazwischen ist keiner.';
export const bookSums = (orders: string, charges: string, refunds: string, all: string) =>
  `Bestellungen: ${orders}. Zahlungen ohne Bestellung: ${charges}. Erstattungen: ${refunds}. Insgesamt ${all}.`;
export const alreadyBack = (amount: string) =>
  `${amount} davon sind schon zurückgegangen: Sieh dir an, was übrig ist, und erstatte dann den Rest, wenn er noch fällig ist, mit diesem Betrag als bisher erstattet.`;
export const allBack = 'Alles ist schon zurückgegangen.';
export const confirmDisputed =
  'Die Bank entscheidet gerade über diese Zahlung: Mit einer Erstattung könnte der Kunde doppelt Geld bekommen, oder sie wird abgelehnt. Bestätige, dass du es trotzdem tun willst.';
export const onlyLeft = (amount: string) => `Nur noch ${amount} sind zu erstatten.`;
export const aboveZero = (currency: string) => `Der Betrag muss über null sein, in ${currency}.`;
export const noLine = (line: number) => `Die Bestellung hat keinen Posten ${line}.`;
export const lineBack = (line: number) =>
  `Posten ${line} ist schon erstattet. Für mehr erstatte einen Betrag.`;
export const notBoth = 'Erstatte einen Betrag oder Posten, nicht beides.';
export const writeAmount = 'Es wurde nichts erstattet: Gib einen Betrag ein.';
export const chooseItem = 'Es wurde nichts getan: Wähle mindestens einen Artikel.';
export const refundMade = (
  no: number,
  order: string,
  amount: string,
  state: string,
  all: string,
  left: string,
) =>
  `Erstattung ${no} der Bestellung ${order}, ${amount}: ${state}. Insgesamt ${all}, übrig ${left}.`;
export const refundIt = (amount: string, order: string, warning: string) =>
  `${amount} der Bestellung ${order} erstatten? Das Geld geht auf die Karte zurück; das kann nicht rückgängig gemacht werden.${warning}`;
export const refundToCredit = (amount: string, order: string, warning: string) =>
  `${amount} der Bestellung ${order} erstatten? Das geht sofort auf das Guthaben des Kontos und nicht auf die Karte.${warning}`;
export const refundAmount = (amount: string) => `${amount} erstatten`;
export const summed = (days: number, orders: number, amount: string) =>
  `Tage: ${days}. Bestellungen: ${orders}, insgesamt ${amount}.`;
export const notForState =
  'Es wird nichts aufgelistet: Was zu verschicken ist, steht unabhängig von Stand und Alter da.';
export const isNotForState = 'gilt nicht für einen Stand oder eine Zeit';
export const cannotComeBack = 'nur eine verschickte Bestellung kann zurückkommen';
export const lineCameBack = (line: number) => `Posten ${line} ist schon zurück.`;
export const notAmong = (line: number) =>
  `Posten ${line} ist nicht zurück: Nenne ihn bei dem, was zurückkam, oder lass ihn weg.`;
export const received = (order: string, refund: string | null) =>
  refund === null
    ? `Bestellung ${order}: Was zurückkam, ist gebucht.`
    : `Bestellung ${order}: Was zurückkam, ist gebucht, ${refund} gehen zurück.`;
export const receiveIt = (amount: string, order: string, warning: string) =>
  `${amount} für das erstatten, was von Bestellung ${order} zurückkam? Der Betrag geht zurück auf die Karte; das lässt sich nicht rückgängig machen.${warning}`;
export const receiveAndRefund = (amount: string) => `Annehmen und ${amount} erstatten`;
export const nothingSoldLeft = 'davon ist nichts mehr zu widerrufen';
export const notWithdrawable = (line: number) =>
  `Posten ${line} kann nicht widerrufen werden: Er ist nicht von dieser Bestellung, schon widerrufen oder schon zurück.`;
export const noWithdrawals =
  'Der Shop nimmt keine Widerrufe an: Lege in den Einstellungen zum Gesetz fest, für wie viele Tage.';
export const withdrawalSettled = 'Er ist nicht mehr in der Liste.';
export const noWithdrawal = 'Es wartet kein solcher Widerruf.';
export const noQuarter = 'ist kein Quartal: schreib 2026-Q4, oder lass es leer';
export const taxSums = (rows: number, gross: string, tax: string) =>
  `${rows} Zeilen: ${gross}, darin ${tax} Steuer.`;
export const addressTooLate = 'nur solange sie nicht verschickt ist, lässt sich die Adresse ändern';
export const noAddress = (number: string) =>
  `Bestellung ${number} hat keine Adresse, die sich ändern lässt: Sie wird abgeholt, oder die Adresse ist gelöscht.`;
export const goesElsewhere = (number: string) => `Bestellung ${number} geht an die neue Adresse.`;
export const addressElsewhere = {
  not_delivered: (country: string) => `Nach ${country} wird nicht geliefert.`,
  other_price: (country: string) => `Der Versand nach ${country} hat einen anderen Preis.`,
  other_tax: (country: string) => `Für ${country} gilt eine andere Steuer.`,
};
export const orderAnew = 'Storniere die Bestellung und lass sie an diese Adresse neu bestellen.';
export const noCountry = 'ist kein Ländercode wie NO';
export const viewSaved = 'Die Liste ist gespeichert: Ihr Link steht über den Bestellungen.';
export const tooManyViews = (most: number) =>
  `Du hast ${most} gespeicherte Listen, mehr geht nicht. Lösche zuerst eine.`;
export const columnsSet = 'Die Spalten sind gewählt, für dich allein.';
export const viewRemoved = 'Die Liste ist gelöscht. Die Bestellungen bleiben.';
export const noView = (name: string) => `Du hast keine Liste ${name} gespeichert.`;
export const tooManyOrders = (most: number) =>
  `sind mehr als die ${most}, die auf einmal genannt werden können`;
export const chooseOrders = 'Wähle zuerst die Bestellungen.';
export const manyDone = (done: number, all: number) =>
  done === all ? `Bestellungen: ${done} erledigt.` : `Bestellungen: ${done} von ${all} erledigt.`;
export const notAmongOrders = (order: string) => `Bestellung ${order} ist keine von diesen.`;
export const isThereTwice = (order: string) =>
  `Bestellung ${order} steht zweimal da: Verschicke ihre Pakete einzeln.`;
export const paidForNothing = (left: string) =>
  `Von der Bestellung würde nichts verschickt, und ${left} der Zahlung sind übrig: erstatte sie zuerst, oder storniere die Bestellung.`;
export const refundTheRest = (left: string) =>
  `Von der Bestellung würde nichts versandt, und ein Teil der Zahlung bliebe: Erstatten Sie alles, was übrig ist, ${left}, oder stornieren Sie die Bestellung.`;
export const dropLines = (left: string) =>
  `Diese Artikel werden nicht verschickt, und nichts wird für sie erstattet: ${left} der Zahlung sind übrig. Hat der Kunde sie bezahlt, erstatte sie stattdessen.`;
export const doNotSend = 'Nicht verschicken';
export const releaseFirst = 'gib sie zuerst frei';
export const notToSend = (line: number) =>
  `Posten ${line} ist nicht mehr zu verschicken: Er gehört nicht zu dieser Bestellung, ist schon weg, oder wurde widerrufen oder erstattet.`;
export const noParcel = (parcel: number, underWay: string) =>
  `Kein Paket ${parcel} ist unterwegs: Nenne eines von ${underWay}.`;
export const whichParcel = (underWay: string) =>
  `Mehrere Pakete sind unterwegs: Nenne eines von ${underWay}.`;
export const lineNotSent = (line: number) =>
  `Posten ${line} wurde nicht verschickt: Er kann nicht zurückgekommen sein.`;
export const refundItByHand = (amount: string, order: string) =>
  `${amount} der Bestellung ${order} erstatten? Du zahlst es von Hand zurück. Das lässt sich nicht rückgängig machen.`;
export const goesBackByCard =
  'Nichts wurde getan: Sie wurde mit Karte bezahlt, und der Kartenanbieter zahlt es zurück.';
export const noSuchRefund =
  'Nichts wurde getan: Die Bestellung hat keine Erstattung dieser Nummer.';
export const givenBackBefore =
  'Nichts wurde getan: Dass dies zurückgezahlt wurde, ist schon vermerkt.';
export const nothingToGiveBack =
  'Nichts wurde getan: Nichts davon ist fällig. Erstatte es zuerst, dann zahle es zurück.';
export const whichRefund =
  'Nichts wurde getan: Mehr als eine Erstattung ist fällig. Schreib die Nummer der zurückgezahlten.';
export const wasGivenBack = (amount: string, order: string) =>
  `${amount} der Bestellung ${order} wurden zurückgezahlt.`;
export const notLost = (charges: readonly string[]) =>
  `${charges.join(', ')}: Der Abgleich nennt das nicht als verloren, also wurde nichts erstattet.`;
export const lostRefunded = (done: readonly string[], left: readonly string[]) =>
  [
    ...(done.length > 0 ? [`Erstattet: ${done.join(', ')}.`] : []),
    ...(left.length > 0
      ? [`Nicht erstattet, also noch einmal versuchen: ${left.join(', ')}.`]
      : []),
  ].join(' ');
export const giftCardSpent = (left: string) =>
  `Nichts wurde erstattet: Auf den Gutscheinen sind noch ${left}, und was davon ausgegeben ist, wird nicht zurückgegeben.`;
