/** As `en.ts`. */
export const settings = 'Einstellungen';
export const yourShop = 'Dein Shop';
export const nameAndLook = 'Name, Aussehen, Links und Texte stehen auf der Seite {shop}.';
export const programs = 'Programme';
export const apiTokens = 'Token der API';
export const aboutTokens =
  '{tokens}, mit denen andere Programme lesen und ändern, was im Shop ist.';
export const webhooks = 'Webhooks';
export const aboutWebhooks = '{webhooks}, mit denen sie erfahren, was darin geschieht.';
export const setAtStart = 'Festgelegt, wo der Shop gestartet wird';
export const aboutEnvironment =
  'In der Umgebung seines Prozesses oder in der Datei .env daneben. Eine Änderung gilt ab dem nächsten Start. Geheimnisse werden nicht angezeigt.';
export const setting = 'Einstellung';
export const value = 'Wert';
export const where = 'Wo';
export const environment = 'Umgebung';
export const byDefault = 'Standard';
export const inThisBrowser = 'In diesem Browser';
export const rememberedHere = 'Nur hier gemerkt. Niemand sonst sieht es.';
export const soundOfOrders = 'Ein Ton bei jeder neuen Bestellung';
export const soundAfterClick =
  'Nach dem Laden einer Seite spielen Browser ihn erst ab, wenn du irgendwo geklickt oder getippt hast.';
export const shortcuts = 'Tasten, die zu einer Seite, einer Liste oder zur Suche führen';
export const groups = {
  Shop: 'Shop',
  Look: 'Aussehen',
  Pictures: 'Bilder',
  Hero: 'Titelbild',
  Links: 'Links',
  Texts: 'Texte',
  Selling: 'Verkauf',
  Law: 'Was das Gesetz verlangt',
  'Language, money and time': 'Sprache, Währung und Zeit',
  Mail: 'E-Mail',
};
export const holdsFromStart =
  'Eine andere Sprache oder Währung gilt ab dem nächsten Start des Shops, alles andere sofort.';
export const fromNextStart = (label: string, value: string) =>
  `Ab dem nächsten Start: ${label} ${value}.`;
export const settingIs = (label: string, value: string) => `${label}: ${value || 'keine Angabe'}`;
export const variableHolds = (variable: string) =>
  `${variable} ist dort gesetzt, wo der Shop gestartet wird, und gilt. Nimm es dort weg, um das hier zu ändern.`;
export const lastChangedBy = 'Zuletzt geändert von {name}, {time}';
export const aboutYourShop =
  'Was Kunden auf jeder Seite sehen. Es gilt, sobald es gespeichert ist: Sieh dir {shop} an. Wie er verkauft, steht in den {settings}.';
export const theShop = 'den Shop';
export const theSettings = 'Einstellungen';
export const seenOnceUploaded = 'Kunden sehen jedes, sobald es hochgeladen ist.';
export const picture = 'Bild';
export const remove = 'Entfernen';
export const takePicture = (label: string) => `Dieses Bild verwenden: ${label}`;
export const pictureHints = {
  logo: 'In der Kopfzeile, die dunkel ist: mit eigenem Hintergrund oder ohne. SVG, PNG oder ein anderes Bild, mindestens 72 Pixel hoch, höchstens 8-mal so breit. Schrift in einem SVG muss aus Pfaden bestehen.',
  icon: 'Für Tabs, Lesezeichen und Smartphones. SVG, PNG oder ein anderes Bild, so breit wie hoch, mindestens 192 Pixel.',
  hero: 'JPEG, PNG, WebP, AVIF, GIF oder TIFF, mindestens 1.500 Pixel breit, so breit wie hoch bis 4-mal so breit. Der untere Teil verblasst unter den Produkten.',
  notice:
    'PNG, SVG oder ein anderes Bild, mindestens 600 Pixel breit: die amtliche Datei der Europäischen Union in der Sprache deines Shops, unverändert. Auf den Produktseiten und an der Kasse.',
};
export const heroOn = {
  large: 'Das Titelbild auf einem großen Bildschirm',
  phone: 'Das Titelbild auf einem Smartphone',
};
export const preview = 'Vorschau';
export const lightScheme = 'Helles Farbschema';
export const darkScheme = 'Dunkles Farbschema';
export const allReadable = (pairs: number, least: string) =>
  `Alle ${pairs} Paare aus Text und Hintergrund halten WCAG AA ein: Der kleinste Kontrast ist ${least} zu 1.`;
export const poorContrast = (
  what: string,
  colour: string,
  on: string,
  contrast: string,
  least: string,
) => `${what}: ${colour} auf ${on} hat ${contrast} zu 1, und WCAG AA verlangt ${least}.`;
export const pairs = {
  button: 'Text einer Schaltfläche',
  hovered: 'Text einer Schaltfläche unter dem Mauszeiger',
  link: 'Ein Link',
  header: 'Akzent in der Kopfzeile',
  accent: 'Text auf dem Akzent',
};
export const pairIn = {
  light: (what: string) => `${what}, hell`,
  dark: (what: string) => `${what}, dunkel`,
};
export const codeTitle = (name: string) => `Code ${name}`;
export const noSuchCode = 'Code nicht gefunden';
export const codes = 'Gutscheincodes';
export const aboutCodes =
  'Was Kunden an der Kasse eingeben. Eine Bestellung behält den Code, den sie verwendet hat.';
export const codesOff = 'Gutscheincodes sind aus: Der Shop fragt nach keinem Code.';
export const moreCodes = 'Weitere Codes';
export const code = 'Code';
export const takesOff = 'Rabatt';
export const when = 'Wann';
export const uses = 'Einlösungen';
export const orders = 'Bestellungen';
export const noCodes = 'Es gibt keine Codes.';
export const addCode = 'Code anlegen';
export const makeCode = 'Code anlegen';
export const aboutDelivery =
  'Eine Zone ist eine Gruppe von Ländern mit denselben Versandarten und Preisen. Sobald es eine gibt, wird in ein Land, das in keiner Zone ist, nicht geliefert. Eine Änderung gilt für die nächste Zahlung.';
export const delivery = 'Versand';
export const zone = 'Zone';
export const countries = 'Länder';
export const methods = 'Versandarten';
export const method = 'Versandart';
export const costs = 'Kosten';
export const notDeliveredThere = 'Noch keine: Dorthin wird nicht geliefert.';
export const zonesOfDelivery = 'Versandzonen';
export const aboutMethods =
  'Kunden wählen zwischen ihnen; zuerst ist die günstigste gewählt, die geliefert wird. Eine Änderung gilt für die nächste Zahlung; wer gerade bezahlt, bezahlt, was angezeigt wurde.';
export const deliveryIsFree = 'Es gibt keine Zonen: Der Versand ist überall kostenlos.';
export const addZone = 'Zone hinzufügen';
export const addTheZone = 'Zone hinzufügen';
export const addMethod = 'Versandart hinzufügen';
export const addTheMethod = 'Versandart hinzufügen';
export const deliveryToExample =
  'Bestellungen gehen an eine Beispieladresse: Der Shop fragt nach keiner anderen und berechnet nichts davon.';
export const ownFields = 'Eigene Felder';
export const aboutOwnFields =
  'Was du neben Titel, Preis und Beschreibung über deine Produkte sagst, etwa Material oder Pflege. Das Formular eines Produkts und Katalogdateien nehmen ihre Werte auf.';
export const field = 'Feld';
export const holds = 'Enthält';
export const onProductPage = 'Auf der Seite eines Produkts';
export const forStaffAlone = 'Nur für das Team und Dateien';
export const change = 'Ändern';
export const hide = 'Verbergen';
export const show = 'Anzeigen';
export const noFields = 'Noch gibt es keine.';
export const addField = 'Feld hinzufügen';
export const addTheField = 'Feld hinzufügen';
export const taxAndInvoices = 'Steuern und Rechnungen';
export const aboutTax =
  'Preise enthalten die Steuer: Ein Satz sagt, wie viel eines Preises sie ist, und niemand zahlt mehr oder weniger.';
export const ratesByCountry = 'Sätze nach Land';
export const ratesOfCountries = (count: number) => `${count} Sätze nach Land`;
export const taxRates = 'Steuersätze';
export const of = 'Auf';
export const noProductHasIt = '(kein Produkt ist darin)';
export const rate = 'Satz';
export const rateInPercent = 'Satz in Prozent';
export const noRates = 'Es gibt keine Sätze: Keine Bestellung sagt etwas zur Steuer.';
export const addRate = 'Satz hinzufügen';
export const addTheRate = 'Satz hinzufügen';
export const whoSells = 'Wer verkauft';
export const sellerIsSet =
  'Jede Bestellung bekommt innerhalb einer Minute eine Rechnung auf diesen Namen. Rechnungen mit einer Nummer bleiben, wie sie sind.';
export const noSeller =
  'Niemand ist eingetragen: Bestellungen bekommen keine Rechnungen und werden als Belege gedruckt.';
export const environmentGroups = {
  cardProvider: 'Zahlungsanbieter',
  mail: 'E-Mail',
  addresses: 'Adressen',
  storage: 'Speicherung',
};
export const withoutIt = {
  none: 'Keine Angabe',
  simulator: 'Keiner: der Kartensimulator',
  stripe: 'Stripe selbst',
  outbox: 'Keine: E-Mails bleiben im Postausgang',
  sender: (address: string) => `Der Name des Shops, <${address}>`,
  machine: 'Keine: Der Shop ist nur auf diesem Rechner offen',
  adminPort: '3001, wenn er frei ist',
  localhost: 'Keine: nur dieser Rechner, als localhost',
  shopAlone: 'Nur der Shop selbst',
  publicHosts: 'Keine: Webhooks gehen nur an öffentliche https-Adressen',
  embedded: 'Keine: die eingebettete Datenbank',
  asOther: 'Wie DATABASE_URL',
  madeByShop: 'Vom Shop erzeugt',
};
export const taxReport =
  '{file}: was in den Büchern Steuer ist, nach Quartal, Land und Satz, für die Meldung im One-Stop-Shop.';
export const taxReportFile = 'Steuerbericht (CSV)';
export const law = {
  noMarket:
    'Kein Markt ist gesetzt: Hier wird nichts verlangt. Wähl unter {law}, wo deine Verbraucher leben.',
  noConformity:
    'Diese Seite verspricht keine Rechtssicherheit: Sie nennt, was die Software kennt. Lass jemanden auf deinen Shop sehen, der das Recht kennt.',
  nothingMissing: 'Nichts fehlt, was der Shop selbst sehen kann. Was bleibt, ist von Hand zu tun.',
  since: 'seit {day}',
  whereDone: 'Wo es zu tun ist',
};
