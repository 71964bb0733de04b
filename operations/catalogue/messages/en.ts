/** What operations on the catalogue answer, and why they refuse. */
import { counted, formatNumber, plural } from '#app/shared/plural.ts';

export const areMissing = 'are missing';
export const isEmpty = 'is empty';
export const areMoreThan = (most: string) => `are more than ${most}`;
export const noWholeNumber = 'is no whole number';
export const noPairs = 'is no list of pairs: write [["Colour", "Sand"]]';
export const nothingSaved = (why: string) => `Nothing was saved: ${why}.`;
export const nothingAdded = (why: string) => `Nothing was added: ${why}.`;
export const nothingChanged = (why: string) => `Nothing was changed: ${why}.`;
export const noSuchPreview =
  'There is no such preview, or not any more: a day later it is forgotten.';
export const manyChanged = (done: number, left: number, todo: number) =>
  `${done} changed, ${left} left alone because somebody has changed them since the preview or their options are those of another variant, ${todo} to go.`;
export const manyWouldChange = (todo: number, same: number, impossible: number) =>
  `${todo} would change, ${same} would stay the same, ${impossible} cannot be so.`;
export const previewOrChange = 'is needed, or a preview';
export const ofPreview = 'is that of the preview: leave it out';
export const noPercentage = (most: number) =>
  `is no percentage from -100 to ${most}: write -10 for a tenth less, 5 for a twentieth more`;
export const noWholeChange = 'is no whole number: write 5 or -5';
export const noUnits = 'is no whole number from 0 on';
export const allApplied = 'Nothing was done: all of it is applied.';
export const beingApplied = 'It is being applied already: wait a moment.';
export const changedMeanwhile =
  'Somebody else has changed it in the meantime, so nothing was saved: look at it again.';
export const reserved = 'is an address of the admin: choose another';
export const taken = 'names another product of the shop already: choose another';
export const theOptions = (problem: string) => `the options ${problem}`;
export const theDetails = (problem: string) => `details ${problem}`;
export const noReduction = 'The price before is not above the price: it is kept, and not shown.';
export const addedNotOnSale = (title: string) =>
  `${title} is in the catalogue, and not on sale yet.`;
export const addedOnSale = (title: string) =>
  `${title} is in the catalogue. The shop sells it now.`;
export const savedAndShown = 'Saved. The shop shows it now.';
export const savedNotShown = 'Saved. Shoppers do not see it.';
export const noSuchProduct = (id: string) =>
  `${id} is no product of this shop: the list of products has the variants of all.`;
export const noSuchVariant = (variant: string) =>
  `${variant} is no variant of this shop: the list of products has their names.`;
export const rowsMissing =
  'are missing: write a line with the names of the columns, such as variant and price, and a line for each variant';
export const nothingHadChanged = 'Nothing had changed, so nothing was written.';
export const variantsChanged = (count: number) =>
  `Saved: ${counted(count, 'variant', 'variants')} changed. The shop shows it now.`;
export const someProducts = (names: string) => `name nothing that the shop sells: ${names}`;
export const noProducts = (names: string) =>
  `Nothing was changed: the shop has no product ${names}. The list of products has their names.`;
export const tooLongByHand = (most: string) =>
  `Nothing was changed: a collection has at most ${most} products in an order made by hand. Larger ones come from a file.`;
export const tooCrowded = (product: string, most: number) =>
  `Nothing was changed: ${product} would be in more than ${most} collections.`;
export const areCrowded = 'are in too many collections';
export const allThereAlready = 'All of them were in it already.';
export const productsAdded = (added: number, now: number) =>
  `${counted(added, 'product', 'products')} added. The collection has ${counted(now, 'product', 'products')} now.`;
export const hasNow = (count: number) =>
  `The collection has ${counted(count, 'product', 'products')} now.`;
export const standsAt = (product: string, place: number) =>
  `${product} stands at place ${place} now.`;
export const notInCollection = (product: string) =>
  `Nothing was moved: ${product} is not in this collection.`;
export const inNoCollection = 'Saved. It is in no collection now.';
export const inCollections = (count: number) =>
  `Saved. It is in ${counted(count, 'collection', 'collections')} now.`;
export const deleteFirst = (problem: string) => `${problem}: delete one first.`;
export const noSuchCollection = (handle: string) =>
  `There is no collection ${handle}: the list of collections has their handles.`;
export const isCollectionNow = (title: string) =>
  `${title} is a collection of the shop now. Put products into it.`;
export const noLetter = 'has no letter or digit';
export const isTooLong = 'is too long';
export const namesCollection = 'names another collection already: choose another';
export const collectionDeleted = (handle: string) =>
  `The collection ${handle} is deleted. Its products are in the shop.`;
export const askDelete = (name: string) =>
  `Delete the collection ${name}? Its page and the order of its products go. The products stay. It cannot be undone.`;
export const yesDelete = 'Delete it';
export const shelfWords = (onHand: number, committed: number, held: number, available: number) =>
  `${onHand} on the shelf, of which ${committed} sold and not shipped, ${held} in checkouts, ${available} available`;
export const noReason = 'is none: write one word such as received, counted, damaged or corrected';
export const orUnits = 'or units: write one of them';
export const shelfChanged = (line: string, now: string) => `${line}. Now ${now}.`;
export const shelfOutOfBounds = (most: number) =>
  `Nothing was changed: fewer than none, or more than ${most}, would be on the shelf.`;
export const providerSilent =
  'The card provider does not answer: try again later. Nothing was done.';
export const nothingHeld = 'No payment of another card provider account holds anything.';
export const heldIsBack = (payments: number) =>
  `What ${counted(payments, 'payment', 'payments')} of other card provider accounts held is available again.`;
export const allWritten = (count: string) => `All ${count} products are written.`;
export const noStockChange = 'is no change of a stock: write +5, -3, =12 or none';
export const shelfLine = (variant: string, before: number | null, after: number | null) =>
  `${variant}: ${before === null ? 'was not counted' : `${before} on the shelf`}, now ${after ?? 'not counted'}`;
export const allPicturesHere = 'All pictures are in the shop already.';
export const fetched = (fetched: string, total: string, megabytes: string) =>
  `Fetched ${fetched} of ${total} pictures, ${megabytes} MB.`;
export const hereBefore = (count: string) => `${count} were in the shop already.`;
export const stayElsewhere = (count: string) => `${count} stay where they are: see why.`;
export const leftToFetch = (count: string) => `${count} are left: start it again to go on.`;
export const phases = {
  fetching: 'Fetching pictures',
  removing: 'Removing pictures',
  reading: 'Reading rows and pictures',
  comparing: 'Comparing with the catalogue',
  writing: 'Writing',
};
export const picturesRemoved = (dryRun: boolean, count: number, megabytes: string) =>
  `${dryRun ? 'This would remove' : 'Removed'} ${counted(count, 'picture', 'pictures')} that nothing shows, ${megabytes} MB.`;
export const youngPictures = (count: number) =>
  `${count} more may be of an import that is under way: try tomorrow.`;
export const noOptions =
  'are no options: write names and values, such as Colour: Black, Sand | Size: S, M';
export const tooManyOptions = (most: number) =>
  `are more than ${most}: a product has at most ${most}`;
export const optionsSaved = (parts: string) => `Saved: ${parts}.`;
export const variantsMade = (count: number) => `${counted(count, 'variant', 'variants')} made`;
export const variantsPutBack = (count: number) =>
  `${counted(count, 'variant', 'variants')} put on sale again`;
export const variantsWithdrawn = (count: number) =>
  `${counted(count, 'variant', 'variants')} withdrawn`;
export const askTakeOff = (count: number) =>
  `${counted(count, 'variant has', 'variants have')} a value that is removed: take ${plural(count, 'it', 'them')} off sale? Orders and baskets keep what they have.`;
export const yesTakeOff = 'Take off sale';
export const that = 'that';
export const notAtHost =
  'lies at a host that is not in PICTURE_HOSTS: browsers load nothing from it';
export const noPicture = 'is no picture of the shop, and no https address';
export const tooManyPictures = (most: number) => `are more than ${most}: remove some first`;
export const picturesSaved = (count: number) =>
  `Saved. The shop shows ${counted(count, 'picture', 'pictures')} of it now.`;
export const became = {
  withdrawn: (count: number) => `${counted(count, 'product', 'products')} withdrawn.`,
  putBack: (count: number) => `${counted(count, 'product', 'products')} put on sale again.`,
};
export const asBefore = (count: number) => `${count} as before.`;
export const noVariants = (names: string) =>
  `Nothing was changed: the shop has no variant ${names}. The list of products has their names.`;
export const optionsOf = (variant: string, problem: string) =>
  `the options of ${variant} ${problem}`;
export const notImported = (bad: number, all: number) =>
  `Nothing was imported: ${counted(bad, 'row', 'rows')} of ${formatNumber(all)} cannot be imported. Correct them, or leave them out with --skip-invalid.`;
export const imported = (
  dryRun: boolean,
  products: number,
  added: string,
  changed: string,
  unchanged: string,
) =>
  `${dryRun ? 'This would import' : 'Imported'} ${counted(products, 'product', 'products')}: ${added} added, ${changed} changed, ${unchanged} as they were.`;
export const rowsLeftOut = (count: number) => `${counted(count, 'row', 'rows')} left out.`;
export const stockCounted = (count: number) =>
  `Stock of ${counted(count, 'variant', 'variants')} counted anew.`;
export const notInFile = (count: number) =>
  `${counted(count, 'product', 'products')} that the file does not have: --replace withdraws them.`;
export const sharedPath = (path: string, first: string, others: string, isOne: boolean) =>
  `${path} leads to ${first}; ${others} ${isOne ? 'has' : 'have'} it too`;
export const noFormat = (formats: string) => `is no format: ${formats} are`;
export const isSpreadsheet = (name: string) =>
  `${name} is a spreadsheet: save it as “CSV UTF-8” and import that file.`;
export const noFormatInName = (name: string, formats: string) =>
  `The name ${name} says no format: it has to end with .csv, .tsv, .txt, .json, .jsonl or .ndjson, or the format has to be one of ${formats}.`;
export const fileMissing = 'The file is missing.';
export const fileGone = 'The file is not here any more: send it again.';
export const cannotBeRead = (file: string) => `${file} cannot be read: is its name right?`;
export const isFolder = (file: string) => `${file} is a folder: name a file in it.`;
export const tooLongForCall = 'is too long for a call';
export const noEncoding = 'is no encoding that is known: utf-8 or windows-1252 are';
export const fileWithoutName = 'The file that was sent has no name.';
export const countsStock =
  'The file counts stock, for which you need the scope stock:write: leave out its column stock.';
export const picturesNext = 'Its pictures are fetched next, in a job.';
export const nothingImported = (why: string) => `${why} Nothing was imported.`;
