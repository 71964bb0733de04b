/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const states = {
  placed: 'Bestellt',
  packed: 'Verpackt',
  partly_shipped: 'Teilweise unterwegs',
  shipped: 'Unterwegs',
  delivered: 'Zugestellt',
  cancelled: 'Storniert',
  return_requested: 'Rückgabe angefragt',
  return_approved: 'Rückgabe genehmigt',
  withdrawn: 'Widerrufen',
  returned: 'Zurückgesendet',
  ready_to_collect: 'Abholbereit',
  collected: 'Abgeholt',
  to_mail: 'Wird gemailt',
  mailed: 'Gemailt',
  withdrawal_late: 'Widerrufen',
};
export const readsRequest = 'Der Shop liest deine Anfrage und antwortet hier.';
export const sendItBack = 'Schicke es zurück: Die Erstattung folgt.';
export const howToReturn = 'So schickst du es zurück';
/** Where the order stands, and what comes next. */
export const standing = {
  placed: 'Deine Bestellung ist da und wird als Nächstes verpackt.',
  packed: 'Sie ist verpackt und wartet auf den Versanddienst.',
  shipped: 'Sie ist auf dem Weg zu dir.',
  delivered: 'Sie ist angekommen.',
  cancelled: 'Es wird nichts verschickt.',
  withdrawn: 'Dein Widerruf ist erklärt. Schicke die Ware binnen 14 Tagen zurück.',
  ready_to_collect: 'Sie liegt bereit: Hol sie ab.',
  collected: 'Du hast sie abgeholt.',
  to_mail: 'Der Gutschein wird an seinem Tag an den Beschenkten gemailt.',
  mailed: 'Der Gutschein wurde an den Beschenkten gemailt.',
};
/** How far an order has come whose items are sent in several parcels. */
export const itemsOnTheirWay = (count: number, all: number) =>
  `${count} von ${all} Artikeln ${plural(count, 'ist', 'sind')} unterwegs.`;
export const itemsArrived = (count: number, all: number) =>
  `${count} von ${all} Artikeln ${plural(count, 'ist', 'sind')} angekommen.`;
export const restFollows = 'Der Rest folgt.';
export const restIsOnItsWay = 'Der Rest ist unterwegs.';
export const stillToCome = 'Folgt noch';
export const parcelNo = (no: number) => `Paket ${no}`;
export const packedToCollect = 'Sie ist verpackt. Du hörst von uns, sobald du sie abholen kannst.';
export const paidByCard = (amount: string) => `${amount} wurden mit Karte bezahlt.`;
export const nothingToPay = 'Es war nichts zu bezahlen.';
export const allGoesBack = 'Der ganze Betrag geht zurück auf deine Karte.';
export const nothingToPayBack = 'Es war nichts zu erstatten.';
export const packed = 'Verpackt';
export const waitsForCarrier = 'Sie wartet auf den Versanddienst.';
export const trackingNumber = 'Sendungsnummer';
export const trackingIs = (number: string) => `Sendungsnummer ${number}`;
export const onItsWay = 'Unterwegs';
export const onItsWayWith = (carrier: string) => `Unterwegs mit ${carrier}`;
export const carrierHasIt = (carrier: string) => `${carrier} hat dein Paket`;
export const trackingAdded = 'Sendungsnummer ergänzt';
export const delivered = 'Zugestellt';
export const addressChangedByYou = 'Lieferadresse von dir geändert';
export const addressChangedByShop = 'Lieferadresse vom Shop geändert';
export const cancelledByYou = 'Von dir storniert';
export const cancelledByShop = 'Vom Shop storniert';
export const returnRequested = 'Rückgabe angefragt';
export const returnApproved = 'Rückgabe genehmigt';
export const returnDeclined = 'Rückgabe abgelehnt';
export const notSent = 'Wird doch nicht verschickt';
export const withdrawalDeclared = 'Widerruf erklärt';
export const returned = 'Zurückgesendet';
export const backAtShop = 'Die Ware ist wieder beim Shop.';
export const refundOf = (amount: string) => `Erstattung von ${amount}`;
export const disputes = {
  needs_response: {
    title: 'Zahlung angefochten',
    detail: 'Deine Bank hat beim Shop zu der Zahlung nachgefragt.',
  },
  under_review: {
    title: 'Anfechtung beantwortet',
    detail: 'Deine Bank prüft die Antwort des Shops.',
  },
  won: { title: 'Anfechtung abgeschlossen', detail: 'Deine Bank hat die Zahlung bestätigt.' },
  lost: { title: 'Anfechtung abgeschlossen', detail: 'Deine Bank hat dir das Geld zurückgegeben.' },
};
export const refunds = {
  due: 'Sie wird an deine Karte gesendet.',
  pending: 'Sie ist auf dem Weg zu deiner Karte; das dauert einige Tage.',
  refunded: 'Sie ist auf deine Karte zurückgegangen.',
  failed: 'Deine Bank hat sie nicht angenommen. Der Shop kümmert sich darum.',
  cancelled: 'Sie war nicht nötig: Das Geld war schon zurückgegangen.',
};
export const orderPlaced = 'Bestellung aufgegeben';
export const receipt = (shop: string) => `${shop} · Beleg`;
export const onItsWayBack = (amount: string) => `${amount} sind auf dem Weg zurück zu dir`;
export const wentBack = (amount: string) => `${amount} wurden dir vollständig erstattet`;
export const notSentBack = (amount: string) => `${amount} konnten noch nicht erstattet werden`;
export const willShow =
  'Der ganze Betrag geht auf dieselbe Karte zurück; bis deine Bank ihn anzeigt, kann es ein paar Tage dauern.';
export const wentToCard =
  'Der ganze Betrag ist auf dieselbe Karte zurückgegangen; bis deine Bank ihn anzeigt, kann es ein paar Tage dauern.';
export const refundRefused =
  'Der Zahlungsanbieter hat die Erstattung abgelehnt. Das Geld gehört dir: Bitte melde dich beim Shop.';
export const notAnOrder =
  'Am {date} wurden {amount} von deiner Karte abgebucht, aber daraus wurde keine Bestellung, weil die Artikel schon bezahlt waren oder der Betrag nicht dem deines Warenkorbs entsprach. {outlook}';
export const order = 'Bestellung';
export const seeOrder = 'Bestellung ansehen';
export const refunded = 'Erstattet:';
export const orderTotal = 'Gesamtbetrag:';
export const total = 'Gesamtbetrag';
export const outcomes = {
  cancelled: { title: 'Deine Bestellung ist storniert' },
  'return-requested': {
    title: 'Der Shop weiß, dass du sie zurückgeben möchtest',
    text: 'Die Antwort erscheint hier.',
  },
  'return-open': {
    title: 'Für diese Bestellung läuft schon eine Rückgabe',
    text: 'Was du gerade ausgewählt hast, gehört nicht dazu. Sobald sie abgeschlossen ist, kannst du mehr zurückgeben.',
  },
  'address-changed': {
    title: 'Deine Bestellung geht an die neue Adresse',
    text: 'Was du bezahlt hast, bleibt gleich. Eine Mail bestätigt es.',
  },
  'too-late': {
    title: 'Das ist nicht mehr möglich',
    text: 'Die Bestellung ist schon weiter: siehe unten.',
  },
  'code-sent': {
    title: 'Ein Code ist auf dem Weg zu dir',
    text: 'Er geht an die E-Mail-Adresse der Bestellung und gilt 15 Minuten.',
  },
  'code-wrong': {
    title: 'Das ist nicht der Code',
    text: 'Gib ihn so ein, wie er in der Mail steht. Er gilt einmal, 15 Minuten lang: Lass dir einen neuen schicken, wenn er älter ist.',
  },
  'code-right': {
    title: 'Deine Bestellung wird vollständig angezeigt',
    text: 'In diesem Browser, eine Stunde lang.',
  },
  'no-email': {
    title: 'Zu dieser Bestellung gibt es keine E-Mail-Adresse mehr',
    text: 'Antworte auf eine der Mails dazu, dann hilft dir der Shop.',
  },
  transferred: {
    title: 'Die Bestellung ist in deinem Konto',
    text: 'Du findest sie unter „Deine Bestellungen“.',
  },
  'owned-elsewhere': {
    title: 'Diese Bestellung gehört zu einem anderen Konto',
    text: 'Melde dich dort an, um sie unter den Bestellungen zu sehen.',
  },
  'claim-later': {
    title: 'Dort, wo bestellt wurde, ist noch eine Zahlung offen',
    text: 'Schließe sie dort ab oder versuche es morgen noch einmal: Sie endet von selbst.',
  },
  'claim-signed-out': {
    title: 'Du bist nicht angemeldet',
    text: 'Melde dich an und öffne den Link noch einmal.',
  },
  'claim-code-needed': {
    title: 'Öffne die Bestellung zuerst mit ihrem Code',
    text: 'Lass dir einen Code an die E-Mail-Adresse der Bestellung schicken und gib ihn unten ein. Dann kannst du die Bestellung behalten.',
  },
};
export const nothingAdded = 'Es wurde nichts in deinen Warenkorb gelegt';
export const addedToBasket = (count: number) => `In deinen Warenkorb gelegt: ${count} Artikel`;
export const noLongerSoldIs = (title: string) => `Nicht mehr erhältlich: ${title}`;
export const basketIsFull = 'Dein Warenkorb ist voll: Bezahle zuerst, was darin liegt.';
export const goToBasket = 'Zum Warenkorb';
export const claimOrder = 'Diese Bestellung in meinem Konto behalten';
export const madeSignedOut = 'Sie wurde ohne Anmeldung aufgegeben.';
export const showAddress = 'Adresse anzeigen';
export const takesACode =
  'Nach 30 Tagen braucht es dafür einen Code, der an die E-Mail-Adresse der Bestellung geht.';
export const sendCode = 'Code schicken';
export const code = 'Code';
export const buyAgain = 'Nochmals kaufen';
export const todayFor = (count: number, price: string) => `${count} Artikel, heute ${price}.`;
export const goneNow = (count: number) =>
  ` ${count} ${plural(count, 'ist', 'sind')} nicht mehr erhältlich.`;
export const cancelOrder = 'Bestellung stornieren';
export const notPackedYet = 'Sie ist noch nicht verpackt.';
export const goBackToCard = (amount: string) => ` ${amount} gehen zurück auf deine Karte.`;
export const cancelThis = 'Diese Bestellung stornieren';
export const askToReturn = 'Rückgabe anfragen';
export const bankIsLooking =
  'Deine Bank prüft diese Zahlung. Was du inzwischen stornierst oder zurückschickst, wird eventuell erst nach ihrer Entscheidung erstattet: siehe Verlauf.';
export const whatYouBought = 'Was du gekauft hast';
export const whatItCameTo = 'Was es gekostet hat';
export const paidByCardShort = 'Mit Karte bezahlt. ';
export const sentTo = 'Versand an {address}.';
export const whatHasHappened = 'Verlauf';
export const noLongerSold = 'Nicht mehr erhältlich';
export const carrier = 'Versanddienst';
export const whereItIs = 'Wo es ist';
export const followAt = (carrier: string) => `Paket bei ${carrier} verfolgen`;
export const includesTax = (rate: string) => `Enthält ${rate} MwSt.`;
export const refund = 'Erstattung';
export const refundNotArrived = 'Erstattung, nicht angekommen';
export const paidAfterRefunds = 'Bezahlt nach Erstattungen';
export const printInvoice = 'Rechnung drucken';
export const print = 'Drucken';
export const invoiceComes =
  'Die Rechnung bekommt in wenigen Minuten ihre Nummer. Vorher gedruckt ist dies ein Beleg.';
export const orderNo = (number: string) => `Bestellung ${number}`;
export const noSuchOrder = 'Keine solche Bestellung';
export const aboutOrder = 'Was du bestellt hast und wo es ist.';
export const hiddenByAccount = 'eine Adresse, die dieses Konto nicht mehr anzeigt';
export const hiddenByLink = 'eine Adresse, die dieser Link nicht mehr anzeigt';
export const yourOrders = 'Deine Bestellungen';
export const noOrderOfYours = 'Diese Bestellung gehört nicht zu dir';
export const signIn = 'Anmelden';
export const shownToAccount =
  'Bestellungen sieht nur das Konto, zu dem sie gehören. Melde dich mit diesem an.';
export const aboutOrders = 'Was du bestellt hast, das Neueste zuerst.';
export const orderIsSafe = 'Deine Bestellung ist sicher';
export const noneYet = 'Du hast noch nichts bestellt';
export const signInToSee = 'Melde dich an, um deine Bestellungen zu sehen';
export const findSomething = 'Etwas Schönes finden';
export const appearsHere =
  'Eine Bestellung erscheint hier, sobald sie bezahlt ist, auf jedem Gerät.';
export const pagesOfOrders = 'Seiten mit Bestellungen';
export const newestOrders = 'Neueste Bestellungen';
export const olderOrders = 'Ältere Bestellungen';
export const paidAsGuest =
  'Du hast als Gast bestellt. {signIn} – in diesem Browser –, dann kommt die Bestellung dorthin.';
export const linkInMail =
  'Der Link in unserer Mail öffnet sie, wenn du eine E-Mail-Adresse angegeben hast.';
export const signInOrCreate = 'Melde dich an oder erstelle ein Konto';
export const thankYou = 'Danke, deine Bestellung ist eingegangen';
export const orderNumber = 'Bestellnummer';
export const howItComes = 'Lieferung';
export const goesTo = 'Geht an';
export const nextMailed = 'Als Nächstes mailen wir den Gutschein an seinem Tag.';
export const nextPacked = 'Als Nächstes packen wir sie.';
export const onEveryDevice = 'Du findest sie hier auf jedem Gerät, auf dem du dich anmeldest.';
export const noteNumber = 'Notiere dir bitte die Nummer, oder bewahre den Link zu ihrer Seite auf.';
export const mailedTo = (email: string) =>
  `Eine E-Mail mit dem Link zu ihrer Seite geht an ${email}.`;
export const more = (count: number) => `und ${count} weitere`;
export const seeReceipt = 'Bestellung und Beleg ansehen';

/** Returns of single items. */
export const returnReasons = {
  damaged: 'Beschädigt oder defekt',
  wrong_item: 'Falscher Artikel',
  not_as_described: 'Nicht wie beschrieben',
  does_not_fit: 'Passt nicht',
  changed_mind: 'Nicht mehr gewünscht',
  other: 'Etwas anderes',
};
export const returnItems = 'Artikel zurückgeben';
export const returnOf = (number: string) => `Artikel aus Bestellung ${number} zurückgeben`;
export const whichGoBack =
  'Wähle, was zurückgeht und warum. Du siehst die Erstattung, bevor etwas abgeschickt wird.';
export const howMany = 'Wie viele gehen zurück';
export const sendThisBack = 'Diesen Artikel zurückgeben';
export const noneOfIt = 'Keiner';
export const reason = 'Grund';
export const chooseReason = 'Grund wählen';
export const inYourWordsIf = 'In deinen Worten (freiwillig)';
export const backFor = (amount: string) => `Erstattung: ${amount}`;
export const backForAll = (amount: string, count: number) =>
  `Erstattung: ${amount} für alle ${count}`;
export const goOn = 'Weiter';
export const youSendBack = 'Du gibst zurück';
export const youGetBack = 'Du bekommst zurück';
export const change = 'Ändern';
export const backWhenReceived =
  'Der Betrag geht auf dem Weg zurück, auf dem du bezahlt hast, sobald der Shop die Ware erhalten hat.';
export const nothingBack =
  'Dafür wird nichts erstattet: Es wurde schon erstattet oder hat nichts gekostet.';
export const withoutDelivery = (amount: string) => `Ohne Versandkosten von ${amount}.`;
export const seeOrderAgain = 'Zur Bestellung';
export const returning = (count: number) => `${count} ${plural(count, 'geht', 'gehen')} zurück`;
export const withdrawnFrom = (count: number) => `${count} widerrufen`;
export const cameBack = (count: number) => `${count} zurückgegeben`;
export const returnGone = {
  title: 'Aus dieser Bestellung kann gerade nichts zurückgegeben werden',
  text: 'Sie ist noch nicht verschickt, eine Rückgabe ist offen oder alles ist schon zurück: siehe Bestellung.',
};
export const returnProblems = {
  nothing: 'Wähle mindestens einen Artikel.',
  reason: 'Wähle einen Grund.',
  words: 'Bitte sag es in deinen eigenen Worten.',
};
export const collectedInPerson = 'Wird abgeholt.';
/** Was ohne Karte bezahlt wurde und ebenso zurückgeht. */
export const paidSo = (howPaid: string, amount: string) => `${howPaid}: ${amount}.`;
export const allGivenBack = 'Der Shop zahlt dir alles selbst zurück.';
export const areGivenBack = (amount: string) => ` Der Shop zahlt dir ${amount} selbst zurück.`;
export const givesBack = 'Der Shop zahlt sie dir selbst zurück.';
export const gaveBack = 'Der Shop hat sie dir zurückgezahlt.';
export const inExchangeFor = (number: string) => `Im Umtausch für Bestellung ${number}`;
export const exchangedBy = (number: string) => `Umgetauscht: dafür kommt Bestellung ${number}`;
