/** The pages that bring a catalogue in and out. */
import { counted } from '#app/shared/plural.ts';

export const importAndExport = 'Import and export';
export const states = {
  running: 'Being imported',
  done: 'Imported',
  refused: 'Not imported',
  failed: 'Not imported',
  cancelled: 'Cancelled',
  interrupted: 'Cut off: not imported',
};
export const lookingAt = 'Being looked at';
export const lookedAt = 'Looked at, not imported';
export const file = 'File';
export const state = 'State';
export const when = 'When';
export const importing = 'Import';
export const aboutFile = (megabytes: string) =>
  `Drop it here. CSV, JSON or JSON Lines, as the export below, Shopify or WooCommerce write it; at most ${megabytes} MB. You see first what it would change.`;
export const encoding = 'How its text is saved';
export const unicode = 'UTF-8 or UTF-16';
export const windows = 'Windows, Western Europe and America';
export const isWhole = 'It is the whole catalogue: withdraw what is not in it';
export const fetchPictures = 'It is of another shop: fetch its pictures from there into this one';
export const sending = 'Sending the file …';
export const look = 'Look at what would change';
export const recentFiles = 'Files of the last 30 days';
export const noFiles = 'No file was sent.';
export const exporting = 'Export';
export const aboutExport =
  'Every product on sale, with all its columns. Change the file and import it again.';
export const csv = 'CSV, for spreadsheets';
export const noSuchFile = 'No such file';
export const wasNotImported = 'It was not imported';
export const wasNotDone = 'It was not done';
export const importedNow = 'Imported. The shop shows it now.';
export const picturesFetched = 'Its pictures are fetched by a job of its own: see {list}.';
export const theList = 'the list';
export const someRowsBad =
  'Some rows cannot be imported. Import the others and mend these, or discard the file.';
export const badWithdrawn = 'What the bad rows are about would be withdrawn.';
export const cancel = 'Cancel';
export const importRows = (count: number) => `Import ${counted(count, 'row', 'rows')}`;
export const nothingWouldChange = 'Nothing would change.';
export const lookAgain = 'Look at it again';
export const discard = 'Discard the file';
export const removeFromList = 'Remove it from the list';
export const numbers = {
  added: 'New',
  changed: 'Changed',
  unchanged: 'As they were',
  withdrawn: 'Withdrawn',
  others: 'Not in the file, left as they are',
  counted: 'Counted anew',
  leftOut: 'Bad rows, left out',
};
export const badRows = 'Bad rows';
export const whatHasChanged = 'What has changed';
export const whatWouldChange = 'What would change';
export const mendBadRows =
  '{file}: what is wrong stands in its last column. Mend it and import it.';
export const badRowsAsFile = 'The bad rows as a file';
export const moreLines = (count: number) => `And ${counted(count, 'line', 'lines')} more.`;
export const isWholeCatalogue = 'It is the whole catalogue.';
export const noteTitles = {
  'Bad rows': 'Bad rows',
  'Left out': 'Left out',
  'Old paths of several products': 'Old paths of several products',
  'Small pictures': 'Small pictures',
  Stock: 'Stock',
  'Pictures that stay where they are': 'Pictures that stay where they are',
};
export const notWhole = 'The file did not arrive whole: send it again.';
export const chooseFile = 'Choose a file first.';
export const tooLarge = (megabytes: number) =>
  `The file has more than ${megabytes} MB: import it in parts.`;
export const notStarted = 'It did not start: send it again.';
