/** The hand-written documents: their length, their links, and what the code says of the decisions. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MOST_WORDS = 20_000;

/** Written by benchmarks, or tables that other tests hold. */
const NOT_COUNTED = [
  'docs/spec.md',
  'docs/promises.md',
  'docs/api.md',
  'docs/asvs.md',
  'docs/commands.md',
  'docs/export-columns.md',
  'docs/product-fields.md',
  'docs/performance.md',
  'docs/performance/figures.md',
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = files.filter((file) => /^([A-Z]+|docs\/.*)\.md$/.test(file));
const decisions = documents.flatMap((file) => /^docs\/decisions\/(\d+)-/.exec(file)?.[1] ?? []);

/** As `wc -w` counts them. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a page that lead nowhere. */
function brokenLinks(file: string): string[] {
  const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
}

describe('the documents', () => {
  test(`have at most ${MOST_WORDS} words`, () => {
    const counted = documents.filter((file) => !NOT_COUNTED.includes(file));
    const words = counted.reduce((sum, file) => sum + countWords(read(file)), 0);
    expect(words).toBeLessThanOrEqual(MOST_WORDS);
  });

  test.each(documents)('lead somewhere: %s', (file) => {
    expect(brokenLinks(file)).toEqual([]);
  });

  test('have a decision for every number that is named', () => {
    const named = /(?:decisions\/|\bdecisions? )(\d{1,3})\b/gi;
    const unknown = files
      .filter((file) => /\.(?:tsx?|jsx?|cjs|sql|css|md|conf|json)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(named)]
          .filter(([, number = '']) => !decisions.includes(number.padStart(3, '0')))
          .map(([text]) => `${file}: ${text}`),
      );
    expect(unknown).toEqual([]);
  });

  test('name the version of the package as the newest of the changelog', () => {
    const [, newest] = /^## (\d\S*)$/m.exec(read('CHANGELOG.md')) ?? [];
    expect(JSON.parse(read('package.json'))).toMatchObject({ version: newest });
  });
});
