/** What an import refuses and leaves out, and what is wrong with pictures. */
export const lineAt = (line: number) => `line ${line}`;
export const lineOfRow = (line: number, row: number) => `line ${line} (row ${row})`;
export const problemAt = (place: string, problem: string) => `${place}: ${problem}`;
export const otherCollections = (line: number) =>
  `are not those of line ${line}, which is of the same product: write the same in each of its rows`;
export const variantTwice = (variant: string, line: number, isNamed: boolean) =>
  `${variant} is the variant of line ${line} already: ${isNamed ? 'give each its own' : 'name the variants of both in a column variant'}`;
export const lacksInWhole = (fields: string) =>
  `lacks ${fields}: with --replace the file is the whole catalogue, and every product needs it`;
export const lacksAsNew = (fields: string, variant: string) =>
  `lacks ${fields}, and ${variant} is no variant of this shop that could be changed: check its name, or write all that a new product needs`;
export const noProducts = 'The file has no product that can be imported.';
export const emptyFile = 'The file is empty.';
export const nameFewer = (problem: string) => `${problem}: name fewer of them in the file.`;
export const ownFieldsChanged =
  'Somebody has changed the own fields meanwhile: import the file again.';
export const productChanged = (variant: string, problem: string) =>
  `Somebody has changed a product meanwhile: the options of ${variant} ${problem}.`;
export const rowTooLong = (bytes: number) =>
  `a cell of this row is too long: the row has more than ${bytes} bytes. Shorten it; if a quote is opened in it and never closed, put the whole cell in quotes, and write a quote inside it twice.`;
export const quoteNotClosed =
  'a quote is opened in this row and never closed: put the whole cell in quotes, and write a quote inside it twice.';
export const quoteInside =
  'a quote stands in the middle of a cell: put the whole cell in quotes, and write a quote inside it twice.';
export const cellCount = (count: number, columns: number, hasExtra: boolean) =>
  `has ${count} cells where the first row has ${columns}: ${hasExtra ? 'put a cell that has the delimiter in it in quotes' : 'is a delimiter or a quote missing?'}`;
export const columnWithoutName = (place: number, names: string) =>
  `column ${place} has no name: name it one of ${names}, or remove it.`;
export const unknownColumn = (name: string, names: string) =>
  `the column ${name} is not known: name it one of ${names}, or remove it.`;
export const columnTwice = (name: string) => `there are two columns ${name}: remove one.`;
export const columnsMissing = (missing: string, names: string) =>
  `the first row has to name the columns, and ${missing} is not among them. The columns are ${names}.`;
export const officeFile = (what: string) =>
  `The file is ${what}, not text: open it and save it as "CSV UTF-8", then import that file.`;
export const notAProduct = 'is no product: write an object such as {"id":"1","title":"Lamp",…}';
export const fileIsNoJson = 'this is no JSON: check its quotes, commas and braces.';
export const isNoJson = 'is no JSON: check its quotes, commas and braces';
export const noArray = 'the file has to be one array of products: [{…}, {…}].';
export const productTooLong = (most: number) =>
  `has more than ${most} characters: shorten its longest text`;
export const productNotEnded = (most: number) =>
  `a product begins here and does not end within ${most} characters: shorten it, or check its quotes, commas and braces.`;
export const arrayNotEnded = 'The file ends before its array does: is it whole?';
export const unknownField = (fields: string) => `is not known: the fields are ${fields}`;
export const notThere = 'is not there: write it';
export const noTexts = 'is no object of texts: write {"Colour": "Sand"}, or [["Colour", "Sand"]]';
export const neitherTextNorNumber = 'is neither text nor a number: write one of them';
export const leftOutOnce = (what: string, line: number, named: string) =>
  `Left out: ${what}, on line ${line}${named}`;
export const leftOutTimes = (count: string, what: string, line: number, named: string) =>
  `Left out ${count} times: ${what}, first on line ${line}${named}`;
export const andMore = (count: string) => `and ${count} more`;
export const ofDescription = (what: string) => `${what} of a description`;
export const pictureThat = (problem: string) => `a picture that ${problem}`;
export const barcodeThat = (problem: string) => `a barcode that ${problem}`;
export const morePictures = (most: number) => `the pictures of a product after the first ${most}`;
export const column = (name: string) => `the column ${name}`;
export const soldWithoutStock =
  'the stock of what is sold on when there is none left: it is not counted here, and sold without limit';
export const comesWithdrawn = (what: string) =>
  `from what is on sale, ${what}: it comes in withdrawn, and is put on sale by "products put-back" or on its page`;
export const noQuantity =
  'the stock of what Shopify counts, since the file does not say it: count it here, or it is sold without limit';
export const hasStatus = (status: string) => `a product whose status is ${status}`;
export const giftCard = 'a gift card, which this shop does not sell';
export const andHasNoPrice = (what: string) => `${what}, and has no price`;
export const tagsHidden =
  'from the pages of the shop, the tags of a product: staff has each as a collection, which a title shows to shoppers';
export const tagTooLong = (isTag: boolean, most: number) =>
  `${isTag ? 'a tag' : 'a collection'} of more than ${most} characters`;
export const inTooMany = (isTag: boolean, most: number) =>
  `${isTag ? 'a tag' : 'a collection'} of a product that is in ${most} collections without it`;
export const tooManyTags = (most: number) => `a tag beside the first ${most} of the file`;
export const things = { product: 'a product', variation: 'a variation' };
export const notPublished = (what: string) => `${what} that is not published`;
export const isHidden = (what: string) => `${what} that is hidden`;
export const sameCombination = 'a variation whose attributes are those of another above it';
export const sharedStock =
  'the stock that the variations of a product share: count each here, or it is sold without limit';
export const notTaken = {
  grouped: 'a group of products, which are sold one by one here',
  external: 'a product that another shop sells (external)',
  downloadable: 'a download, which this shop does not deliver',
};
export const ofType = (type: string) => `a product of the type ${type}`;
export const parentLeftOut = 'a variation of a product that is left out';
export const variationWithoutPrice = 'a variation without a price';
export const productWithoutPrice = 'a product without a price';
export const withoutVariations = 'a product without variations';
export const noParent = (parent: string) =>
  `is a variation of ${parent}, which does not stand above it: export both`;
export const noPicture = 'is no picture that can be read: use JPEG, PNG, WebP, AVIF, GIF or TIFF';
export const tooManyPixels = (wide: string, high: string, most: string) =>
  `is ${wide} × ${high} pixels: make it smaller, the most is ${most} million`;
export const wrongShape = {
  logo: (wide: string, high: string) =>
    `is ${wide} × ${high} pixels: use one that is at least 72 pixels high, and from half as wide as high to 8 times`,
  icon: (wide: string, high: string) =>
    `is ${wide} × ${high} pixels: use one that is as wide as high, and at least 192 pixels`,
  hero: (wide: string, high: string) =>
    `is ${wide} × ${high} pixels: use one that is at least 1,500 pixels wide, and from as wide as high to 4 times`,
  notice: (wide: string, high: string) =>
    `is ${wide} × ${high} pixels: use the official file, at least 600 pixels wide`,
};
export const drawingTooLarge = 'has more than 0.5 MB: simplify it, or save it as PNG';
export const drawingLoads =
  'loads something from elsewhere: turn its words into paths and put its pictures into it, or save it as PNG';
export const drawingScripts =
  'has scripts or parts of web pages in it: save it again as a plain SVG, or as PNG';
export const noFolder =
  'is the path of a file, and only the table was sent: leave the cell empty and add the picture on the page of the product';
export const noFile =
  'is not there: write the path of its file as seen from the folder of this catalogue';
export const outsideFolder = 'lies outside of the folder of this catalogue: put it in there';
export const tooFewPixels = (least: number) =>
  `has too few pixels to be enlarged: send one of at least ${least} × ${least}`;
export const notInShop =
  'is not among the pictures of this shop: write the path of its file instead';
export const unknownHost = 'an unknown host';
export const atOtherHost = (host: string) =>
  `is at ${host}, which PICTURE_HOSTS does not name: import the file with --fetch-pictures, or add the host there and restart the shop first`;
export const tooManyMegabytes = (most: number) => `has more than ${most} MB`;
export const answeredWith = (status: number) => `is answered with ${status}`;
export const leadsOn = 'leads on and on';
export const leadsToNoAddress = 'leads to what is no web address';
export const arrivesLate = (seconds: number) => `does not arrive within ${seconds} s`;
export const unreachable = (code: string) => `cannot be reached${code}`;
export const officeFiles = {
  archive: 'a spreadsheet or an archive',
  oldSheet: 'an old spreadsheet',
  compressed: 'compressed',
};
export const html = {
  picture: 'a picture',
  page: 'a video or another page',
  sound: 'a sound',
  form: 'a form',
  script: 'a script',
  link: 'the address of a link',
};
export const deepTags = (most: number) => `what lies in more than ${most} tags`;
export const htmlTooLong = (length: number, most: number) =>
  `has ${length} characters of HTML: the most is ${most}, so shorten it`;
export const tooManyTagsOfHtml = (tags: number, most: number) =>
  `has ${tags} tags of HTML: the most is ${most}, so simplify it`;
