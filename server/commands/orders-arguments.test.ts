import { describe, expect, test } from 'vitest';
import { runCommand } from '#tests/run-command.ts';
import { formatOfFile, toRange } from './orders.ts';

const at = (...date: [number, number, number]) => Date.UTC(...date) / 1000;

describe('npm run orders', () => {
  test('exports everything unless days are named', () => {
    expect(toRange({}, 'UTC')).toEqual({ from: null, to: null });
  });

  test('takes both days into the range', () => {
    const range = toRange({ from: '2026-11-01', to: '2026-11-30' }, 'UTC');
    expect(range).toEqual({ from: at(2026, 10, 1), to: at(2026, 11, 1) });
    const day = toRange({ from: '2024-02-29', to: '2024-02-29' }, 'UTC');
    expect(day).toEqual({ from: at(2024, 1, 29), to: at(2024, 2, 1) });
  });

  test("takes days of the shop's time zone", () => {
    const hour = 60 * 60;
    const october = toRange({ from: '2026-10-01', to: '2026-10-31' }, 'Europe/Berlin');
    expect(october).toEqual({ from: at(2026, 9, 1) - 2 * hour, to: at(2026, 10, 1) - hour });
  });

  test('knows the format by the name of the file', () => {
    expect(formatOfFile('a.JSONL')).toBe('jsonl');
    expect(formatOfFile('a.ndjson')).toBe('jsonl');
    expect(formatOfFile('a.csv')).toBe('csv');
    expect(formatOfFile('')).toBe('csv');
  });

  test.each([
    [['import'], /^Unknown command 'import' \(Did you mean export\?\)\. --help lists/],
    [['export', 'one', 'two'], /^Too many arguments for 'export'.+ but got 2: one, two\. --help/],
    [['export', '--fast'], /^Unknown option '--fast'\. --help lists what there is\.\n/],
    [['export', '--from'], /^Option '--from <day>' argument missing\. --help lists/],
    [
      ['export', '--format', 'xml'],
      /^Option .+ 'xml' is invalid\. Allowed choices are csv, jsonl\./,
    ],
    [
      ['export', '--from', '2026-02-30'],
      /^--from is not a day: write it as in 2026-11-30, from 1970-01-01 to 9999-12-30\.\n$/,
    ],
    [['export', '--to', 'yesterday'], /^--to is not a day/],
    [['export', '--to', '2026-11-30T12:00'], /^--to is not a day/],
    [['export', '--to', '99999-01-01'], /^--to is not a day/],
    [['export', '--from', '2026-11-02', '--to', '2026-11-01'], /^--from is after --to/],
  ])('refuses %j in one line that says what to do', async (args, message) => {
    const { code, out, err } = await runCommand({}, 'orders', ...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
    expect(err).toMatch(/^[^\n]+\n$/);
  });
});
