import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createProgress, describeProgress } from './progress.ts';

test('progress says how much is done, how fast, and how long it still takes', () => {
  expect(describeProgress(5_000, 0.25, 2_000)).toBe('25 %  5,000  2,500/s  6 s left');
  expect(describeProgress(900_000, 0.5, 90_000)).toBe('50 %  900,000  10,000/s  1 min 30 s left');
  expect(describeProgress(0, 0, 0)).toBe('0 %  0');
  expect(describeProgress(10, 1, 1_000)).toBe('100 %  10  10/s');
});

test('of work whose size is unknown it says only how much is done, and how fast', () => {
  expect(describeProgress(5_000, null, 2_000)).toBe('5,000  2,500/s');
  expect(describeProgress(5_000, 0 / 0, 2_000)).toBe('5,000  2,500/s');
  expect(describeProgress(5_000, 1 / 0, 2_000)).toBe('5,000  2,500/s');
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
  update({ phase: 'Reading', done: 100, share: 0.5 });
  wait(10);
  update({ phase: 'Reading', done: 120, share: 0.6 });
  clear();
  update({ phase: 'Reading', done: 150, share: 0.75 });
  expect(read()).toBe(
    '\r\u001B[KReading: 50 %  100' +
      '\r\u001B[K' +
      '\r\u001B[KReading: 75 %  150  15,000/s  1 s left',
  );
});

test('elsewhere it is a plain line every five seconds', () => {
  const { read, update, clear, wait } = written(false);
  update({ phase: 'Reading', done: 100, share: 0.1 });
  wait(5_000);
  update({ phase: 'Reading', done: 500, share: 0.5 });
  wait(1_000);
  update({ phase: 'Reading', done: 600, share: 0.6 });
  clear();
  expect(read()).toBe('Reading: 50 %  500  100/s  5 s left\n');
});
