/** Codes, made, changed and ended in the shell. */

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { AS_SPECIFIED } from '#app/features/delivery/terms.ts';
import { readCodes } from '#app/features/discounts/discount-codes.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testShell, withSettings } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ mode: { delivery: 'placeholder', codes: true } });
const { queries } = shop;
afterAll(() => shop.close());
const run = testShell(shop);
const codes = (...words: string[]) => run('codes', ...words);

async function find(name: string) {
  return (await readCodes(queries)).find((code) => code.name === name) ?? null;
}

async function versionOf(name: string): Promise<string> {
  const { codes: listed } = JSON.parse((await codes('list', '--json')).out);
  return listed.find((code: { name: string }) => code.name === name).version;
}

test('codes are made, changed and ended', async () => {
  expect((await codes('list')).out).toBe('There are no codes.\n');
  expect((await codes('set', 'spring', '10%')).out).toBe(
    'SPRING: 10% off, always, no limit; in 0 orders. It holds for the next payment.\n',
  );
  const limits = ['--uses', '20', '--uses-each', '1'];
  await codes('set', 'SUMMER', '5', ...limits, '--first-day=2026-11-01', '--last-day=2099-11-30');
  expect((await codes('list')).out).toBe(
    'SPRING: 10% off, always, no limit; in 0 orders\n' +
      'SUMMER: $5.00 off, from 2026-11-01 until 2099-11-30, 20 of 20 left, 1 a shopper; in 0 orders\n',
  );
  expect((await codes('set', 'SUMMER', '5', '--uses', '7')).out).toContain('always, 7 of 7 left;');
  expect((await codes('end', 'spring')).out).toBe('The code SPRING can be used no more.\n');
  expect((await codes('list')).out).toMatch(/^SPRING: 10% off, over since \d{4}-\d\d-\d\d,/);
});

test('a code begins and ends with the days of the shop', async () => {
  const inTokyo = testShell(withSettings(shop, { timeZone: 'Asia/Tokyo' }));
  const days = ['--first-day', '2099-11-30', '--last-day', '2099-11-30'];
  expect((await inTokyo('codes', 'set', 'TOKYO', '5', ...days)).out).toContain(
    'TOKYO: $5.00 off, from 2099-11-30 until 2099-11-30,',
  );
  expect((await codes('list')).out).toContain('TOKYO: $5.00 off, from 2099-11-29 until');
});

test('a code takes a share off, or an amount', async () => {
  for (const [off, worth] of [
    ['100%', { sharePercent: 100, amountCents: null }],
    ['4.90', { sharePercent: null, amountCents: 490 }],
    ['$4', { sharePercent: null, amountCents: 400 }],
  ] as const) {
    await codes('set', 'WORTH', off);
    expect(await find('WORTH')).toMatchObject(worth);
  }
});

test('what is done is recorded with what was before', async () => {
  await codes('set', 'RECORDED', '10%');
  await codes('set', 'RECORDED', '5');
  await codes('set', 'RECORDED', '5', '--uses', '3');
  await codes('end', 'RECORDED');
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, 'RECORDED'));
  expect(acts).toMatchObject([
    { act: 'codes.set', before: null, after: { sharePercent: 10 }, outcome: 'done' },
    { before: { sharePercent: 10 }, after: { amountCents: 500 }, outcome: 'done' },
    { before: { amountCents: 500 }, outcome: 'refused' },
    { act: 'codes.end', before: { lastDay: null }, outcome: 'done' },
  ]);
});

test('a code that was ended stays ended when something else of it is saved on that day', async () => {
  await codes('set', 'ENDED', '5');
  await codes('end', 'ENDED');
  const code = await find('ENDED');
  const today = new Date().toISOString().slice(0, 10);
  await codes('set', 'ENDED', '7', '--last-day', today);
  expect(await find('ENDED')).toMatchObject({ amountCents: 700, toSeconds: code?.toSeconds });
});

test('a code is changed by one of those who saw the same, and none is made twice', async () => {
  await codes('set', 'SEEN', '10%');
  const seen = ['--seen-version', await versionOf('SEEN')];
  const outcomes = await Promise.all(
    ['11%', '12%'].map((off) => codes('set', 'SEEN', off, ...seen)),
  );
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect((await codes('end', 'SEEN', ...seen)).err).toMatch(/^Somebody else has changed it/);
  expect((await codes('set', 'SEEN', '5', '--seen-version', '')).err).toMatch(
    /^Nothing was added: there is the code SEEN already, which takes off 1[12]%/,
  );
});

test.for([
  [1, ['set', 'SUMMER', '5'], /^Nothing was saved: whether the uses of a code are limited/],
  [1, ['end', 'NONE'], /^There is no code NONE/],
  [2, ['set', 'A B', '5'], /name is no name of a code/],
  [2, ['set', 'A', '0%'], /off takes nothing off/],
  [2, ['set', 'A', '101%'], /off takes nothing off/],
  [2, ['set', 'A', '1.5%'], /off takes nothing off/],
  [2, ['set', 'A', '0'], /off takes nothing off/],
  [2, ['set', 'A', '-5'], /off takes nothing off/],
  [2, ['set', 'A', '5', '--uses', '0'], /uses is not a whole number from 1 on/],
  [2, ['set', 'A', '5', '--last-day', 'soon'], /last day is not a day/],
  [2, ['set', 'A', '5', '--first-day', '2026-02-31'], /first day is not a day/],
  [2, ['set', 'A', '5', '--seen-version', 'a\0'], /seen version has a character that nothing/],
] as const)('code %i: %j is refused in one line', async ([exitCode, words, message]) => {
  const { code, err } = await codes(...words);
  expect(code).toBe(exitCode);
  expect(err).toMatch(message);
  expect(err).toMatch(/^[^\n]+\n$/);
});

test('who asks is told that nothing asks for a code as long as that is so', async () => {
  const plain = testShell(withSettings(shop, { mode: AS_SPECIFIED }));
  expect((await plain('codes', 'list')).out).toContain('Discount codes are off');
});

test('who may only read the settings changes none', async () => {
  const reader = testShell(shop, ['settings:read']);
  expect((await reader('codes', 'list')).code).toBe(0);
  expect((await reader('codes', 'end', 'SPRING')).code).toBe(3);
});
