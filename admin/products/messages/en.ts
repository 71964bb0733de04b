/** The pages of products. */
import { counted } from '#app/shared/plural.ts';

export const newProduct = 'New product';
export const products = 'Products';
export const addProduct = 'Add the product';
export const productId = 'Product id';
export const aboutId =
  'Such as desk-lamp. It stands in the address of its page and stays as it is.';
export const optionalVariant = 'Variant (optional)';
export const aboutVariant =
  'For one of several colours or sizes of a product, such as desk-lamp-red. Empty: as the product.';
export const optionalShelf = 'On the shelf (optional)';
export const emptyIsNotCounted = 'Empty: not counted, so never sold out.';
export const notOnSaleYet = 'Not on sale yet';
export const noSuchProduct = 'No such product';
export const variantOfProduct =
  'Variant {variant} of product {product}: all its variants and options';
export const addedNotOnSale =
  'It is in the catalogue, and not on sale yet. Add its pictures below.';
export const addedOnSale = 'The shop sells it now. Add its pictures below.';
export const changedSinceOpened =
  'Somebody has changed this product since you opened it, so it cannot be saved: {loadAgain}.';
export const loadAgain = 'load it again';
export const save = 'Save';
export const withdrawnLabel = 'Withdrawn: not sold, but known to baskets and orders that have it';
export const none = 'None';
export const state = 'State';
export const withdrawn = 'Withdrawn';
export const onSale = 'On sale';
export const reviews = 'Reviews';
export const collections = 'Collections';
export const shelfWords = (available: number, held: number, committed: number) =>
  `${available} available, ${held} in checkouts, ${committed} sold and not sent yet.`;
export const stock = 'Stock';
export const neverSoldOut = 'Not counted: it is never sold out.';
export const saveCount = 'Save the count';
export const onShelf = 'On the shelf';
export const aboutShelf = 'With what is sold and not sent yet. Empty: not counted.';
export const pictures = 'Pictures';
export const pictureNo = (number: number) => `Picture ${number}`;
export const onCards = 'On cards';
export const firstOnCards = (number: number) => `First, on cards: picture ${number}`;
export const makeFirst = 'First';
export const moves = { earlier: 'Earlier', later: 'Later', remove: 'Remove' };
export const movePicture = (move: string, number: number) => `${move}: picture ${number}`;
export const places = {
  'top-left': 'top left',
  top: 'top',
  'top-right': 'top right',
  left: 'left',
  centre: 'centre',
  right: 'right',
  'bottom-left': 'bottom left',
  bottom: 'bottom',
  'bottom-right': 'bottom right',
};
export const focusAt = (place: string) => `Focus: ${place}`;
export const focusOn = (number: number, place: string) => `Focus of picture ${number}: ${place}`;
export const smallPicture = (least: number) =>
  `Small: it cannot be enlarged. Send one of at least ${least} × ${least} pixels.`;
export const morePictures = 'More pictures';
export const aboutPictures = (megabytes: number, most: number) =>
  `Drop them here. JPEG, PNG, WebP, AVIF, GIF or TIFF of at most ${megabytes} MB; at most ${most} pictures. Screen readers read the title for them, unless a file says what they show.`;
export const addPictures = 'Add pictures';
export const theProduct = 'The product';
export const picturesOf = (product: string) => `Pictures of ${product}`;
export const notWhole = 'The pictures did not arrive whole: send them again.';
export const tooManyPictures = (most: number) =>
  `A product has at most ${most} pictures: remove some first.`;
export const othersAdded = (problems: string) => `The others were added. ${problems}`;
export const product = 'Product';
export const variant = 'Variant';
export const category = 'Category';
export const available = 'Available';
export const notCounted = 'not counted';
export const price = 'Price';
export const productsToSearch = 'products';
export const variantOrWords = 'Variant, or words of the title';
export const changeMany = 'Change many';
export const homePage = 'Home page';
export const importAndExport = 'Import and export';
export const pages = 'Pages';
export const firstPage = 'First page';
export const nextPage = 'Next page';
export const noneFound = 'No product has this variant or these words.';
export const optionPlaces = { first: 'First', second: 'Second', third: 'Third' };
export const options = 'Options';
export const aboutOptions =
  'What the variants differ by. An emptied field removes the name or the value; a new value makes its variants at once, like those there are.';
export const makeAll = (possible: number, made: number) =>
  `Make every combination: ${possible} are possible, ${made} are sold`;
export const saveOptions = 'Save the options';
export const makeVariants = 'Make the variants';
export const aNewOption = 'A new option';
export const optionNamed = (name: string) => `Option ${name}`;
export const newOption = 'New option';
export const option = 'Option';
export const suchAsSize = 'Such as Size';
export const chosen = 'Chosen';
export const valueEarlier = (value: string) => `Earlier: ${value}`;
export const valueNamed = (option: string, value: string) => `Value of ${option}: ${value}`;
export const itsValues = 'Its values';
export const moreValues = 'More values';
export const withCommas = 'With commas between them, such as S, M, L';
export const sharedByAll = 'What all variants share';
export const unlike = (count: number) =>
  `${counted(count, 'of them differs', 'of them differ')} in it: what you change here becomes the same in all.`;
export const saveForAll = 'Save for all variants';
export const leaveUnsaved = 'What you have changed here is not saved. Leave the page?';
export const cellsFilled = (count: number) => `${counted(count, 'cell', 'cells')} filled.`;
export const noPlaceInTable = (count: number) => `${count} had no place in the table.`;
export const tableOfVariants = 'Table of the variants';
export const tableKeys =
  'Variants: arrows and Enter move, Shift and arrows choose cells of a column, Ctrl D fills down, Escape takes back.';
export const asInSpreadsheet =
  'As in a spreadsheet: arrows and Enter move, cells copied there are pasted here, Shift and arrows choose cells of a column, Ctrl D fills down, Escape takes back.';
export const variants = 'Variants';
export const variantsOfProduct = (product: string, count: number, sold: number) =>
  `Product ${product}: ${counted(count, 'variant', 'variants')}, ${sold === count ? 'all' : sold} on sale`;
export const takeBack = 'Take back';
export const notSavedYet = (count: number) =>
  `${counted(count, 'variant', 'variants')} changed, not saved yet`;
