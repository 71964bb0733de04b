/** A file of another shop, read as an import reads it. */
import {
  type CatalogueRow,
  describeProblem,
  type OnLeftOut,
} from '#app/features/catalogue/import/read/catalogue-row.ts';
import { readCatalogue } from '#app/features/catalogue/import/read/read-catalogue.server.ts';

/** The rows, what is wrong with others, and what is left out, each with its line and the product that it names. */
export async function readPlatformFile(...lines: string[]) {
  const rows: Partial<CatalogueRow>[] = [];
  const problems: string[] = [];
  const leftOut: string[] = [];
  async function* bytes() {
    yield Buffer.from(`${lines.join('\n')}\n`);
  }
  const onLeftOut: OnLeftOut = (what, { line }, kind) => {
    const named = typeof kind === 'object' ? ` (${kind.product})` : '';
    leftOut.push(`${line} ${what}${named}`);
  };
  for await (const judged of readCatalogue(bytes(), 'csv', { onLeftOut })) {
    if ('row' in judged) rows.push(judged.row);
    else problems.push(...judged.problems.map(describeProblem));
  }
  return { rows, problems, leftOut };
}
