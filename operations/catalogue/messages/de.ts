/** As `en.ts`. */
import { counted, formatNumber, plural } from '#app/shared/plural.ts';

export const areMissing = 'fehlen';
export const isEmpty = 'ist leer';
export const areMoreThan = (most: string) => `sind mehr als ${most}`;
export const noWholeNumber = 'ist keine ganze Zahl';
export const noPairs = 'ist keine Liste von Paaren: schreib [["Farbe", "Sand"]]';
export const nothingSaved = (why: string) => `Es wurde nichts gespeichert: ${why}.`;
export const nothingAdded = (why: string) => `Es wurde nichts hinzugefügt: ${why}.`;
export const nothingChanged = (why: string) => `Es wurde nichts geändert: ${why}.`;
export const noSuchPreview =
  'Diese Vorschau gibt es nicht oder nicht mehr: Nach einem Tag ist sie vergessen.';
export const manyChanged = (done: number, left: number, todo: number) =>
  `${done} geändert, ${left} in Ruhe gelassen, weil jemand sie seit der Vorschau geändert hat oder ihre Optionen die einer anderen Variante sind, ${todo} noch offen.`;
export const manyWouldChange = (todo: number, same: number, impossible: number) =>
  `${todo} würden sich ändern, ${same} bleiben gleich, bei ${impossible} geht es nicht.`;
export const previewOrChange = 'fehlt, oder eine Vorschau';
export const ofPreview = 'ist die der Vorschau: Lass es weg';
export const noPercentage = (most: number) =>
  `ist kein Prozentsatz von -100 bis ${most}: schreib -10 für ein Zehntel weniger, 5 für ein Zwanzigstel mehr`;
export const noWholeChange = 'ist keine ganze Zahl: schreib 5 oder -5';
export const noUnits = 'ist keine ganze Zahl ab 0';
export const allApplied = 'Es wurde nichts geändert: Alles ist schon angewendet.';
export const beingApplied = 'Es wird schon angewendet: Warte einen Moment.';
export const changedMeanwhile =
  'Jemand anders hat es inzwischen geändert, deshalb wurde nichts gespeichert: Sieh es dir noch einmal an.';
export const reserved = 'ist eine Adresse des Admins: wähle etwas anderes';
export const taken = 'benennt schon ein anderes Produkt des Shops: wähle etwas anderes';
export const theOptions = (problem: string) => `Die Optionen ${problem}`;
export const theDetails = (problem: string) => `eigene Felder: ${problem}`;
export const noReduction =
  'Der frühere Preis liegt nicht über dem Preis: Er wird behalten, aber nicht gezeigt.';
export const addedNotOnSale = (title: string) =>
  `${title} ist im Katalog und noch nicht im Verkauf.`;
export const addedOnSale = (title: string) =>
  `${title} ist im Katalog. Der Shop verkauft es jetzt.`;
export const savedAndShown = 'Gespeichert. Der Shop zeigt es jetzt.';
export const savedNotShown = 'Gespeichert. Kunden sehen sie nicht.';
export const noSuchProduct = (id: string) =>
  `${id} ist kein Produkt dieses Shops: die Liste der Produkte hat die Varianten von allen.`;
export const noSuchVariant = (variant: string) =>
  `${variant} ist keine Variante dieses Shops: die Liste der Produkte hat die Namen.`;
export const rowsMissing =
  'fehlen: schreib eine Zeile mit den Namen der Spalten, etwa variant und price, und je eine Zeile für jede Variante';
export const nothingHadChanged = 'Nichts war geändert, also wurde nichts geschrieben.';
export const variantsChanged = (count: number) =>
  `Gespeichert: ${counted(count, 'Variante', 'Varianten')} geändert. Der Shop zeigt es jetzt.`;
export const someProducts = (names: string) => `benennen nichts, was der Shop verkauft: ${names}`;
export const noProducts = (names: string) =>
  `Es wurde nichts geändert: Der Shop hat kein Produkt ${names}. Die Liste der Produkte hat die Namen.`;
export const tooLongByHand = (most: string) =>
  `Es wurde nichts geändert: Eine Kollektion hat höchstens ${most} Produkte in einer Reihenfolge von Hand. Größere kommen aus einer Datei.`;
export const tooCrowded = (product: string, most: number) =>
  `Es wurde nichts geändert: ${product} wäre in mehr als ${most} Kollektionen.`;
export const areCrowded = 'sind in zu vielen Kollektionen';
export const allThereAlready = 'Alle waren schon darin.';
export const productsAdded = (added: number, now: number) =>
  `${counted(added, 'Produkt', 'Produkte')} hinzugefügt. Die Kollektion hat jetzt ${counted(now, 'Produkt', 'Produkte')}.`;
export const hasNow = (count: number) =>
  `Die Kollektion hat jetzt ${counted(count, 'Produkt', 'Produkte')}.`;
export const standsAt = (product: string, place: number) =>
  `${product} steht jetzt an Platz ${place}.`;
export const notInCollection = (product: string) =>
  `Es wurde nichts verschoben: ${product} ist nicht in dieser Kollektion.`;
export const inNoCollection = 'Gespeichert. Es ist jetzt in keiner Kollektion.';
export const inCollections = (count: number) =>
  `Gespeichert. Es ist jetzt in ${counted(count, 'Kollektion', 'Kollektionen')}.`;
export const deleteFirst = (problem: string) => `${problem}: Lösch erst eine.`;
export const noSuchCollection = (handle: string) =>
  `Es gibt keine Kollektion ${handle}: die Liste der Kollektionen hat die Namen.`;
export const isCollectionNow = (title: string) =>
  `${title} ist jetzt eine Kollektion des Shops. Füge Produkte hinzu.`;
export const noLetter = 'hat keinen Buchstaben und keine Ziffer';
export const isTooLong = 'ist zu lang';
export const namesCollection = 'benennt schon eine andere Kollektion: wähle etwas anderes';
export const collectionDeleted = (handle: string) =>
  `Die Kollektion ${handle} ist gelöscht. Ihre Produkte sind noch im Shop.`;
export const askDelete = (name: string) =>
  `Die Kollektion ${name} löschen? Ihre Seite und die Reihenfolge ihrer Produkte gehen verloren. Die Produkte bleiben. Es kann nicht rückgängig gemacht werden.`;
export const yesDelete = 'Löschen';
export const shelfWords = (onHand: number, committed: number, held: number, available: number) =>
  `${onHand} auf Lager, davon ${committed} verkauft und nicht verschickt, ${held} gerade in Bestellung, ${available} verfügbar`;
export const noReason =
  'ist keiner: schreib ein Wort wie received, counted, damaged oder corrected';
export const orUnits = 'oder units: schreib eines davon';
export const shelfChanged = (line: string, now: string) => `${line}. Jetzt ${now}.`;
export const shelfOutOfBounds = (most: number) =>
  `Es wurde nichts geändert: Weniger als null oder mehr als ${most} wären auf Lager.`;
export const providerSilent =
  'Der Zahlungsanbieter antwortet nicht: Versuche es später noch einmal. Es wurde nichts geändert.';
export const nothingHeld =
  'Keine Zahlung eines anderen Kontos beim Zahlungsanbieter hält etwas zurück.';
export const heldIsBack = (payments: number) =>
  `Was ${counted(payments, 'Zahlung', 'Zahlungen')} anderer Konten beim Zahlungsanbieter ${plural(payments, 'zurückhielt', 'zurückhielten')}, ist wieder verfügbar.`;
export const allWritten = (count: string) => `Alle ${count} Produkte sind geschrieben.`;
export const noStockChange = 'ist keine Änderung eines Bestands: schreib +5, -3, =12 oder none';
export const shelfLine = (variant: string, before: number | null, after: number | null) =>
  `${variant}: ${before === null ? 'war nicht gezählt' : `${before} auf Lager`}, jetzt ${after ?? 'nicht gezählt'}`;
export const allPicturesHere = 'Alle Bilder sind schon im Shop.';
export const fetched = (fetched: string, total: string, megabytes: string) =>
  `${fetched} von ${total} Bildern geholt, ${megabytes} MB.`;
export const hereBefore = (count: string) => `${count} waren schon im Shop.`;
export const stayElsewhere = (count: string) => `${count} bleiben, wo sie sind: Sieh nach, warum.`;
export const leftToFetch = (count: string) =>
  `${count} sind übrig: Starte es noch einmal, um weiterzumachen.`;
export const phases = {
  fetching: 'Bilder werden geholt',
  removing: 'Bilder werden entfernt',
  reading: 'Zeilen und Bilder werden gelesen',
  comparing: 'Vergleich mit dem Katalog',
  writing: 'Wird geschrieben',
};
export const picturesRemoved = (dryRun: boolean, count: number, megabytes: string) =>
  `${counted(count, 'Bild', 'Bilder')} ${dryRun ? plural(count, 'würde entfernt', 'würden entfernt') : 'entfernt'}, ${plural(count, 'das', 'die')} nichts zeigt, ${megabytes} MB.`;
export const youngPictures = (count: number) =>
  `${count} weitere könnten zu einem laufenden Import gehören: Versuche es morgen.`;
export const noOptions =
  'sind keine Optionen: schreib Namen und Werte, etwa Farbe: Schwarz, Sand | Größe: S, M';
export const tooManyOptions = (most: number) =>
  `sind mehr als ${most}: ein Produkt hat höchstens ${most}`;
export const optionsSaved = (parts: string) => `Gespeichert: ${parts}.`;
export const variantsMade = (count: number) =>
  `${counted(count, 'Variante', 'Varianten')} angelegt`;
export const variantsPutBack = (count: number) =>
  `${counted(count, 'Variante', 'Varianten')} wieder im Verkauf`;
export const variantsWithdrawn = (count: number) =>
  `${counted(count, 'Variante', 'Varianten')} aus dem Verkauf genommen`;
export const askTakeOff = (count: number) =>
  `${counted(count, 'Variante hat', 'Varianten haben')} einen Wert, der entfernt wird: aus dem Verkauf nehmen? Bestellungen und Warenkörbe behalten, was sie haben.`;
export const yesTakeOff = 'Aus dem Verkauf nehmen';
export const that = 'das';
export const notAtHost =
  'liegt auf einem Host, der nicht in PICTURE_HOSTS steht: Browser laden nichts von dort';
export const noPicture = 'ist kein Bild des Shops und keine https-Adresse';
export const tooManyPictures = (most: number) => `sind mehr als ${most}: entferne erst welche`;
export const picturesSaved = (count: number) =>
  `Gespeichert. Der Shop zeigt jetzt ${counted(count, 'Bild', 'Bilder')} davon.`;
export const became = {
  withdrawn: (count: number) =>
    `${counted(count, 'Produkt', 'Produkte')} aus dem Verkauf genommen.`,
  putBack: (count: number) => `${counted(count, 'Produkt', 'Produkte')} wieder im Verkauf.`,
};
export const asBefore = (count: number) => `${count} wie zuvor.`;
export const noVariants = (names: string) =>
  `Es wurde nichts geändert: Der Shop hat keine Variante ${names}. Die Liste der Produkte hat die Namen.`;
export const optionsOf = (variant: string, problem: string) =>
  `Die Optionen von ${variant} ${problem}`;
export const notImported = (bad: number, all: number) =>
  `Es wurde nichts importiert: ${counted(bad, 'Zeile', 'Zeilen')} von ${formatNumber(all)} ${plural(bad, 'kann', 'können')} nicht importiert werden. Verbessere sie, oder lass sie mit --skip-invalid weg.`;
export const imported = (
  dryRun: boolean,
  products: number,
  added: string,
  changed: string,
  unchanged: string,
) =>
  `${counted(products, 'Produkt', 'Produkte')} ${dryRun ? plural(products, 'würde importiert', 'würden importiert') : 'importiert'}: ${added} neu, ${changed} geändert, ${unchanged} wie zuvor.`;
export const rowsLeftOut = (count: number) => `${counted(count, 'Zeile', 'Zeilen')} weggelassen.`;
export const stockCounted = (count: number) =>
  `Lagerbestand von ${counted(count, 'Variante', 'Varianten')} neu gezählt.`;
export const notInFile = (count: number) =>
  `${counted(count, 'Produkt', 'Produkte')} nicht in der Datei: --replace nimmt sie aus dem Verkauf.`;
export const sharedPath = (path: string, first: string, others: string, isOne: boolean) =>
  `${path} führt zu ${first}; ${others} ${isOne ? 'hat' : 'haben'} ihn auch`;
export const noFormat = (formats: string) => `ist kein Format: ${formats} sind welche`;
export const isSpreadsheet = (name: string) =>
  `${name} ist eine Tabellenkalkulation: Speichere sie als „CSV UTF-8“ und importiere diese Datei.`;
export const noFormatInName = (name: string, formats: string) =>
  `Der Name ${name} sagt kein Format: Er muss mit .csv, .tsv, .txt, .json, .jsonl oder .ndjson enden, oder das Format muss eines von ${formats} sein.`;
export const fileMissing = 'Die Datei fehlt.';
export const fileGone = 'Die Datei ist nicht mehr da: Sende sie noch einmal.';
export const cannotBeRead = (file: string) => `${file} kann nicht gelesen werden: Stimmt der Name?`;
export const isFolder = (file: string) => `${file} ist ein Ordner: Nenne eine Datei darin.`;
export const tooLongForCall = 'ist zu lang für einen Aufruf';
export const noEncoding = 'ist keine bekannte Kodierung: utf-8 oder windows-1252 sind welche';
export const fileWithoutName = 'Die gesendete Datei hat keinen Namen.';
export const countsStock =
  'Die Datei zählt Lagerbestand, wofür du die Berechtigung stock:write brauchst: Lass ihre Spalte stock weg.';
export const picturesNext = 'Als Nächstes werden die Bilder geholt, in einem Vorgang.';
export const nothingImported = (why: string) => `${why} Es wurde nichts importiert.`;
