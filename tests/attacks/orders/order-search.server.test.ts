/** What staff has at hand of a customer finds the order, as people write it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { type StaffBrowser, testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries } = admin;
let staff: StaffBrowser;

type Person = { email?: string; name: string; line1: string; city: string; postalCode: string };

const JURGEN = {
  ...{ email: 'Jurgen.Muller@Example.com', name: 'Jürgen Müller', line1: 'Lange Straße 12-a' },
  ...{ city: 'Køge', postalCode: '4600' },
};
const SIOBHAN = {
  ...{ name: "Siobhán O'Brien-Hall", line1: '7 Quay St.', city: 'Galway', postalCode: 'H91 E2K3' },
};
const ADA = { name: 'Ada Hall', line1: '12 Rue Böll', city: 'Lyon', postalCode: '69001' };

async function place(id: string, created: number, { email, name, ...address }: Person) {
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    values (${`guest_${id}`}, ${id}, '[]', 100, ${created})`);
  await queries.execute(sql`
    insert into order_status (shopper, payment_intent, state) values (${`guest_${id}`}, ${id}, 'placed')`);
  await queries.execute(sql`
    insert into order_contact (shopper, payment_intent, email, name, address)
    values (${`guest_${id}`}, ${id}, ${email ?? null}, ${name}, ${JSON.stringify(address)}::jsonb)`);
}

beforeAll(async () => {
  staff = await admin.enter();
  await place('pi_jurgen', 3_000, JURGEN);
  await place('pi_siobhan', 2_000, SIOBHAN);
  await place('pi_ada', 1_000, ADA);
});
afterAll(() => admin.close());

const find = async (text: string) => (await searchOrders(queries, text, 50)).map(({ id }) => id);

test.for([
  ['the name', 'Jürgen Müller', ['pi_jurgen']],
  ['a name without its accents, in other capitals', 'JURGEN muller', ['pi_jurgen']],
  ['the end of a name first', 'muller jurgen', ['pi_jurgen']],
  ['the beginning of a name', 'Siob', ['pi_siobhan']],
  ['a name with signs', "o'brien hall", ['pi_siobhan']],
  ['a street in another spelling', 'lange strasse 12', ['pi_jurgen']],
  ['a town', 'galway', ['pi_siobhan']],
  ['a postal code', 'H91 E2K3', ['pi_siobhan']],
  ['a postal code and a name', '69001 hall', ['pi_ada']],
  ['a word of two customers: the newest first', 'hall', ['pi_siobhan', 'pi_ada']],
  ['words of two different customers: nothing', 'galway ada', []],
  ["a guest's e-mail in other capitals", 'jurgen.muller@EXAMPLE.com', ['pi_jurgen']],
  ['signs alone: nothing', "& '!", []],
] as const)('a search for %s', async ([, text, ids]) => {
  expect(await find(text)).toEqual(ids);
});

test.for(["'", '\\', ':*', 'a:*b', '!(a & b', 'lyon | galway', '<->', '%', '\u{1F600}', '-', '()'])(
  'signs of a query are no query: %s',
  async (text) => {
    expect((await staff.get(`/orders?${new URLSearchParams({ q: text })}`)).status).toBe(200);
  },
);

test('the list shows whom an order goes to', async () => {
  expect(await staff.textOf('/orders')).toContain('Jürgen Müller');
});

test('the one search leads to the orders of a name, and to the product that is called so too', async () => {
  const placeOf = async (text: string) =>
    (await staff.get(`/find?${new URLSearchParams({ q: text })}`)).headers.get('location');
  expect(await placeOf('Siobhán')).toBe('/orders?q=Siobh%C3%A1n');
  expect(await placeOf('4600 Køge')).toBe('/orders?q=4600+K%C3%B8ge');
  await place('pi_lean', 500, { ...ADA, name: 'Startup Quiet' });
  expect(await placeOf('quiet startup')).toBe('/products?q=quiet+startup');
});

test('of a word that thousands have, the newest orders come first', async () => {
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    select 'guest_' || no, 'pi_many_' || no, '[]', 100, 10000 + no from generate_series(1, 6000) as no`);
  await queries.execute(sql`insert into order_status (shopper, payment_intent, state)
    select 'guest_' || no, 'pi_many_' || no, 'placed' from generate_series(1, 6000) as no`);
  await queries.execute(sql`insert into order_contact (shopper, payment_intent, name)
    select 'guest_' || no, 'pi_many_' || no, 'Common Name' from generate_series(1, 6000) as no`);
  const found = await searchOrders(queries, 'common', 3);
  expect(found.map(({ id }) => id)).toEqual(['pi_many_6000', 'pi_many_5999', 'pi_many_5998']);
});
