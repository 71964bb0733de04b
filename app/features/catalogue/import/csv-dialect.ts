/** Detects the delimiter of a CSV file from its beginning. */

const DELIMITERS = [',', ';', '\t', '|'];

/** Excel writes it, and hides it, as the first line. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;

/**
 * `start` holds the header line. The delimiter is the candidate that it has most of, outside quotes;
 * `linesBefore` the header is one where Excel's `sep=;` stands there.
 */
export function csvDialect(start: string): { delimiter: string; linesBefore: number } {
  const declared = SEPARATOR_LINE.exec(start)?.[1];
  if (declared !== undefined) return { delimiter: declared, linesBefore: 1 };
  const header = start.slice(0, Math.max(0, start.search(/[\r\n]/)) || undefined);
  const unquoted = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  const [best = ','] = DELIMITERS.toSorted((one, other) => count(other) - count(one));
  return { delimiter: best, linesBefore: 0 };
}
