/** A file of products that is lines of nothing, or of what is no product, keeps the process from nothing. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError } from 'csv-parse';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readCatalogue } from '#app/features/catalogue/import/read/read-catalogue.server.ts';

const HEADER = 'id,title,price\n';
const LINES = 50_000;
/** A turn of the event loop reads no more bytes than a few of its pieces. */
const MOST_BYTES_PER_TURN = 10_000;

const FILES: Readonly<Record<string, string>> = {
  'blank lines': '\n',
  'rows of empty cells': ',,\n',
  'rows that are too short': ',\n',
  'rows that are too long': ',,,,\n',
};

async function* arriving(file: string) {
  yield Buffer.from(file);
}

/** The places of the rows that are told, good or bad, and in how many turns the file was read. */
async function read(file: string, format: 'csv' | 'jsonl' = 'csv') {
  let turns = 0;
  let isOver = false;
  const ticking = (async () => {
    for (; !isOver; turns += 1) await nextTurn();
  })();
  const places: { line: number; row?: number | undefined }[] = [];
  for await (const judged of readCatalogue(arriving(file), format)) {
    if ('row' in judged) places.push(judged.place);
    else places.push(...judged.problems.map(({ line, row }) => ({ line, row })));
  }
  isOver = true;
  await ticking;
  return { places, turns };
}

describe.for(Object.entries(FILES))('%s', ([, line]) => {
  const file = `${HEADER}${line.repeat(LINES)}1,Lamp,5\n`;

  test('are read in many turns of the event loop', async () => {
    expect((await read(file)).turns).toBeGreaterThan(file.length / MOST_BYTES_PER_TURN);
  });

  test('cost no error with a stack each', async () => {
    const captured = vi.spyOn(Error, 'captureStackTrace');
    await read(file);
    expect(captured.mock.calls.filter(([, of]) => of === CsvError)).toEqual([]);
  });

  test('are counted, so that the row after them is found in a spreadsheet', async () => {
    expect((await read(file)).places).toEqual([{ line: LINES + 2, row: LINES + 2 }]);
  });
});

test('blank lines of JSON Lines are read in many turns of the event loop', async () => {
  const { places, turns } = await read(
    `${'\n'.repeat(LINES)}{"id":"1","title":"Lamp","price":5}`,
    'jsonl',
  );
  expect(places).toEqual([{ line: LINES + 1 }]);
  expect(turns).toBeGreaterThan(LINES / MOST_BYTES_PER_TURN);
});

test('a row is named by its place, whatever stands before it', async () => {
  const before = fc.array(fc.constantFrom(...Object.values(FILES), ' \n', '"\n",\n', 'a,b,c,d\n'));
  await fc.assert(
    fc.asyncProperty(before, fc.constantFrom('', 'sep=,\n'), async (rows, start) => {
      const { places } = await read(`${start}${HEADER}${rows.join('')}1,Lamp,5\n`);
      const lines = (text: string) => text.split('\n').length - 1;
      const linesBefore = lines(start) + 1 + lines(rows.join(''));
      expect(places.at(-1)).toEqual({
        line: linesBefore + 1,
        row: lines(start) + 1 + rows.length + 1,
      });
    }),
  );
});
