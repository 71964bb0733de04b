/** The formats of catalogue files. */

export const FORMATS = ['csv', 'json', 'jsonl'] as const;
export type CatalogueFormat = (typeof FORMATS)[number];

const FORMAT_OF_EXTENSION: Readonly<Record<string, CatalogueFormat>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.json': 'json',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
};

/** Whether the name is one of a spreadsheet, which has to be saved as CSV first. */
export function isSpreadsheet(path: string): boolean {
  return /\.(xlsx?|xlsm|ods|numbers)$/i.test(path);
}

/** By the extension of the file's name; null for an unknown one. */
export function formatOf(path: string): CatalogueFormat | null {
  const extension = /\.\w+$/.exec(path)?.[0] ?? '';
  return FORMAT_OF_EXTENSION[extension.toLowerCase()] ?? null;
}
