import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createProgress, describeProgress } from './progress.ts';

test('progress says how much is done, how fast, and how long it still takes', () => {
  expect(describeProgress(5_000, 0.25, 2_000)).toBe('25 %  5,000 rows  2,500 rows/s  6 s left');
  expect(describeProgress(900_000, 0.5, 90_000)).toBe(
    '50 %  900,000 rows  10,000 rows/s  1 min 30 s left',
  );
  expect(describeProgress(0, 0, 0)).toBe('0 %  0 rows');
  expect(describeProgress(10, 1, 1_000)).toBe('100 %  10 rows  10 rows/s');
});

test('of work whose size is unknown it says only how much is done, and how fast', () => {
  expect(describeProgress(5_000, null, 2_000)).toBe('5,000 rows  2,500 rows/s');
  expect(describeProgress(5_000, 0 / 0, 2_000)).toBe('5,000 rows  2,500 rows/s');
  expect(describeProgress(5_000, 1 / 0, 2_000)).toBe('5,000 rows  2,500 rows/s');
});

function written(isTTY: boolean) {
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  let now = 1_000;
  return {
    ...createProgress(output, () => now),
    read: () => output.read(),
    wait(ms: number) {
      now += ms;
    },
  };
}

test('on a terminal it is one line that is drawn again, and removed for other output', () => {
  const { read, update, clear, wait } = written(true);
  update('Reading', 100, 0.5);
  wait(10);
  update('Reading', 120, 0.6);
  clear();
  update('Reading', 150, 0.75);
  expect(read()).toBe(
    '\r\u001B[KReading: 50 %  100 rows' +
      '\r\u001B[K' +
      '\r\u001B[KReading: 75 %  150 rows  15,000 rows/s  1 s left',
  );
});

test('elsewhere it is a plain line every five seconds', () => {
  const { read, update, clear, wait } = written(false);
  update('Reading', 100, 0.1);
  wait(5_000);
  update('Reading', 500, 0.5);
  wait(1_000);
  update('Reading', 600, 0.6);
  clear();
  expect(read()).toBe('Reading: 50 %  500 rows  100 rows/s  5 s left\n');
});
