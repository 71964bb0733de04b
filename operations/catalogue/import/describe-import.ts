/** What an import has come to, in sentences. */
import { formatNumber } from '#app/shared/plural.ts';
import { messages } from '#operations/catalogue/messages/messages.ts';

/** The title of the note about bad rows. */
export const BAD_ROWS = 'Bad rows';

/** So many rows, and what they were for the catalogue. */
type Rows = { goodRows: number; badRows: number };

type Counts = {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  others: number;
  counted?: number;
};

/** Of an import that bad rows were in the way of. */
export function describeRefusal({ goodRows, badRows }: Rows): string {
  return messages.notImported(badRows, goodRows + badRows);
}

/** `isCatalogue` where others could be missing from the file. */
export function describeImport(
  { goodRows, badRows }: Rows,
  { added, changed, unchanged, withdrawn, others, counted: shelves = 0 }: Counts,
  { dryRun, isCatalogue }: { dryRun: boolean; isCatalogue: boolean },
): string {
  const numbers = [added, changed, unchanged].map(formatNumber);
  const [ofNew = '', ofChanged = '', ofOthers = ''] = numbers;
  const sentences = [messages.imported(dryRun, goodRows, ofNew, ofChanged, ofOthers)];
  if (badRows > 0) sentences.push(messages.rowsLeftOut(badRows));
  if (withdrawn > 0) sentences.push(messages.became.withdrawn(withdrawn));
  if (shelves > 0) sentences.push(messages.stockCounted(shelves));
  if (isCatalogue && others > 0) sentences.push(messages.notInFile(others));
  return sentences.join(' ');
}

/** Of an old path that several products have; it leads to the first. */
export function describeSharedPath({ path, products }: { path: string; products: string[] }) {
  const [first = '', ...others] = products.map((id) => JSON.stringify(id));
  return messages.sharedPath(path, first, others.join(', '), others.length === 1);
}
