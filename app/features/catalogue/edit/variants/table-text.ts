/** A table as spreadsheets copy it: cells between tabs, rows between line breaks. */

/** A cell of several lines stands between quotes, its own doubled; quotes elsewhere are letters. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g;

/** The rows; a line break at the end begins none. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] | null = null;
  for (const { index, 1: quoted, 2: plain = '', 3: end } of text.matchAll(CELL)) {
    if (index === text.length && row === null) break;
    row ??= [];
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\t') continue;
    rows.push(row);
    row = null;
  }
  return rows;
}

/** What `readTable` reads as these rows again. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) =>
      cells
        .map((cell) => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
}
