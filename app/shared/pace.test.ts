import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

/** How long each step takes, and of how many rows it is, when a row costs `rowMs`. */
async function steps(rowMs: number, mostRows = 1_000) {
  let busyMs = 0;
  const pace = createPace(mostRows, () => busyMs);
  const taken: { rows: number; tookMs: number }[] = [];
  for (let count = 0; count < 30; count += 1) {
    await pace.step(async (rows) => {
      busyMs += rows * rowMs;
      taken.push({ rows, tookMs: rows * rowMs });
    });
  }
  return taken;
}

test('no step but the first takes much longer than it should, whatever a row costs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0.001, max: 10, noNaN: true }), async (rowMs) => {
      const [, ...later] = await steps(rowMs);
      expect(Math.max(...later.map(({ tookMs }) => tookMs))).toBeLessThanOrEqual(40);
    }),
  );
});

test('cheap rows are done many at once, up to the most', async () => {
  expect((await steps(0.01, 500)).at(-1)?.rows).toBe(500);
});

test('some rows are done at a time, however much each costs', async () => {
  expect((await steps(100)).at(-1)?.rows).toBe(4);
});

test('waiting for another process, however far away, makes no step smaller', async () => {
  const pace = createPace(1_000);
  const sizes: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    await pace.step(async (rows) => {
      sizes.push(rows);
      await pause(60);
    });
  }
  expect(sizes.at(-1)).toBeGreaterThan(10);
});
