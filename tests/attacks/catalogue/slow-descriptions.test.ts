/** A file of products, whatever is in it, never keeps the process from serving others. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '#app/features/catalogue/import/read/catalogue-row.ts';
import { readCatalogue } from '#app/features/catalogue/import/read/read-catalogue.server.ts';

async function* arriving(file: string) {
  yield Buffer.from(file);
}

/** What is wrong with the rows of a file; null for a good one. */
async function problemsOf(file: string, format: 'csv' | 'jsonl' = 'csv') {
  const problems: (string | null)[] = [];
  for await (const judged of readCatalogue(arriving(file), format)) {
    problems.push('row' in judged ? null : judged.problems.map(describeProblem).join());
  }
  return problems;
}

const HEADER = 'id,title,price,description';
const row = (id: number, description: string) => `${id},Lamp,5,"${description}"`;

const SHAPES: Readonly<Record<string, string>> = {
  'never closed': '<div>x',
  'never closed in a line': '<b>x',
  'lists in lists': '<ul><li>',
  'tables in tables': '<table><tr><td>',
  'closed at once': '<b>x</b> ',
  'closed and never opened': '</p>',
  comments: '<p><!--',
};

describe('a description of HTML', () => {
  for (const [name, tag] of Object.entries(SHAPES)) {
    test.for([20_000, 200_000])(
      `with ${name} %i times is a bad row, and the next row is read`,
      async (times) => {
        const file = [HEADER, row(1, tag.repeat(times)), row(2, '<p>Good</p>')].join('\n');
        expect(await problemsOf(file)).toEqual([
          expect.stringMatching(
            /^line 2, description: has \d+ (tags|characters) of HTML: the most/,
          ),
          null,
        ]);
      },
    );
  }

  test('that nests deeper than any page is cut there, which is said', async () => {
    const leftOut: string[] = [];
    const file = [HEADER, row(1, `<p>Good</p>${'<b>'.repeat(1_500)}deep`)].join('\n');
    const options = { onLeftOut: (what: string) => leftOut.push(what) };
    const descriptions: unknown[] = [];
    for await (const judged of readCatalogue(arriving(file), 'csv', options)) {
      descriptions.push('row' in judged ? judged.row.description : judged.problems);
    }
    expect(descriptions).toEqual(['Good']);
    expect(leftOut).toEqual(['what lies in more than 200 tags of a description']);
  });
});

test.for([
  ['descriptions of 400 tags', '<b>x</b>'.repeat(200), 2],
  ['descriptions of 40,000 characters', 'x '.repeat(20_000), 2],
  ['no descriptions', '', 200],
] as const)(
  'rows with %s that arrive at once are read in short steps',
  async ([, description, most]) => {
    const rows = Array.from({ length: 1_000 }, (_, index) => row(index, description));
    let turn = 0;
    let isOver = false;
    const ticking = (async () => {
      for (; !isOver; turn += 1) await nextTurn();
    })();
    const rowsOfTurn = new Map<number, number>();
    for await (const _ of readCatalogue(arriving([HEADER, ...rows].join('\n')), 'csv')) {
      rowsOfTurn.set(turn, (rowsOfTurn.get(turn) ?? 0) + 1);
    }
    isOver = true;
    await ticking;
    // The row that waits for the next turn was read in this one.
    expect(Math.max(...rowsOfTurn.values())).toBeLessThanOrEqual(most + 1);
  },
);

describe('a text that is too long', () => {
  const long = 'x'.repeat(250_000);

  test('is called that, in quotes or without, and the next row is read', async () => {
    const tooLong = expect.stringMatching(/^line \d, description: has 250000 characters: the most/);
    for (const cell of [long, `"${long}"`]) {
      const file = [HEADER, `1,Lamp,5,${cell}`, row(2, '')].join('\n');
      expect(await problemsOf(file)).toEqual([tooLong, null]);
    }
  });

  test('beyond all measure ends the reading, by that name', async () => {
    const file = [HEADER, `1,Lamp,5,${'x'.repeat(5_100_000)}`].join('\n');
    await expect(problemsOf(file)).rejects.toThrow(/^line 2: a cell of this row is too long/);
  });

  test('of JSON Lines is called that, and the next line is read', async () => {
    const lines = [long, 'Good'].map((description, id) =>
      JSON.stringify({ id: `${id}`, title: 'Lamp', price: 5, description }),
    );
    expect(await problemsOf(lines.join('\n'), 'jsonl')).toEqual([
      expect.stringMatching(/^line 1: has more than 200000 characters/),
      null,
    ]);
  });
});
