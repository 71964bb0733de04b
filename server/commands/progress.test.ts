import { expect, test } from 'vitest';
import { createProgress, progressText } from './progress.ts';

test('progress says how much is done, how fast, and how long it still takes', () => {
  expect(progressText(0.25, 5_000, 2_000)).toBe('25 %  5,000 rows  2,500 rows/s  6 s left');
  expect(progressText(0.5, 900_000, 90_000)).toBe(
    '50 %  900,000 rows  10,000 rows/s  1 min 30 s left',
  );
  expect(progressText(0, 0, 0)).toBe('0 %  0 rows');
  expect(progressText(1, 10, 1_000)).toBe('100 %  10 rows  10 rows/s');
});

function written(isTerminal: boolean) {
  const texts: string[] = [];
  let now = 1_000;
  const progress = createProgress({
    isTerminal,
    write: (text) => texts.push(text),
    nowMs: () => now,
  });
  return {
    texts,
    ...progress,
    wait(ms: number) {
      now += ms;
    },
  };
}

test('on a terminal it is one line that is drawn again, and taken away for other words', () => {
  const { texts, tell, clear, wait } = written(true);
  tell('Reading', 0.5, 100);
  wait(10);
  tell('Reading', 0.6, 120);
  clear();
  tell('Reading', 0.75, 150);
  expect(texts).toEqual([
    '\r\u001B[KReading [############------------] 50 %  100 rows',
    '\r\u001B[K',
    '\r\u001B[KReading [##################------] 75 %  150 rows  15,000 rows/s  1 s left',
  ]);
});

test('elsewhere it is a plain line every five seconds', () => {
  const { texts, tell, clear, wait } = written(false);
  tell('Reading', 0.1, 100);
  wait(5_000);
  tell('Reading', 0.5, 500);
  wait(1_000);
  tell('Reading', 0.6, 600);
  clear();
  expect(texts).toEqual(['Reading: 50 %  500 rows  100 rows/s  5 s left\n']);
});
