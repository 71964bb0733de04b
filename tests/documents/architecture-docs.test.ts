/** docs/architecture.md and docs/change-something.md name files that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const change = readFileSync(join(root, 'docs/change-something.md'), 'utf8');

function section(page: string, title: string): string {
  const [, text = ''] = page.split(`## ${title}\n`);
  return text.split('\n## ')[0] ?? '';
}

const names = new Set(
  globSync(['app/**/*', 'server/**/*', 'db/**/*'], { cwd: root }).map((path) => basename(path)),
);

/** What is written as a path: with a folder, and not an address. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`/g)].map(([, path = '']) => path);
}

/** About twenty, with their tests. */
const MOST_FILES = 27;

describe('docs/architecture.md', () => {
  test('has rooms that are seen at a glance: no folder of sources has more files', () => {
    const rooms = 'app,admin,bench,db,examples,operations,packages,server,tests,vite';
    const files = globSync(`{${rooms}}/**/*.{ts,tsx,css,sql}`, {
      cwd: root,
      exclude: (path) => path.split('/').includes('node_modules'),
    });
    const counts = Map.groupBy(files, (file) => dirname(file));
    const full = [...counts].filter(([, all]) => all.length > MOST_FILES).map(([room]) => room);
    expect(full).toEqual([]);
  });

  test('walks from a click to an order by files that exist, sixty at most', () => {
    const walk = section(architecture, 'From a click to an order');
    const files = [...walk.matchAll(/`([\w/.-]+\.(?:tsx?|sql))`/g)].map(([, path = '']) => path);
    for (const file of files) expect(names.has(basename(file)), file).toBe(true);
    expect(new Set(files).size).toBeLessThanOrEqual(60);
  });
});

describe('docs/change-something.md', () => {
  const answers = section(change, 'Where is …')
    .split('\n')
    .filter((line) => /^\| .*\?/.test(line));

  test('answers the questions of a newcomer', () => {
    expect(answers.length).toBeGreaterThanOrEqual(23);
  });

  test.for(answers)('names files that exist: %s', (answer) => {
    expect(pathsIn(answer)).not.toEqual([]);
  });

  test('names files and folders that exist', () => {
    const missing = pathsIn(change).filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('runs tests that exist, by scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const [, script = ''] of change.matchAll(/npm run ([\w:]+)/g)) {
      expect(scripts, script).toHaveProperty([script]);
    }
    for (const [, file = ''] of change.matchAll(/ ([\w/.-]+\.test\.tsx?)`/g)) {
      expect(existsSync(join(root, file)), file).toBe(true);
    }
  });
});
