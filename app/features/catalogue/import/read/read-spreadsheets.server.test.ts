/** Files that a real office program has saved: tests/catalogue/spreadsheets/README.md. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { describeProblem } from './catalogue-row.ts';
import { readCatalogue } from './read-catalogue.server.ts';

const folder = join(import.meta.dirname, '../../../../../tests/catalogue/spreadsheets');

async function read(name: string, encoding?: string) {
  const rows: unknown[] = [];
  const problems: string[] = [];
  const bytes = createReadStream(join(folder, name));
  for await (const judged of readCatalogue(bytes, 'csv', { encoding })) {
    if ('row' in judged) rows.push(judged.row);
    else problems.push(...judged.problems.map(describeProblem));
  }
  return { rows, problems };
}

const catalogue = [
  {
    ...{ id: '0042', title: 'Lampe "Aurora", groß', priceCents: 109_498, rating: 5, image: '' },
    // LibreOffice leaves a tab out when it reads it from a spreadsheet of its own format.
    description: expect.stringMatching(/^Zwei Zeilen;\nmit Strichpunkt, Komma\t?und Tabulator$/),
    category: 'Wohnen & Licht',
  },
  {
    ...{ id: '0042', title: 'Lampe "Aurora", klein', priceCents: 1_990, rating: 4 },
    ...{ image: 'https://example.com/a.png', description: '', category: 'Wohnen & Licht' },
  },
  {
    ...{ id: '4006381333931', title: 'Café crème – 250 g', priceCents: 2_500, rating: 10 },
    ...{ image: '', description: '„Röstfrisch“, sagt man', category: 'Küche' },
  },
  {
    ...{ id: 'C-7', title: '=Gleich zu Beginn', priceCents: 29, rating: 0 },
    ...{ image: '', description: "'", category: '' },
  },
  {
    ...{ id: 'C-8', title: '5 °C bis 30 °C', priceCents: 120_000, rating: 3 },
    ...{ image: '', description: '', category: 'Küche' },
  },
].map((row) => ({ ...catalogueRow(row.id), ...row }));

test.for([
  ['commas.csv'],
  ['semicolons.csv'],
  ['utf-16-tabs.csv'],
  ['all-text-quoted.csv'],
  ['windows-1252.csv', 'windows-1252'],
  // A byte-order mark says more than who calls the command.
  ['utf-16-tabs.csv', 'windows-1252'],
] as const)('%s is read as it was meant', async ([name, encoding]) => {
  expect(await read(name, encoding)).toEqual({ rows: catalogue, problems: [] });
});

test('in Windows-1252 each cell that cannot be read is named, with what to do', async () => {
  const { rows, problems } = await read('windows-1252.csv');
  expect(rows).toHaveLength(2);
  expect(problems).toHaveLength(6);
  expect(problems[1]).toBe(
    'line 5 (row 4), title: has a character that cannot be read in "Caf\uFFFD cr\uFFFDme \uFFFD 250 g": save the file as UTF-8, or say how it is saved, such as --encoding windows-1252',
  );
});

test.for(['spreadsheet.xlsx', 'spreadsheet.ods'])(
  '%s by the name of a CSV file is refused with what to do',
  async (name) => {
    await expect(read(name)).rejects.toThrow(
      'The file is a spreadsheet or an archive, not text: open it and save it as "CSV UTF-8"',
    );
  },
);
