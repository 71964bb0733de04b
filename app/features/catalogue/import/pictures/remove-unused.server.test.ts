import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnusedPictures } from './remove-unused.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-unused-'));
  for (const letter of ['a', 'b', 'c']) {
    const path = join(folder, `${letter.repeat(32)}-320.webp`);
    writeFileSync(path, 'picture');
    utimesSync(path, 0, 0);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Ended once so many were looked at. */
function removeUntil(end: number, dryRun = false) {
  return removeUnusedPictures({ listPictures: async () => {} }, folder, {
    dryRun,
    onPicture(done) {
      if (done === end) throw new Error('ended');
    },
  });
}

test('who ends it is told how many are removed by then', async () => {
  expect(await removeUntil(1)).toMatchObject({ count: 1 });
  expect(readdirSync(folder)).toHaveLength(2);
});

test.each([
  [0, false],
  [1, true],
])('it is ended as such while all is as it was (%i, %j)', async (end, dryRun) => {
  await expect(removeUntil(end, dryRun)).rejects.toThrow('ended');
  expect(readdirSync(folder)).toHaveLength(3);
});
