/** What an import has come to, in sentences. */

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

const number = new Intl.NumberFormat('en-US');

function counted(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Of an import that bad rows were in the way of. */
export function describeRefusal({ goodRows, badRows }: Rows): string {
  const wrong = `${counted(badRows, 'row')} of ${number.format(goodRows + badRows)} cannot be imported`;
  return `Nothing was imported: ${wrong}. Correct them, or leave them out with --skip-invalid.`;
}

/** `isCatalogue` where others could be missing from the file. */
export function describeImport(
  { goodRows, badRows }: Rows,
  { added, changed, unchanged, withdrawn, others, counted: shelves = 0 }: Counts,
  { dryRun, isCatalogue }: { dryRun: boolean; isCatalogue: boolean },
): string {
  const done = `${number.format(added)} added, ${number.format(changed)} changed, ${number.format(unchanged)} as they were`;
  const sentences = [
    `${dryRun ? 'This would import' : 'Imported'} ${counted(goodRows, 'product')}: ${done}.`,
  ];
  if (badRows > 0) sentences.push(`${counted(badRows, 'row')} left out.`);
  if (withdrawn > 0) sentences.push(`${counted(withdrawn, 'product')} withdrawn.`);
  if (shelves > 0) sentences.push(`Stock of ${counted(shelves, 'variant')} counted anew.`);
  if (isCatalogue && others > 0) {
    sentences.push(
      `${counted(others, 'product')} that the file does not have: --replace withdraws them.`,
    );
  }
  return sentences.join(' ');
}

/** Of an old path that several products have; it leads to the first. */
export function describeSharedPath({ path, products }: { path: string; products: string[] }) {
  const [first = '', ...others] = products.map((id) => JSON.stringify(id));
  return `${path} leads to ${first}; ${others.join(', ')} ${others.length === 1 ? 'has' : 'have'} it too`;
}
