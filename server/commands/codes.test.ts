import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDataFolder } from '#tests/database-template.ts';
import { runCommand } from '#tests/run-command.ts';
import { readWorth } from './codes.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const codes = (...args: string[]) =>
  runCommand({ DATA_DIR: dataDir, CODES: 'on' }, 'codes', ...args);

describe('npm run codes', () => {
  test('makes codes, changes them and ends them', async () => {
    expect((await codes('list')).out).toBe('There are no codes.\n');
    expect((await codes('set', 'spring', '10%')).out).toBe('SPRING: 10% off; in 0 orders\n');
    const limits = [
      '--uses',
      '20',
      '--uses-each',
      '1',
      '--from',
      '2026-11-01',
      '--to',
      '2026-11-30',
    ];
    expect((await codes('set', 'SUMMER', '5', ...limits)).out).toBe(
      'SPRING: 10% off; in 0 orders\n' +
        'SUMMER: $5.00 off, from 2026-11-01, until 2026-11-30, 20 uses of which 20 are left, 1 a shopper; in 0 orders\n',
    );
    expect((await codes('set', 'SUMMER', '5', '--uses', '7')).out).toContain(
      'SUMMER: $5.00 off, 7 uses of which 7 are left; in 0 orders',
    );
    expect((await codes('end', 'spring')).out).toMatch(/SPRING: 10% off, until \d{4}-\d\d-\d\d;/);
  }, 60_000);

  test('begins and ends them with the days of the shop', async () => {
    const inTokyo = { DATA_DIR: dataDir, CODES: 'on', SHOP_TIME_ZONE: 'Asia/Tokyo' };
    const days = ['--from', '2026-11-30', '--to', '2026-11-30'];
    const { out } = await runCommand(inTokyo, 'codes', 'set', 'TOKYO', '5', ...days);
    expect(out).toContain('TOKYO: $5.00 off, from 2026-11-30, until 2026-11-30; in 0 orders');
    expect((await codes('list')).out).toContain('TOKYO: $5.00 off, from 2026-11-29, until');
  }, 60_000);

  test.each([
    [['set', 'SUMMER', '5'], /^Nothing was changed: whether the uses of a code are limited/],
    [['set', 'A B', '5'], /^A B is no name of a code/],
    [['set', 'A', '0%'], /^0% takes nothing off/],
    [['set', 'A', '5', '--uses', '0'], /^--uses is not a whole number from 1 on: 0\.\n$/],
    [['set', 'A', '5', '--to', 'soon'], /^--to is not a day/],
    [['end', 'NONE'], /^There is no code NONE/],
  ])(
    'refuses %j in one line',
    async (args, message) => {
      const { code, err } = await codes(...args);
      expect(code).toBe(1);
      expect(err).toMatch(message);
    },
    60_000,
  );

  test('says that nothing asks for a code as long as that is so', async () => {
    const { err } = await runCommand({ DATA_DIR: dataDir }, 'codes', 'list');
    expect(err).toMatch(/^CODES is not set to on/);
  }, 60_000);
});

test('a code takes a share off, or an amount', () => {
  expect(readWorth('10%')).toEqual({ sharePercent: 10, amountCents: null });
  expect(readWorth('4.90')).toEqual({ sharePercent: null, amountCents: 490 });
  for (const text of ['101%', '0', '-5', '1.5%']) expect(() => readWorth(text)).toThrow();
});
