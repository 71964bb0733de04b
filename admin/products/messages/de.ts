/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const newProduct = 'Neues Produkt';
export const products = 'Produkte';
export const addProduct = 'Produkt hinzufügen';
export const productId = 'Produkt-ID';
export const aboutId =
  'Etwa schreibtischlampe. Sie steht in der Adresse der Seite und bleibt, wie sie ist.';
export const optionalVariant = 'Variante (optional)';
export const aboutVariant =
  'Für eine von mehreren Farben oder Größen eines Produkts, etwa schreibtischlampe-rot. Leer: wie das Produkt.';
export const optionalShelf = 'Auf Lager (optional)';
export const emptyIsNotCounted = 'Leer: nicht gezählt, also nie ausverkauft.';
export const notOnSaleYet = 'Noch nicht im Verkauf';
export const noSuchProduct = 'Produkt nicht gefunden';
export const variantOfProduct =
  'Variante {variant} des Produkts {product}: alle Varianten und Optionen';
export const addedNotOnSale =
  'Es ist im Katalog und noch nicht im Verkauf. Füge unten Bilder hinzu.';
export const addedOnSale = 'Der Shop verkauft es jetzt. Füge unten Bilder hinzu.';
export const changedSinceOpened =
  'Jemand hat dieses Produkt geändert, seit du es geöffnet hast, deshalb kann es nicht gespeichert werden: {loadAgain}.';
export const loadAgain = 'lade es neu';
export const save = 'Speichern';
export const withdrawnLabel =
  'Nicht im Verkauf, aber in Warenkörben und Bestellungen, die es enthalten, noch bekannt';
export const none = 'Keine Angabe';
export const state = 'Status';
export const withdrawn = 'Nicht im Verkauf';
export const onSale = 'Im Verkauf';
export const reviews = 'Bewertungen';
export const collections = 'Kollektionen';
export const shelfWords = (available: number, held: number, committed: number) =>
  `${available} verfügbar, ${held} gerade in Bestellung, ${committed} verkauft und noch nicht verschickt.`;
export const stock = 'Lagerbestand';
export const neverSoldOut = 'Nicht gezählt: nie ausverkauft.';
export const saveCount = 'Bestand speichern';
export const onShelf = 'Auf Lager';
export const aboutShelf =
  'Mit dem, was verkauft und noch nicht verschickt ist. Leer: nicht gezählt.';
export const pictures = 'Bilder';
export const pictureNo = (number: number) => `Bild ${number}`;
export const onCards = 'Auf Karten';
export const firstOnCards = (number: number) => `Als erstes, auf Karten: Bild ${number}`;
export const makeFirst = 'Als erstes';
export const moves = { earlier: 'Nach vorn', later: 'Nach hinten', remove: 'Entfernen' };
export const movePicture = (move: string, number: number) => `${move}: Bild ${number}`;
export const places = {
  'top-left': 'oben links',
  top: 'oben',
  'top-right': 'oben rechts',
  left: 'links',
  centre: 'Mitte',
  right: 'rechts',
  'bottom-left': 'unten links',
  bottom: 'unten',
  'bottom-right': 'unten rechts',
};
export const focusAt = (place: string) => `Fokus: ${place}`;
export const focusOn = (number: number, place: string) => `Fokus von Bild ${number}: ${place}`;
export const smallPicture = (least: number) =>
  `Klein: Es kann nicht vergrößert werden. Nimm eines mit mindestens ${least} × ${least} Pixeln.`;
export const morePictures = 'Weitere Bilder';
export const aboutPictures = (megabytes: number, most: number) =>
  `Zieh sie hierher. JPEG, PNG, WebP, AVIF, GIF oder TIFF mit höchstens ${megabytes} MB; höchstens ${most} Bilder. Screenreader lesen dafür den Titel vor, wenn keine Datei sagt, was sie zeigen.`;
export const addPictures = 'Bilder hinzufügen';
export const theProduct = 'Das Produkt';
export const picturesOf = (product: string) => `Bilder von ${product}`;
export const notWhole = 'Die Bilder sind nicht ganz angekommen: Sende sie noch einmal.';
export const tooManyPictures = (most: number) =>
  `Ein Produkt hat höchstens ${most} Bilder: Entferne erst welche.`;
export const othersAdded = (problems: string) => `Die anderen wurden hinzugefügt. ${problems}`;
export const product = 'Produkt';
export const variant = 'Variante';
export const category = 'Kategorie';
export const available = 'Verfügbar';
export const notCounted = 'nicht gezählt';
export const price = 'Preis';
export const productsToSearch = 'Produkte';
export const variantOrWords = 'Variante oder Wörter aus dem Titel';
export const changeMany = 'Viele ändern';
export const homePage = 'Startseite';
export const importAndExport = 'Import und Export';
export const pages = 'Seiten';
export const firstPage = 'Erste Seite';
export const nextPage = 'Nächste Seite';
export const noneFound = 'Kein Produkt hat diese Variante oder diese Wörter.';
export const optionPlaces = { first: 'Als erstes', second: 'Als zweites', third: 'Als drittes' };
export const options = 'Optionen';
export const aboutOptions =
  'Worin sich die Varianten unterscheiden. Ein geleertes Feld entfernt den Namen oder den Wert; ein neuer Wert legt seine Varianten sofort an, wie die vorhandenen.';
export const makeAll = (possible: number, made: number) =>
  `Jede Kombination anlegen: ${possible} sind möglich, ${made} im Verkauf`;
export const saveOptions = 'Optionen speichern';
export const makeVariants = 'Varianten anlegen';
export const aNewOption = 'Eine neue Option';
export const optionNamed = (name: string) => `Option ${name}`;
export const newOption = 'Neue Option';
export const option = 'Option';
export const suchAsSize = 'Etwa Größe';
export const chosen = 'Gewählt';
export const valueEarlier = (value: string) => `Nach vorn: ${value}`;
export const valueNamed = (option: string, value: string) => `Wert von ${option}: ${value}`;
export const itsValues = 'Werte';
export const moreValues = 'Weitere Werte';
export const withCommas = 'Mit Kommas dazwischen, etwa S, M, L';
export const sharedByAll = 'Was alle Varianten gemeinsam haben';
export const unlike = (count: number) =>
  `${counted(count, 'davon weicht', 'davon weichen')} darin ab: Was du hier änderst, wird in allen gleich.`;
export const saveForAll = 'Für alle Varianten speichern';
export const leaveUnsaved =
  'Was du hier geändert hast, ist nicht gespeichert. Die Seite verlassen?';
export const cellsFilled = (count: number) => `${counted(count, 'Zelle', 'Zellen')} ausgefüllt.`;
export const noPlaceInTable = (count: number) => `${count} hatten keinen Platz in der Tabelle.`;
export const tableOfVariants = 'Tabelle der Varianten';
export const tableKeys =
  'Varianten: Pfeiltasten und Enter bewegen, Umschalt und Pfeile wählen Zellen einer Spalte, Strg D füllt nach unten aus, Escape nimmt zurück.';
export const asInSpreadsheet =
  'Wie in einer Tabellenkalkulation: Pfeiltasten und Enter bewegen, dort kopierte Zellen werden hier eingefügt, Umschalt und Pfeile wählen Zellen einer Spalte, Strg D füllt nach unten aus, Escape nimmt zurück.';
export const variants = 'Varianten';
export const variantsOfProduct = (product: string, count: number, sold: number) =>
  `Produkt ${product}: ${counted(count, 'Variante', 'Varianten')}, ${sold === count ? 'alle' : sold} im Verkauf`;
export const takeBack = 'Zurücknehmen';
export const notSavedYet = (count: number) =>
  `${counted(count, 'Variante', 'Varianten')} geändert, noch nicht gespeichert`;
