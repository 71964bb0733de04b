/** Where orders go and what that costs, set in the shell. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { AS_SPECIFIED } from '#app/features/delivery/terms.ts';
import { readPageTerms } from '#app/features/payment/start/page-terms.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testShell, withSettings } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
const { queries } = shop;
afterAll(() => shop.close());
const run = testShell(shop);
const delivery = (...words: string[]) => run('delivery', ...words);

test('the list says where orders go, how, and for what', async () => {
  expect((await delivery('list')).out).toBe('There are no zones: delivery is free everywhere.\n');
  expect((await delivery('set-zone', 'Home', 'no')).out).toBe(
    'Home: Norway. It holds for the next payment.\n',
  );
  expect((await delivery('list')).out).toBe('Home: Norway\n  No method: not delivered there.\n');
  const standard = ['Home', 'Standard', '4.90', '--free-from', '50', '--days', '2-4'];
  expect((await delivery('set-method', ...standard)).out).toBe(
    'Standard: $4.90, free from $50.00, working days: 2-4. It holds for the next payment.\n',
  );
  await delivery('set-zone', 'Europe', 'European Union, se, Iceland');
  await delivery('set-method', 'Europe', 'Parcel', '2 kg: 9; 500 g: $6', '--from', '20');
  await delivery('set-zone', 'World', 'everywhere-else');
  await delivery('set-method', 'World', 'Collect', '0', '--collected', '--note', 'Oslo');
  expect((await delivery('list')).out).toBe(
    [
      'Europe: European Union, Sweden, Iceland',
      '  Parcel: up to 500 g $6.00; up to 2 kg $9.00, for orders from $20.00',
      'Home: Norway',
      '  Standard: $4.90, free from $50.00, working days: 2-4',
      'World: Everywhere else',
      '  Collect: free, collected by the shopper, Oslo',
      '',
    ].join('\n'),
  );
  await delivery('remove-method', 'Home', 'Standard');
  await delivery('remove-zone', 'World');
  expect((await delivery('list')).out).not.toMatch(/Standard|World/);
});

test('where a zone was, the delivery is that of everywhere else once it is removed', async () => {
  await delivery('set-zone', 'Rest', 'everywhere-else');
  await delivery('set-method', 'Rest', 'Parcel', '9');
  await delivery('set-zone', 'Near', 'CH');
  await delivery('set-method', 'Near', 'Post', '3');
  const guest = await shop.guest('book');
  const to = { name: 'Ann Lee', line1: 'Seeweg 1', line2: '', city: 'Bern', region: '' };
  await shop.addresses.save(guest, { ...to, postalCode: '3000', country: 'CH' });
  const { items } = await shop.basketOf(guest);
  const offered = async () => (await readPageTerms(shop, guest, items))?.choices.delivery;
  expect(await offered()).toMatchObject({ value: [{ title: 'Post', cents: 300 }] });
  await delivery('remove-zone', 'Near');
  expect(await offered()).toMatchObject({ value: [{ title: 'Parcel', cents: 900 }] });
  await delivery('remove-zone', 'Rest');
});

test('a change is recorded with what was before', async () => {
  await delivery('set-zone', 'North', 'FI');
  await delivery('set-method', 'North', 'Post', '3');
  await delivery('set-method', 'North', 'Post', '4');
  await delivery('set-method', 'North', 'Post', '5', '--seen-version', 'x');
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, 'North: Post'));
  expect(acts).toMatchObject([
    { act: 'delivery.set-method', before: null, after: { method: '$3.00' }, outcome: 'done' },
    { staff: 'command:tester', before: { method: '$3.00' }, after: { method: '$4.00' } },
  ]);
});

test('a zone is changed by one of those who saw the same', async () => {
  const outcomes = await Promise.all(
    ['DK', 'GL', 'FO'].map((code) => delivery('set-zone', 'Kingdom', code, '--seen-version', '')),
  );
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
  expect(outcomes.map(({ err }) => err).join('')).toContain('there is the zone Kingdom already');
});

test('a zone gets another name, which no other has', async () => {
  await delivery('set-zone', 'Old', 'IN');
  await delivery('set-method', 'Old', 'Post', '3');
  expect(await delivery('rename-zone', 'Old', 'New')).toMatchObject({
    code: 0,
    out: 'The zone is called New now.\n',
  });
  expect((await delivery('list')).out).toContain('New: India\n  Post: $3.00\n');
  expect((await delivery('list')).out).not.toContain('Old');
  await delivery('set-zone', 'Other', 'CN');
  expect(await delivery('rename-zone', 'New', 'Other')).toMatchObject({
    code: 1,
    err: 'Nothing was saved: there is a zone Other already.\n',
  });
  expect((await delivery('rename-zone', 'Old', 'Third')).err).toContain('There is no zone Old');
});

test('no country is in two zones', async () => {
  await delivery('set-zone', 'One', 'JP');
  expect(await delivery('set-zone', 'Two', 'KR, JP')).toMatchObject({
    code: 1,
    err: 'Nothing was saved: Japan is in the zone One already.\n',
  });
});

test.for([
  [['set-zone', 'A', 'Norwegian'], /does not know "Norwegian"/],
  [['set-zone', 'A', ' , '], /have to be one at least/],
  [['set-zone', 'A\nB', 'PL'], /has to be one line/],
  [['set-method', 'One', 'Post', '5,000'], /is no price: write 4\.90, or by weight/],
  [['set-method', 'One', 'Post', '-1'], /is no price/],
  [['set-method', 'One', 'Post', '2 kg: 3; 2000 g: 4'], /has a weight twice/],
  [['set-method', 'One', 'Post', '5', '--days', '4-2'], /is no number of days/],
  [['set-method', 'One', 'Post', '5', '--from', '1.234'], /from is no amount/],
  [['set-method', 'One', 'Post'], /<price> is missing/],
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
