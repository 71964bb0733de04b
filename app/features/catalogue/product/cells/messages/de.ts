/** As `en.ts`. */
export const isMissing = 'fehlt';
export const unreadable = (text: string) =>
  `hat ein Zeichen, das nicht gelesen werden kann, in ${text}: speichere die Datei als UTF-8, oder sag, wie sie gespeichert ist, etwa --encoding windows-1252`;
export const controlCharacter = (code: string) =>
  `hat das Steuerzeichen U+${code}, das man nicht sieht: lösch es`;
export const tooManyCharacters = (length: number, most: number) =>
  `hat ${length} Zeichen: höchstens ${most} sind möglich`;
export const longNumber = (text: string) =>
  `${text} ist, was eine Tabellenkalkulation aus einer langen Zahl macht: formatiere die Spalte als Text und gib sie neu ein`;
export const dotsAlone = 'besteht nur aus Punkten: es steht in Adressen';
export const endsInData = 'endet auf .data: es steht in Adressen und heißt dort etwas anderes';
export const isEmpty = 'ist leer: jedes Produkt braucht das';
export const noAddress = 'ist keine Adresse: prüf die Schreibweise';
export const httpPicture =
  'beginnt mit http: Browser zeigen in einem Shop nur Bilder von https-Adressen';
export const noHttps =
  'ist keine https-Adresse: schreib eine, oder den Pfad eines Bildes neben dieser Datei';
export const tooManyPictures = (count: number, most: number) =>
  `hat ${count} Bilder: höchstens ${most} sind möglich`;
export const noWholeNumber = (text: string, most: number) =>
  `${text} ist keine ganze Zahl von 0 bis ${most}`;
export const noPosition = (text: string, most: number) =>
  `${text} ist keine ganze Zahl von 0 bis ${most}: oder lass es leer`;
export const noUnits = (text: string) => `${text} ist keine ganze Zahl ab 0: oder lass es leer`;
export const noGrams = (text: string) =>
  `${text} ist keine ganze Zahl von Gramm: schreib 250 für ein viertel Kilogramm`;
export const noUnitContent = (text: string) =>
  `${text} ist kein Inhalt: schreib 500 ml, 0,75 l oder 6 x 330 ml, in g, kg, ml, cl, l, mm, cm, m oder m²`;
export const neitherYesNorNo = (text: string) => `${text} ist weder yes noch no`;
export const noTaxCategory = (text: string) =>
  `${text} ist keine Steuerkategorie: schreib standard, reduced oder second-reduced`;
export const noBarcode = (text: string) =>
  `${text} ist kein Barcode: schreib seine 8, 12, 13 oder 14 Ziffern`;
export const barcodeLength = (length: number) =>
  `hat ${length} Ziffern: ein Barcode hat 8, 12, 13 oder 14; eine Tabellenkalkulation lässt Nullen davor weg`;
export const checkDigit = (code: string, last: string, expected: number) =>
  `${code} endet mit ${last}, und die anderen Ziffern ergeben ${expected}: such nach einer vertippten Ziffer`;
export const noOldPath = (text: string) =>
  `${text} ist kein Pfad einer Seite: schreib /products/lamp`;
export const tooManyPaths = (count: number, most: number) =>
  `hat ${count} Pfade: höchstens ${most} sind möglich`;
export const tooManyTexts = (count: number, most: number) =>
  `hat ${count} Texte: höchstens ${most} sind möglich`;
export const noAltText = (text: string) =>
  `${text} ist kein Text zu einem Bild: schreib pictures/lamp.jpg: Eine Lampe aus Messing`;
export const ofAltText = (problem: string) => `der Text zu einem Bild ${problem}`;
export const pairs = {
  option: {
    name: (problem: string) => `der Name einer Option ${problem}`,
    value: (problem: string) => `der Wert einer Option ${problem}`,
    noName: 'eine Option hat keinen Namen: schreib einen, etwa Farbe: Sand | Größe: M',
    noValue: 'eine Option hat keinen Wert: schreib einen, etwa Farbe: Sand | Größe: M',
    noPair: (text: string) =>
      `${text} ist keine Option: schreib ihren Namen und ihren Wert, etwa Farbe: Sand | Größe: M`,
    twice: (name: string) => `nennt ${name} zweimal: jede Option hat einen eigenen Namen`,
    tooMany: (count: number, most: number) =>
      `hat ${count} Optionen: höchstens ${most} sind möglich`,
  },
  ownField: {
    name: (problem: string) => `der Name eines eigenen Felds ${problem}`,
    value: (problem: string) => `der Wert eines eigenen Felds ${problem}`,
    noName: 'ein eigenes Feld hat keinen Namen: schreib einen, etwa Material: Wolle',
    noValue: 'ein eigenes Feld hat keinen Wert: schreib einen, etwa Material: Wolle',
    noPair: (text: string) =>
      `${text} ist kein eigenes Feld: schreib seinen Namen und seinen Wert, etwa Material: Wolle`,
    twice: (name: string) => `nennt ${name} zweimal: jedes eigene Feld hat einen eigenen Namen`,
    tooMany: (count: number, most: number) =>
      `hat ${count} eigene Felder: höchstens ${most} sind möglich`,
  },
};
export const noNumber = 'eine Zahl ist: schreib Ziffern, wie 12 oder 12.5';
export const noYesOrNo = 'yes oder no ist: schreib eines davon';
export const hasDeclaredNone = 'er hat noch keines festgelegt';
export const itsFieldsAre = (fields: string) => `seine Felder sind ${fields}`;
export const noOwnField = (name: string, advice: string) =>
  `nennt ${name}, was kein eigenes Feld dieses Shops ist: ${advice}`;
export const hasWrongValue = (value: string, name: string, problem: string) =>
  `hat ${value} als ${name}, was ${problem}`;
export const isSpelt = (other: string) =>
  `ist schon als ${other} geschrieben: schreib es so, oder entferne jenes`;
export const tooManyOwnFields = (most: number) =>
  `ist eines mehr als die ${most} Felder, die ein Shop haben kann`;
export const noLetter = 'hat keinen Buchstaben und keine Ziffer: gib ihr einen Namen';
export const reserved = 'ist eine Adresse des Admins: wähle etwas anderes';
export const tooManyCollections = (count: number, most: number) =>
  `hat ${count} Kollektionen: höchstens ${most} sind möglich`;
export const moreCollections = (most: string) =>
  `Der Shop hätte mehr als die ${most} Kollektionen, die er haben kann`;
export const amountOf = (currency: string, example: string) =>
  `einen Betrag in ${currency}, etwa ${example}`;
export const twoWays = (text: string, large: string, small: string) =>
  `${text} kann auf zwei Arten gelesen werden: schreib ${large} oder ${small}`;
export const belowZero = 'ist unter null: schreib, was das Produkt kostet';
export const hasDecimals = (text: string, currency: string) =>
  `${text} hat Dezimalstellen, die ${currency} nicht hat: runde ihn`;
export const moreDecimals = (text: string, most: number, isDollars: boolean) =>
  `${text} hat mehr als ${most === 3 ? 'drei' : 'zwei'} Dezimalstellen: runde ihn auf ${isDollars ? 'Cent' : 'diese'}`;
export const otherCurrency = (text: string, other: string, own: string) =>
  `${text} ist ein Betrag in einer anderen Währung (${other}): die Preise dieses Shops sind ${own}, rechne ihn also um`;
export const ownCurrency = (code: string, name: string) => `in ${code} (${name})`;
export const noPrice = (text: string, what: string) => `${text} ist kein Preis: schreib ${what}`;
export const priceEmpty = (what: string) => `ist leer: schreib ${what}`;
export const priceTooHigh = (most: string) =>
  `ist mehr, als eine Karte belastet werden kann: höchstens ${most}`;
export const priceOffStep = (currency: string, step: string) =>
  `ist kein Betrag, mit dem eine Karte belastet werden kann: ${currency} geht in Schritten von ${step}`;
export const conflicts = {
  names: (variant: string) =>
    `sind nicht die von ${variant}, einer Variante desselben Produkts: alle seine Varianten nennen dieselben Optionen in derselben Reihenfolge`,
  values: (variant: string) =>
    `sind die von ${variant}, einer Variante desselben Produkts: wähle andere, oder lösch eine der beiden`,
};
export const tooManyVariants = (most: string) =>
  `sind die einer Variante mehr als der ${most}, die ein Produkt haben kann: mach zwei Produkte daraus`;
export const isNothingOf = (kind: string) => `gibt es bei ${kind} nicht`;
export const leadsNowhere =
  'führt nirgendwohin: schreib einen Pfad dieses Shops wie /categories, oder eine https-Adresse';
