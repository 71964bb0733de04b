/** docs/architecture.md names files that exist, in few steps. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

function section(title: string): string {
  const [, text = ''] = page.split(`## ${title}\n`);
  return text.split('\n## ')[0] ?? '';
}

const names = new Set(
  globSync(['app/**/*', 'server/**/*', 'db/**/*'], { cwd: root }).map((path) => basename(path)),
);

describe('docs/architecture.md', () => {
  const answers = section('Where is …')
    .split('\n')
    .filter((line) => /^\| .*\?/.test(line));

  test('answers twenty-three questions', () => {
    expect(answers).toHaveLength(23);
  });

  test.for(answers)('names files that exist: %s', (answer) => {
    const paths = [...answer.matchAll(/`([\w/.-]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
  });

  test('walks from a click to an order by files that exist, sixty at most', () => {
    const walk = section('From a click to an order');
    const files = [...walk.matchAll(/`([\w/.-]+\.(?:tsx?|sql))`/g)].map(([, path = '']) => path);
    for (const file of files) expect(names.has(basename(file)), file).toBe(true);
    expect(new Set(files).size).toBeLessThanOrEqual(60);
  });
});
