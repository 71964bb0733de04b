/** The settings of the shop, as staff sees them. */
export const settings = 'Settings';
export const yourShop = 'Your shop';
export const nameAndLook = 'Name, look, links and texts are on the page {shop}.';
export const programs = 'Programs';
export const apiTokens = 'Tokens of the API';
export const aboutTokens = '{tokens}, by which other programs read and change what is in the shop.';
export const webhooks = 'Webhooks';
export const aboutWebhooks = '{webhooks}, by which they learn of what happens in it.';
export const setAtStart = 'Set where the shop is started';
export const aboutEnvironment =
  'In the environment of its process, or in the file .env beside it. A change holds from the next start on. Secrets are not shown.';
export const setting = 'Setting';
export const value = 'Value';
export const where = 'Where';
export const environment = 'Environment';
export const byDefault = 'Default';
export const inThisBrowser = 'In this browser';
export const rememberedHere = 'Remembered here alone. Nobody else sees it.';
export const soundOfOrders = 'A sound for each new order';
export const soundAfterClick =
  'After a page is loaded, browsers play it once you have clicked or typed anywhere.';
export const shortcuts = 'Keys that go to a page, a list or the search';
export const groups = {
  Shop: 'Shop',
  Look: 'Look',
  Pictures: 'Pictures',
  Hero: 'Hero',
  Links: 'Links',
  Texts: 'Texts',
  Selling: 'Selling',
  Law: 'What the law asks',
  'Language, money and time': 'Language, money and time',
  Mail: 'Mail',
};
export const holdsFromStart =
  'Another language or currency holds from the next start of the shop on; all else at once.';
export const fromNextStart = (label: string, value: string) =>
  `From the next start on: ${label} ${value}.`;
export const settingIs = (label: string, value: string) => `${label}: ${value || 'none'}`;
export const variableHolds = (variable: string) =>
  `${variable} is set where the shop is started, and holds. Take it away there to change this here.`;
export const lastChangedBy = 'Last changed by {name}, {time}';
export const aboutYourShop =
  'What shoppers see on every page. It holds as soon as it is saved: look at {shop}. How it sells is in the {settings}.';
export const theShop = 'the shop';
export const theSettings = 'settings';
export const seenOnceUploaded = 'Shoppers see each as soon as it is uploaded.';
export const picture = 'Picture';
export const remove = 'Remove';
export const takePicture = (label: string) => `Use this picture: ${label}`;
export const pictureHints = {
  logo: 'In the header, which is dark: on a ground of its own, or none. SVG, PNG or another picture, at least 72 pixels high, at most 8 times as wide. The words of an SVG have to be paths.',
  icon: 'Of tabs, bookmarks and phones. SVG, PNG or another picture, as wide as high, at least 192 pixels.',
  hero: 'JPEG, PNG, WebP, AVIF, GIF or TIFF, at least 1,500 pixels wide, from as wide as high to 4 times. Its lower part fades below the products.',
  notice:
    'PNG, SVG or another picture, at least 600 pixels wide: the official file of the European Union in the language of your shop, unchanged. On the pages of products and on the payment page.',
};
export const heroOn = { large: 'The hero on a large screen', phone: 'The hero on a phone' };
export const preview = 'Preview';
export const lightScheme = 'Light scheme';
export const darkScheme = 'Dark scheme';
export const allReadable = (pairs: number, least: string) =>
  `All ${pairs} pairs of text and ground keep to WCAG AA: the least has a contrast of ${least} to 1.`;
export const poorContrast = (
  what: string,
  colour: string,
  on: string,
  contrast: string,
  least: string,
) => `${what}: ${colour} on ${on} has ${contrast} to 1, and WCAG AA asks for ${least}.`;
export const pairs = {
  button: 'Text of a button',
  hovered: 'Text of a button under the pointer',
  link: 'A link',
  header: 'Accent in the header',
  accent: 'Text on the accent',
};
export const pairIn = {
  light: (what: string) => `${what}, light`,
  dark: (what: string) => `${what}, dark`,
};
export const codeTitle = (name: string) => `Code ${name}`;
export const noSuchCode = 'No such code';
export const codes = 'Codes';
export const aboutCodes =
  'What a shopper types on the payment page. An order keeps the code that it used.';
export const codesOff = 'Discount codes are off: the shop asks for no code.';
export const moreCodes = 'More codes';
export const code = 'Code';
export const takesOff = 'Takes off';
export const when = 'When';
export const uses = 'Uses';
export const orders = 'Orders';
export const noCodes = 'There are no codes.';
export const addCode = 'Make a code';
export const makeCode = 'Make the code';
export const aboutDelivery =
  'A zone is a group of countries with the same methods and prices. Once there is one, nothing is delivered to a country that no zone has. A change holds for the next payment.';
export const delivery = 'Delivery';
export const zone = 'Zone';
export const countries = 'Countries';
export const methods = 'Methods of delivery';
export const method = 'Method';
export const costs = 'Costs';
export const notDeliveredThere = 'None yet: nothing is delivered there.';
export const zonesOfDelivery = 'Zones of delivery';
export const aboutMethods =
  'Shoppers choose between them; the cheapest that is brought is chosen first. A change holds for the next payment; whoever pays just now pays what was shown.';
export const deliveryIsFree = 'There are no zones: delivery is free everywhere.';
export const addZone = 'Add a zone';
export const addTheZone = 'Add the zone';
export const addMethod = 'Add a method';
export const addTheMethod = 'Add the method';
export const deliveryToExample =
  'Orders go to one example address: the shop asks for no other, and charges none of these.';
export const ownFields = 'Own fields';
export const aboutOwnFields =
  'What you say of your products beside title, price and description, such as Material or Care. The form of a product and catalogue files take their values.';
export const field = 'Field';
export const holds = 'Holds';
export const onProductPage = 'On the page of a product';
export const forStaffAlone = 'For staff and files alone';
export const change = 'Change';
export const hide = 'Hide';
export const show = 'Show';
export const noFields = 'There are none yet.';
export const addField = 'Add a field';
export const addTheField = 'Add the field';
export const taxAndInvoices = 'Tax and invoices';
export const aboutTax =
  'Prices include tax: a rate says how much of a price it is, and nobody pays more or less.';
export const ratesByCountry = 'Rates by country';
export const ratesOfCountries = (count: number) => `${count} rates by country`;
export const taxRates = 'Tax rates';
export const of = 'Of';
export const noProductHasIt = '(no product has it)';
export const rate = 'Rate';
export const rateInPercent = 'Rate in percent';
export const noRates = 'There are no rates: no order says anything of tax.';
export const addRate = 'Add a rate';
export const addTheRate = 'Add the rate';
export const whoSells = 'Who sells';
export const sellerIsSet =
  'Each order gets an invoice by this name, within a minute. Invoices that have a number stay as they are.';
export const noSeller = 'Nobody is set: orders get no invoices, and print as receipts.';
export const environmentGroups = {
  cardProvider: 'Card provider',
  mail: 'Mail',
  addresses: 'Addresses',
  storage: 'Storage',
};
export const withoutIt = {
  none: 'None',
  simulator: 'None: the card simulator',
  stripe: 'Stripe itself',
  outbox: 'None: mails stay in the outbox',
  sender: (address: string) => `The name of the shop, <${address}>`,
  machine: 'None: the shop is open on this machine alone',
  adminPort: '3001, where it is free',
  localhost: 'None: this machine alone, as localhost',
  shopAlone: 'The shop itself alone',
  publicHosts: 'None: webhooks go to public https addresses alone',
  embedded: 'None: the embedded database',
  asOther: 'As DATABASE_URL',
  madeByShop: 'Made by the shop',
};
export const taxReport =
  '{file}: what of the books is tax, by quarter, country and rate, for the return of the one-stop shop.';
export const taxReportFile = 'Tax report (CSV)';
export const law = {
  noMarket: 'No market is set: nothing is asked here. Choose where your consumers are under {law}.',
  noConformity:
    'This page promises no conformity: it lists what the software knows of. Let somebody who knows the law look at your shop.',
  nothingMissing:
    'Nothing is missing that the shop can see for itself. What is left is to be done by hand.',
  since: 'since {day}',
  whereDone: 'Where it is done',
};
