import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testNames } from './test-names.ts';

/** The rows of docs/spec.md: a sentence, and its tests as '`file`: name'. */
const rows = readFileSync('docs/spec.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([sentence = '', cell = '']) => ({ sentence, tests: cell.split('<br>') }));

describe('docs/spec.md', () => {
  test('has a row for every sentence', () => {
    expect(rows.length).toBeGreaterThanOrEqual(100);
  });

  test.each(rows)('names tests that exist for: $sentence', ({ sentence, tests }) => {
    expect(sentence).not.toBe('');
    for (const named of tests) {
      const [, file = '', name = ''] = /^`([^`]+\.test\.ts)`: (.+)$/.exec(named) ?? [];
      expect(file, `'${named}' names no test`).not.toBe('');
      expect(testNames(file)).toContain(name);
    }
  });
});
