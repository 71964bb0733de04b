import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testLog } from '#tests/shop/test-log.ts';
import { type CountedLine, createCountedLines } from './counted-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('16,000 lines of a kind are two: the first at once, and how many more came in the minute', () => {
  const { log, linesOf } = testLog();
  const write = createCountedLines(log);
  const line: CountedLine = { level: 'info', fields: { status: 408 }, message: 'refused' };
  for (let times = 0; times < 16_000; times += 1) write(line);
  write({ ...line, fields: { status: 400 } });
  expect(linesOf()).toMatchObject([{ status: 408 }, { status: 400 }]);
  vi.advanceTimersByTime(60_000);
  expect(linesOf()).toMatchObject([{ status: 408 }, { status: 400 }, { times: 15_999 }]);
  write(line);
  expect(linesOf()).toHaveLength(4);
});
