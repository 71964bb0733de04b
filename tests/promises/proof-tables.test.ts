/** Tables of sentences, each with the tests that show it: of the specification, of what the shop is said to do, of ASVS. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Promises, promises } from './promised-sentences.ts';
import { testNames } from './test-names.ts';

/** The rows of a table: a sentence, and its tests as '`file`: name'. */
function rowsOf(page: string) {
  return readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([sentence = '', cell = '']) => ({ sentence: sentence.trim(), cell: cell.trim() }));
}

const SPECIFICATION = 'docs/spec.md';
const PROMISES = 'docs/promises.md';
const ASVS = 'docs/asvs.md';

const HEAD = `# The promises and their proof

What the pages, the settings and the commands say that the shop does, and the tests that show it. The left side is
written by \`npx vitest run tests/promises -u\` from where it is said; the right side by hand. A promise without a test
fails the build.
`;

/** The page with all that is promised now; tests stay beside their sentence. */
function written(all: readonly Promises[]): string {
  const known = new Map(rowsOf(PROMISES).map(({ sentence, cell }) => [sentence, cell]));
  const sections = all.map(({ title, sentences }) => {
    const rows = sentences.map((sentence) => `| ${sentence} | ${known.get(sentence) ?? ''} |`);
    return ['', `## ${title}`, '', '| sentence | test |', '|---|---|', ...rows, ''].join('\n');
  });
  return [HEAD, ...sections].join('');
}

test('every sentence that promises something has a row', async () => {
  await expect(written(promises())).toMatchFileSnapshot(`../../${PROMISES}`);
});

describe.each([
  [SPECIFICATION, 100],
  [PROMISES, 300],
  [ASVS, 50],
] as const)('%s', (page, atLeast) => {
  const rows = rowsOf(page);

  test('has a table', () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
  });

  test.each(rows)('names tests that exist for: $sentence', ({ sentence, cell }) => {
    expect(sentence).not.toBe('');
    for (const named of cell.split('<br>')) {
      const [, file = '', name = ''] = /^`([^`]+\.test\.tsx?)`: (.+)$/.exec(named) ?? [];
      expect(file, `'${named}' names no test`).not.toBe('');
      expect(testNames(file)).toContain(name);
    }
  });
});
