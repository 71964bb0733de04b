import type { ImportPart } from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { CatalogueRow } from '#app/features/catalogue/import/read/catalogue-row.ts';

/** A file of these rows, the first on line 2, and of so many that are bad; `atOnce` is how many are read at once. */
export async function* partsOf(
  rows: readonly CatalogueRow[],
  { badRows = 0, atOnce = rows.length } = {},
): AsyncGenerator<ImportPart> {
  const placed = rows.map((row, index) => ({ place: { line: index + 2 }, row }));
  for (let start = 0; start < placed.length; start += atOnce) {
    yield { rows: placed.slice(start, start + atOnce) };
  }
  yield { end: { badRows } };
}
