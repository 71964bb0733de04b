import { expect, test } from 'vitest';
import { isTooDeep, readBody } from './read-body.ts';

test('a body that is too long is read no further', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield new Uint8Array(600_000);
    }
  }
  expect(await readBody(endless())).toBeNull();
  expect(read).toBe(2);
});

test.for([
  [`${'['.repeat(20)}${']'.repeat(20)}`, false],
  ['['.repeat(400_000), true],
  ['{"a":'.repeat(21), true],
  ['[],'.repeat(1_000), false],
  [JSON.stringify({ a: '['.repeat(100), b: `\\"${'{'.repeat(100)}` }), false],
  [`"${'\\'.repeat(1_001)}`, false],
] as const)('%#: brackets in brackets are counted, and none of a text', ([json, is]) => {
  expect(isTooDeep(json)).toBe(is);
});
