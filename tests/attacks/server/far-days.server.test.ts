/** Days that are too far away for a database or a clock are refused where they are typed, in words. */
import { afterAll, describe, expect, test } from 'vitest';
import { readCodes } from '#app/features/discounts/discount-codes.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const staff = await admin.enter();
afterAll(() => admin.close());

const TOO_FAR = ['9999-12-31', '0000-01-01', '1969-12-31'];
const ADVICE = 'write it as in 2026-11-30, from 1970-01-01 to 9999-12-30';

describe('the form of a code', () => {
  const save = (days: Record<string, string>) =>
    staff.submit('/settings', {
      ...{
        operation: 'codes.set',
        name: 'FAR',
        off: '10%',
        firstDay: '',
        lastDay: '',
        uses: '',
        usesEach: '',
        seenVersion: '',
      },
      ...days,
    });

  test.for(TOO_FAR.flatMap((day) => [{ firstDay: day }, { lastDay: day }]))(
    'refuses %j, and says which days there are',
    async (days) => {
      const answer = await save(days);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(ADVICE)]);
    },
  );

  test('takes the first and the last day that there are', async () => {
    expect((await save({ firstDay: '1970-01-01', lastDay: '9999-12-30' })).status).toBe(200);
    expect(await readCodes(admin.queries)).toMatchObject([
      { name: 'FAR', fromSeconds: 0, toSeconds: Date.parse('9999-12-31T00:00:00Z') / 1_000 },
    ]);
  });
});

test.for([
  ['codes', 'set', 'FAR', '10%'],
  ['orders', 'export'],
] as const)('the command %j refuses them, and says which days there are', async (words) => {
  const run = testShell(admin.shop.services);
  for (const day of TOO_FAR) {
    const { err } = await run(...words, '--last-day', day);
    expect(err).toBe(`Nothing was done: last day is not a day: ${ADVICE}.\n`);
  }
});

test.for([
  ['books', 'export', 'orders', '--month'],
  ['books', 'close'],
] as const)('the command %j refuses the month of a day that is too far away', async (words) => {
  const run = testShell(admin.shop.services);
  const { code, err } = await run(...words, '9999-12');
  expect([code, err]).toEqual([
    2,
    'Nothing was done: month is no month: write it as in 2026-11.\n',
  ]);
});
