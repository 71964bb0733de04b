import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CatalogueFormat, FORMATS } from '#app/features/catalogue/import/catalogue-format.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import { wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { describeProblem } from './catalogue-row.ts';
import { readCatalogue } from './read-catalogue.server.ts';

/** A file that arrives in pieces of so many bytes. */
async function* arriving(content: string | Uint8Array, pieceBytes = 1_000) {
  const bytes = Buffer.from(content);
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes);
  }
}

/** What is read of a file: `1 Lamp`, or what is wrong. */
async function read(
  content: string | Uint8Array,
  format: CatalogueFormat = 'csv',
  pieceBytes?: number,
) {
  const lines: string[] = [];
  for await (const judged of readCatalogue(arriving(content, pieceBytes), format)) {
    if ('row' in judged)
      lines.push(
        `${judged.place.line} ${judged.row.id} ${judged.row.title} ${judged.row.priceCents}`,
      );
    else lines.push(...judged.problems.map(describeProblem));
  }
  return lines;
}

const header = 'id,title,price,rating,image';

describe('a CSV file', () => {
  test('is read row by row', async () => {
    expect(await read(`${header}\n1,Lamp,19.90,4,\n2,"Vase, ""old""",5,3,\n`)).toEqual([
      '2 1 Lamp 1990',
      '3 2 Vase, "old" 500',
    ]);
  });

  test('may be as Excel saves it: byte-order mark, semicolons, decimal commas, CRLF', async () => {
    const file =
      '\uFEFFID;Title;Price;Rating;Image\r\n1;Lampe;"1.094,98";4;\r\n2;Vase, alt;19,90;3;\r\n';
    expect(await read(file)).toEqual(['2 1 Lampe 109498', '3 2 Vase, alt 1990']);
  });

  test("may begin with Excel's own line for the delimiter", async () => {
    expect(await read(`sep=;\r\n${header.replaceAll(',', ';')}\r\n1;Lamp;5;4;\r\n`)).toEqual([
      '3 1 Lamp 500',
    ]);
  });

  test('may be the Unicode text of Excel: UTF-16 with tabs', async () => {
    const file = `\uFEFF${header.replaceAll(',', '\t')}\r\n1\tCafé ☕\t5\t4\t\r\n`;
    expect(await read(Buffer.from(file, 'utf16le'), 'csv', 7)).toEqual(['2 1 Café ☕ 500']);
  });

  test('may have newlines in quotes; a row is identified by its line and its row', async () => {
    const file = `${header},description\n1,Lamp,5,4,,"one\ntwo\n"\n2,Vase,x,4,,\n`;
    expect(await read(file)).toEqual([
      '2 1 Lamp 500',
      'line 5 (row 3), price: "x" is no price: write dollars and cents, such as 1094.98',
    ]);
  });

  test('may have empty rows and columns at its end, as a spreadsheet leaves them', async () => {
    expect(await read(`${header},,\n1,Lamp,5,4,,,\n,,,,,,\n\n`)).toEqual(['2 1 Lamp 500']);
  });

  test('may have its columns in any order', async () => {
    expect(await read('image,rating,price,title,id\n,4,5,Lamp,1\n')).toEqual(['2 1 Lamp 500']);
  });

  test('in another encoding says which cell it is', async () => {
    const lines = await read(Buffer.from(`${header}\n1,Caf\u00e9,5,4,\n`, 'latin1'));
    expect(lines).toEqual([
      expect.stringMatching(/^line 2, title: .*save the file as UTF-8, or say how/),
    ]);
  });

  test('with a cell too many or too few says which row it is, and reads on', async () => {
    expect(await read(`${header}\n1,Lamp, red,5,4,a.png\n2,Vase,5\n3,Rug,5,4,\n`)).toEqual([
      expect.stringMatching(/^line 2: has 6 cells where the first row has 5/),
      expect.stringMatching(/^line 3: has 3 cells where the first row has 5/),
      '4 3 Rug 500',
    ]);
  });

  test.for([
    ['', 'The file is empty.'],
    [' \n', 'The file is empty.'],
    [
      'title,price\nLamp,5\n',
      'line 1: the first row has to name the columns, and id is not among them',
    ],
    [`${header},colour\n`, 'line 1: the column "colour" is not known: name it one of id,'],
    [`${header},,variant\n`, 'line 1: column 6 has no name'],
    [`${header},Title\n`, 'line 1: there are two columns title'],
    [
      `${header}\n1,"Lamp,5,4,\n2,Vase,5,4,\n`,
      'line 2: a quote is opened in this row and never closed',
    ],
    [`${header}\n1,"Lamp" x,5,4,\n`, 'line 2: a quote stands in the middle of a cell'],
    [`${header}\n1,Lamp"x,5,4,\n`, 'line 2: a quote stands in the middle of a cell'],
    ['PK\x03\x04rest', 'save it as "CSV UTF-8"'],
  ] as const)('%j cannot be read: %s', async ([file, problem]) => {
    await expect(read(file)).rejects.toThrow(problem);
  });

  test('with a quote that is never closed is not read into memory', async () => {
    const file = `${header}\n1,"Lamp,5,4,\n${'2,Vase,5,4,\n'.repeat(50_000)}`;
    await expect(read(file)).rejects.toThrow(
      'line 2: a quote is opened in this row and never closed',
    );
  });
});

describe('a JSON Lines file', () => {
  test('keeps prices as they are written', async () => {
    const file =
      '{"id":1,"title":"Lamp","price":0.29,"rating":4,"image":""}\n\n{"id":"2","title":"Vase","price":"19.90","rating":4,"image":null}';
    expect(await read(file, 'jsonl')).toEqual(['1 1 Lamp 29', '3 2 Vase 1990']);
  });

  test('says which line is wrong, and reads on', async () => {
    const good = '{"id":"1","title":"Lamp","price":5,"rating":4,"image":""}';
    const file = [
      good,
      '{"id":',
      'nonsense',
      '[1]',
      '7',
      `${good}${good}`,
      `${good}}`,
      '{"title":null}',
      good,
    ].join('\n');
    const lines = await read(file, 'jsonl', 11);
    expect(lines[0]).toBe('1 1 Lamp 500');
    expect(lines.slice(1, -1).map((problem) => problem.replace(/:.*/, ''))).toEqual([
      ...['line 2', 'line 3', 'line 4', 'line 5', 'line 6', 'line 7'],
      ...['line 8, id', 'line 8, title'],
    ]);
    expect(lines.at(-1)).toBe('9 1 Lamp 500');
  });
});

describe('a JSON file', () => {
  test('is one array; a product is identified by the line on which it begins', async () => {
    const file =
      '\uFEFF[\n  {\n "id": "1", "title": "Lamp",\n "price": 5.00, "rating": 4, "image": "" },\n {"price":"x"}, 7, []\n]\n';
    expect(await read(file, 'json', 5)).toEqual([
      '2 1 Lamp 500',
      ...['id', 'price'].map((field) => expect.stringMatching(`^line 5, ${field}: `)),
      expect.stringMatching('^line 5: is no product'),
      expect.stringMatching('^line 5: is no product'),
    ]);
  });

  test.for([
    ['', 'The file is empty.'],
    ['{"products":[]}', 'line 1: the file has to be one array of products'],
    ['[\n{"id":"1",}\n]', 'line 2: this is no JSON'],
    ['[\n{"id":"1"', 'ends before its array does'],
    ['[]]', 'line 1: this is no JSON'],
  ] as const)('%j cannot be read: %s', async ([file, problem]) => {
    await expect(read(file, 'json')).rejects.toThrow(problem);
  });

  test('of one product that never ends is not read into memory', async () => {
    const file = `[\n{"id":"1"${',"more":"x"\n'.repeat(50_000)}`;
    await expect(read(file, 'json')).rejects.toThrow(
      'line 2: a product begins here and does not end',
    );
  });
});

const line = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .map((text) => text.replace(/[\s\p{Cc}\uFFFD]+/gu, ' ').trim())
    .filter(
      (text) => text !== '' && text.isWellFormed() && !/^\.+$|^\d([.,]\d+)?E\+\d+$/i.test(text),
    );

const products = fc.array(
  fc
    .record({
      id: line(20),
      variant: line(20),
      title: fc.oneof(line(40), fc.constantFrom('a "quoted", title', '=1+1', ';', '"', "'")),
      priceCents: fc.integer({ min: 0, max: 99_999_999 }),
      rating: fc.integer({ min: 0, max: 10 }),
      image: fc.constantFrom('/pictures/book-640.webp', 'https://example.com/a,b.png'),
      images: fc.constantFrom('', 'b.png\nhttps://example.com/c,d.png'),
      description: fc
        .array(fc.oneof(line(30), fc.constantFrom('\n', '"', ';', ',')), { maxLength: 5 })
        .map((parts) => parts.join('').trim()),
      category: fc.oneof(fc.constant(''), line(20)),
      position: fc.integer({ min: 0, max: 900_000_000 }),
    })
    .map(wholeProduct),
  { maxLength: 8 },
);

test.for(FORMATS)(
  'what is written as %s is read back as it was, in whatever pieces',
  async (format) => {
    const { begin, end, write } = catalogueWriters[format];
    await fc.assert(
      fc.asyncProperty(products, fc.integer({ min: 1, max: 200 }), async (some, pieceBytes) => {
        const half = Math.floor(some.length / 2);
        const file = `${begin}${write(some.slice(0, half), true)}${write(some.slice(half), half === 0)}${end}`;
        const rows: unknown[] = [];
        for await (const judged of readCatalogue(arriving(file, pieceBytes), format)) {
          rows.push('row' in judged ? judged.row : judged.problems);
        }
        if (format === 'jsonl' && some.length === 0) return;
        expect(rows).toEqual(some);
      }),
    );
  },
);
