import { describe, expect, test } from 'vitest';
import { readOrdersArgs } from './orders-arguments.ts';

const at = (...date: [number, number, number]) => Date.UTC(...date) / 1000;

describe('npm run orders', () => {
  test('exports everything as CSV, one line a charge, unless told otherwise', () => {
    expect(readOrdersArgs(['export'])).toEqual({
      file: null,
      shape: { format: 'csv', isByItem: false },
      range: { from: null, to: null },
    });
  });

  test('takes both days into the range, in UTC', () => {
    const { range } = readOrdersArgs(['export', '--from', '2026-11-01', '--to', '2026-11-30']);
    expect(range).toEqual({ from: at(2026, 10, 1), to: at(2026, 11, 1) });
    const day = readOrdersArgs(['export', '--from=2024-02-29', '--to=2024-02-29']).range;
    expect(day).toEqual({ from: at(2024, 1, 29), to: at(2024, 2, 1) });
  });

  test('tells the format by the name of the file', () => {
    expect(readOrdersArgs(['export', 'a.JSONL', '--lines'])).toMatchObject({
      file: 'a.JSONL',
      shape: { format: 'jsonl', isByItem: true },
    });
    expect(readOrdersArgs(['export', 'a.csv']).shape.format).toBe('csv');
    expect(readOrdersArgs(['export', 'a.csv', '--format', 'jsonl']).shape.format).toBe('jsonl');
  });

  test.each([
    [[], /^Use: npm run orders -- export/],
    [['import'], /^Use: /],
    [['export', 'one', 'two'], /^Use: /],
    [['export', '--fast'], /^Unknown option '--fast'\. Use: /],
    [['export', '--from'], /^Option '--from <value>' argument missing\. Use: /],
    [['export', '--format', 'xml'], /^--format is not one: use csv or jsonl\.$/],
    [['export', '--from', '2026-02-30'], /^--from is not a day: write it as in 2026-11-30\.$/],
    [['export', '--to', 'yesterday'], /^--to is not a day/],
    [['export', '--to', '2026-11-30T12:00'], /^--to is not a day/],
    [['export', '--to', '99999-01-01'], /^--to is not a day/],
    [['export', '--from', '2026-11-02', '--to', '2026-11-01'], /^--from is after --to/],
  ])('refuses %j in one line that says what to do', (args, message) => {
    expect(() => readOrdersArgs(args)).toThrow(message);
  });
});
