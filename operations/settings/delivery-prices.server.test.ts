/** What delivery costs, set in the shell. */

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readShippingPrices } from '#app/features/delivery/shipping-prices.server.ts';
import { AS_SPECIFIED } from '#app/features/delivery/terms.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testShell, withSettings } from '#tests/shell.ts';
import { testServices } from '#tests/test-services.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
const { queries } = shop;
afterAll(() => shop.close());
const run = testShell(shop);
const delivery = (...words: string[]) => run('delivery', ...words);

test('the list says what delivery costs, most of all where it is not', async () => {
  expect((await delivery('list')).out).toBe('There are no prices: delivery is free everywhere.\n');
  expect((await delivery('set', 'no', '4.90')).out).toBe(
    'Norway (NO): $4.90. It holds for the next payment.\n',
  );
  expect((await delivery('list')).out).toBe(
    'Norway (NO): $4.90\nEverywhere else: not delivered.\n',
  );
  await delivery('set', 'NO', '0', '--from', '50');
  await delivery('set', 'everywhere-else', '$15');
  await delivery('set', 'NO', '5');
  expect((await delivery('list')).out).toBe(
    'Everywhere else: $15.00\nNorway (NO): $5.00\nNorway (NO), from $50.00 on: free\n',
  );
  await delivery('remove', 'NO');
  expect((await delivery('list')).out).toBe(
    'Everywhere else: $15.00\nNorway (NO), from $50.00 on: free\n',
  );
  expect(await delivery('remove', 'SE')).toMatchObject({
    code: 1,
    err: 'There is no such price: nothing was removed.\n',
  });
});

test('a change is recorded with what was before', async () => {
  await delivery('set', 'DK', '3');
  await delivery('set', 'DK', '4');
  await delivery('set', 'DK', '5', '--seen', '3');
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, 'DK from 0'));
  expect(acts).toMatchObject([
    { act: 'delivery.set', before: { cents: null }, after: { cents: 300 }, outcome: 'done' },
    { staff: 'command:tester', before: { cents: 300 }, after: { cents: 400 }, outcome: 'done' },
    { before: { cents: 400 }, outcome: 'refused' },
  ]);
});

test('a price is changed by one of those who saw the same', async () => {
  const outcomes = await Promise.all(
    ['5', '6', '7'].map((price) => delivery('set', 'SE', price, '--seen', '')),
  );
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
  expect(outcomes.map(({ err }) => err).join('')).toContain('there is this price already');
  const before = await readShippingPrices(queries);
  expect((await delivery('remove', 'SE', '--seen', '0.01')).err).toMatch(/^Somebody else has/);
  expect(await readShippingPrices(queries)).toEqual(before);
});

test.for([
  [['set', 'Norway', '5'], /country is none: write a code of ISO 3166-1 such as US/],
  [['set', 'NO', '5,000'], /price is no amount: write dollars and cents as in 4\.90/],
  [['set', 'NO', '-1'], /price is no amount/],
  [['set', 'NO', '5', '--from', '1.234'], /from is no amount/],
  [['set', 'NO'], /^<price> is missing/],
] as const)('%j is refused in one line', async ([words, message]) => {
  const { code, err } = await delivery(...words);
  expect(code).toBe(2);
  expect(err).toMatch(message);
  expect(err).toMatch(/^[^\n]+\n$/);
});

test('who asks is told that nothing asks for an address as long as that is so', async () => {
  const plain = testShell(withSettings(shop, { mode: AS_SPECIFIED }));
  expect((await plain('delivery', 'list')).out).toContain('Orders go to one example address');
});
