/** As `en.ts`. */
export const lineAt = (line: number) => `Zeile ${line}`;
export const lineOfRow = (line: number, row: number) => `Zeile ${line} (Reihe ${row})`;
export const problemAt = (place: string, problem: string) => `${place}: ${problem}`;
export const otherCollections = (line: number) =>
  `sind nicht die von Zeile ${line}, die zum selben Produkt gehört: schreib in jede seiner Zeilen dieselben`;
export const variantTwice = (variant: string, line: number, isNamed: boolean) =>
  `${variant} ist schon die Variante von Zeile ${line}: ${isNamed ? 'gib jeder ihre eigene' : 'nenne die Varianten beider in einer Spalte variant'}`;
export const lacksInWhole = (fields: string) =>
  `hat kein ${fields}: mit --replace ist die Datei der ganze Katalog, und jedes Produkt braucht das`;
export const lacksAsNew = (fields: string, variant: string) =>
  `hat kein ${fields}, und ${variant} ist keine Variante dieses Shops, die geändert werden könnte: prüf ihren Namen, oder schreib alles, was ein neues Produkt braucht`;
export const noProducts = 'Die Datei hat kein Produkt, das importiert werden kann.';
export const emptyFile = 'Die Datei ist leer.';
export const nameFewer = (problem: string) => `${problem}: Nenne in der Datei weniger davon.`;
export const ownFieldsChanged =
  'Jemand hat inzwischen die eigenen Felder geändert: Importiere die Datei noch einmal.';
export const productChanged = (variant: string, problem: string) =>
  `Jemand hat inzwischen ein Produkt geändert: Die Optionen von ${variant} ${problem}.`;
export const rowTooLong = (bytes: number) =>
  `eine Zelle dieser Zeile ist zu lang: Die Zeile hat mehr als ${bytes} Bytes. Kürze sie; wenn darin ein Anführungszeichen geöffnet und nie geschlossen wird, setz die ganze Zelle in Anführungszeichen und schreib ein Anführungszeichen darin doppelt.`;
export const quoteNotClosed =
  'ein Anführungszeichen wird in dieser Zeile geöffnet und nie geschlossen: Setz die ganze Zelle in Anführungszeichen und schreib ein Anführungszeichen darin doppelt.';
export const quoteInside =
  'ein Anführungszeichen steht mitten in einer Zelle: Setz die ganze Zelle in Anführungszeichen und schreib ein Anführungszeichen darin doppelt.';
export const cellCount = (count: number, columns: number, hasExtra: boolean) =>
  `hat ${count} Zellen, wo die erste Zeile ${columns} hat: ${hasExtra ? 'setz eine Zelle, die das Trennzeichen enthält, in Anführungszeichen' : 'fehlt ein Trennzeichen oder ein Anführungszeichen?'}`;
export const columnWithoutName = (place: number, names: string) =>
  `Spalte ${place} hat keinen Namen: Nenne sie nach einem von ${names}, oder entferne sie.`;
export const unknownColumn = (name: string, names: string) =>
  `die Spalte ${name} ist unbekannt: Nenne sie nach einem von ${names}, oder entferne sie.`;
export const columnTwice = (name: string) => `es gibt zwei Spalten ${name}: Entferne eine.`;
export const columnsMissing = (missing: string, names: string) =>
  `die erste Zeile muss die Spalten nennen, und ${missing} ist nicht darunter. Die Spalten sind ${names}.`;
export const officeFile = (what: string) =>
  `Die Datei ist ${what}, kein Text: Öffne sie und speichere sie als „CSV UTF-8“, dann importiere diese Datei.`;
export const notAProduct = 'ist kein Produkt: schreib ein Objekt wie {"id":"1","title":"Lampe",…}';
export const fileIsNoJson = 'das ist kein JSON: Prüf Anführungszeichen, Kommas und Klammern.';
export const isNoJson = 'ist kein JSON: prüf Anführungszeichen, Kommas und Klammern';
export const noArray = 'die Datei muss ein Array von Produkten sein: [{…}, {…}].';
export const productTooLong = (most: number) =>
  `hat mehr als ${most} Zeichen: kürze seinen längsten Text`;
export const productNotEnded = (most: number) =>
  `hier beginnt ein Produkt, das nicht innerhalb von ${most} Zeichen endet: Kürze es, oder prüf Anführungszeichen, Kommas und Klammern.`;
export const arrayNotEnded = 'Die Datei endet vor ihrem Array: Ist sie ganz?';
export const unknownField = (fields: string) => `ist unbekannt: die Felder sind ${fields}`;
export const notThere = 'ist nicht da: schreib es';
export const noTexts =
  'ist kein Objekt mit Texten: schreib {"Farbe": "Sand"}, oder [["Farbe", "Sand"]]';
export const neitherTextNorNumber = 'ist weder Text noch Zahl: schreib eines davon';
export const leftOutOnce = (what: string, line: number, named: string) =>
  `Weggelassen: ${what}, in Zeile ${line}${named}`;
export const leftOutTimes = (count: string, what: string, line: number, named: string) =>
  `${count}-mal weggelassen: ${what}, zuerst in Zeile ${line}${named}`;
export const andMore = (count: string) => `und ${count} weitere`;
export const ofDescription = (what: string) => `${what} in einer Beschreibung`;
export const pictureThat = (problem: string) => `ein Bild: es ${problem}`;
export const barcodeThat = (problem: string) => `ein Barcode: er ${problem}`;
export const morePictures = (most: number) => `die Bilder eines Produkts nach den ersten ${most}`;
export const column = (name: string) => `die Spalte ${name}`;
export const soldWithoutStock =
  'der Lagerbestand dessen, was weiterverkauft wird, wenn nichts mehr da ist: hier wird es nicht gezählt und unbegrenzt verkauft';
export const comesWithdrawn = (what: string) =>
  `aus dem Verkauf ${what}: es kommt herein, ohne im Verkauf zu sein, und wird mit „products put-back“ oder auf seiner Seite in den Verkauf genommen`;
export const noQuantity =
  'der Lagerbestand dessen, was Shopify zählt, denn die Datei sagt ihn nicht: zähl ihn hier, sonst wird es unbegrenzt verkauft';
export const hasStatus = (status: string) => `ein Produkt mit dem Status ${status}`;
export const giftCard = 'eine Geschenkkarte, die dieser Shop nicht verkauft';
export const andHasNoPrice = (what: string) => `${what} und ohne Preis`;
export const tagsHidden =
  'von den Seiten des Shops die Schlagwörter eines Produkts: das Team hat jedes als Kollektion, die ein Titel den Kunden zeigt';
export const tagTooLong = (isTag: boolean, most: number) =>
  `${isTag ? 'ein Schlagwort' : 'eine Kollektion'} mit mehr als ${most} Zeichen`;
export const inTooMany = (isTag: boolean, most: number) =>
  `${isTag ? 'ein Schlagwort' : 'eine Kollektion'} eines Produkts, das ohnehin in ${most} Kollektionen ist`;
export const tooManyTags = (most: number) =>
  `ein Schlagwort über die ersten ${most} der Datei hinaus`;
export const things = { product: 'ein Produkt', variation: 'eine Variante' };
export const notPublished = (what: string) => `${what}, nicht veröffentlicht`;
export const isHidden = (what: string) => `${what}, versteckt`;
export const sameCombination = 'eine Variante, deren Attribute die einer anderen darüber sind';
export const sharedStock =
  'der Lagerbestand, den die Varianten eines Produkts teilen: zähl jede hier, sonst wird sie unbegrenzt verkauft';
export const notTaken = {
  grouped: 'eine Gruppe von Produkten, die hier einzeln verkauft werden',
  external: 'ein Produkt, das ein anderer Shop verkauft (external)',
  downloadable: 'ein Download, den dieser Shop nicht liefert',
};
export const ofType = (type: string) => `ein Produkt der Art ${type}`;
export const parentLeftOut = 'eine Variante eines Produkts, das weggelassen wurde';
export const variationWithoutPrice = 'eine Variante ohne Preis';
export const productWithoutPrice = 'ein Produkt ohne Preis';
export const withoutVariations = 'ein Produkt ohne Varianten';
export const noParent = (parent: string) =>
  `ist eine Variante von ${parent}, das nicht darüber steht: exportiere beide`;
export const noPicture = 'ist kein lesbares Bild: nimm JPEG, PNG, WebP, AVIF, GIF oder TIFF';
export const tooManyPixels = (wide: string, high: string, most: string) =>
  `hat ${wide} × ${high} Pixel: mach es kleiner, höchstens ${most} Millionen`;
export const wrongShape = {
  logo: (wide: string, high: string) =>
    `hat ${wide} × ${high} Pixel: nimm eines, das mindestens 72 Pixel hoch ist und halb bis 8-mal so breit wie hoch`,
  icon: (wide: string, high: string) =>
    `hat ${wide} × ${high} Pixel: nimm eines, das so breit wie hoch ist und mindestens 192 Pixel`,
  hero: (wide: string, high: string) =>
    `hat ${wide} × ${high} Pixel: nimm eines, das mindestens 1.500 Pixel breit ist und so breit wie hoch bis 4-mal so breit`,
  notice: (wide: string, high: string) =>
    `hat ${wide} × ${high} Pixel: nimm die amtliche Datei, mindestens 600 Pixel breit`,
};
export const drawingTooLarge = 'hat mehr als 0,5 MB: vereinfache es, oder speichere es als PNG';
export const drawingLoads =
  'lädt etwas von anderswo: wandle Schrift in Pfade um und bette Bilder ein, oder speichere es als PNG';
export const drawingScripts =
  'enthält Skripte oder Teile von Webseiten: speichere es noch einmal als einfaches SVG, oder als PNG';
export const noFolder =
  'ist der Pfad einer Datei, und nur die Tabelle wurde gesendet: lass die Zelle leer und füge das Bild auf der Seite des Produkts hinzu';
export const noFile =
  'ist nicht da: schreib den Pfad seiner Datei, vom Ordner dieses Katalogs aus gesehen';
export const outsideFolder = 'liegt außerhalb des Ordners dieses Katalogs: leg es dort hinein';
export const tooFewPixels = (least: number) =>
  `hat zu wenige Pixel, um vergrößert zu werden: Nimm eines mit mindestens ${least} × ${least}`;
export const notInShop =
  'ist nicht unter den Bildern dieses Shops: schreib stattdessen den Pfad seiner Datei';
export const unknownHost = 'einem unbekannten Host';
export const atOtherHost = (host: string) =>
  `liegt bei ${host}, was PICTURE_HOSTS nicht nennt: importiere die Datei mit --fetch-pictures, oder trag den Host dort ein und starte erst den Shop neu`;
export const tooManyMegabytes = (most: number) => `hat mehr als ${most} MB`;
export const answeredWith = (status: number) => `wird mit ${status} beantwortet`;
export const leadsOn = 'führt immer weiter';
export const leadsToNoAddress = 'führt zu etwas, das keine Webadresse ist';
export const arrivesLate = (seconds: number) => `kommt nicht innerhalb von ${seconds} s an`;
export const unreachable = (code: string) => `ist nicht erreichbar${code}`;
export const officeFiles = {
  archive: 'eine Tabellenkalkulation oder ein Archiv',
  oldSheet: 'eine alte Tabellenkalkulation',
  compressed: 'komprimiert',
};
export const html = {
  picture: 'ein Bild',
  page: 'ein Video oder eine andere Seite',
  sound: 'ein Ton',
  form: 'ein Formular',
  script: 'ein Skript',
  link: 'die Adresse eines Links',
};
export const deepTags = (most: number) => `was in mehr als ${most} Tags steckt`;
export const htmlTooLong = (length: number, most: number) =>
  `hat ${length} Zeichen HTML: höchstens ${most} sind möglich, also kürze es`;
export const tooManyTagsOfHtml = (tags: number, most: number) =>
  `hat ${tags} HTML-Tags: höchstens ${most} sind möglich, also vereinfache es`;
