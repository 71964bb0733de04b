/** The link to pay of an order that staff has made: what it opens, and what it does not (docs/decisions/114). */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mail } from '#db/schema/mail-schema.ts';
import { draftOrder, shopper } from '#db/schema/shop-schema.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { findOperation } from '#operations/table/operations.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { fixedMode } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, type TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({
  built: await importShop(),
  database,
  sendsEvents: false,
  settings: { fixed: fixedMode({ delivery: 'address', codes: true }) },
});
afterAll(shop.close);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const STREET = '12 Harbour Lane';

async function act(name: string, input: Record<string, unknown>) {
  const operation = findOperation(`drafts.${name}`);
  if (!operation || operation.kind === 'file') throw new Error(`There is no drafts.${name}`);
  const actor = { id: 'olga', scopes: SCOPE_NAMES };
  const call = { shop: shop.services, actor, input, confirmed: true } as const;
  const performed = await perform(operation, call);
  return ('output' in performed ? performed.output : null) as { draft: string; link: string };
}

let draft: string;
let path: string;
let email: string;
beforeEach(async () => {
  email = newEmail();
  ({ draft } = await act('make', { email }));
  await act('set-units', { draft, variant: 'book', units: 2 });
  await act('set-address', {
    ...{ draft, country: 'NO', name: 'Ann Lee', line1: STREET, city: 'Oslo', postalCode: '0150' },
  });
  const { link } = await act('send', { draft });
  const { pathname, search } = new URL(link);
  path = `${pathname}${search}`;
});

const press = (visitor: TestVisitor, to = path) => visitor.post(to, '', { headers: FORM });

const textOf = async (visitor: TestVisitor, to = path) => (await visitor.get(to)).text();

const variants = async (visitor: TestVisitor) =>
  (await visitor.basket()).items.map(({ variant }) => variant);

/** Presses the button, pays, and reports it. */
async function buy(visitor: TestVisitor): Promise<string> {
  await press(visitor);
  const intent = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${intent}`);
  return intent;
}

describe('the link to pay', () => {
  test('shows what it is for and where it goes, and changes nothing until its button is pressed', async () => {
    const visitor = shop.visitor();
    const page = await textOf(visitor);
    for (const text of ['The Quiet Startup', STREET, 'Go to payment']) expect(page).toContain(text);
    expect(visitor.cookies.has('guest')).toBe(false);
    expect(await variants(visitor)).toEqual([]);
    const answer = await press(visitor);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/Payment']);
    expect(await variants(visitor)).toEqual(['book', 'book']);
    const payment = await textOf(visitor, '/Payment');
    expect(payment).toContain(STREET);
    expect(payment).toContain(email);
  });

  test('pays once, whoever opens it then', async () => {
    const visitor = shop.visitor();
    await buy(visitor);
    const page = await textOf(shop.visitor());
    expect(page).toContain('This is ordered already');
    expect(page).not.toContain(STREET);
    const late = shop.visitor();
    expect((await press(late)).status).toBe(409);
    expect(late.cookies.has('guest')).toBe(false);
    expect(await variants(visitor)).toEqual([]);
  });

  test('opened on two devices at once is in one of them, and the other reads where', async () => {
    const devices = [shop.visitor(), shop.visitor()];
    const answers = await Promise.all(devices.map((visitor) => press(visitor)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const lost = devices[answers.findIndex(({ status }) => status === 409)] ?? shop.visitor();
    expect(lost.cookies.has('guest')).toBe(false);
    const page = await textOf(lost);
    expect(page).toContain('This is open already');
    expect(page).not.toContain(STREET);
    expect(await variants(lost)).toEqual([]);
    const held = devices.find((visitor) => visitor !== lost) ?? lost;
    expect(await textOf(held)).toContain('Go to payment');
    await buy(held);
    expect(await textOf(lost)).toContain('This is ordered already');
  });

  test('is opened by the form that is sent twice, and by another browser once it is sent again', async () => {
    const visitor = shop.visitor();
    const [, opener = ''] = /name="opener" value="([\w-]+)"/.exec(await textOf(visitor)) ?? [];
    const send = (browser: TestVisitor) =>
      browser.post(path, `opener=${opener}`, { headers: FORM });
    // The first answer got lost, with its cookie.
    expect((await send(shop.visitor())).status).toBe(303);
    expect((await send(visitor)).status).toBe(303);
    const other = shop.visitor();
    expect((await press(other)).status).toBe(409);
    const shown = await act('show', { draft });
    expect(shown).toMatchObject({ state: 'sent', isOpened: true, link: null });
    await act('send', { draft });
    expect((await press(other)).status).toBe(303);
  });

  test('is over after its time, and says so without showing whose it is', async () => {
    await queries
      .update(draftOrder)
      .set({ linkUntil: sql`now() - interval '1 second'` })
      .where(eq(draftOrder.draft, draft));
    const visitor = shop.visitor();
    const page = await textOf(visitor);
    expect(page).toContain('Its time is over');
    expect(page).not.toContain(STREET);
    await press(visitor);
    expect(await variants(visitor)).toEqual([]);
  });

  test('ended by staff opens nothing, and empties the browser that has opened it', async () => {
    const visitor = shop.visitor();
    await press(visitor);
    await act('end', { draft });
    expect(await variants(visitor)).toEqual([]);
    expect(await textOf(visitor)).toContain('The shop has ended it');
    expect(await textOf(visitor, '/Payment')).not.toContain(STREET);
  });

  test('opens nothing before it was sent', async () => {
    const { draft: other } = await act('make', { email });
    await act('set-units', { draft: other, variant: 'book' });
    expect((await shop.visitor().get(path.replace(draft, other))).status).toBe(404);
  });

  test.for([
    ['without its key', (link: string) => link.replace(/\?.*/, '')],
    ['with another key', (link: string) => link.replace(/key=.{5}/, 'key=AAAAA')],
    ['with the key of another draft', (link: string) => link.replace(/\/draft\/./, '/draft/-')],
    ['of no draft', (link: string) => link.replace(/draft\/[^?]*/, 'draft/nothing')],
  ] as const)('%s is no link, and shows nothing', async ([, forge]) => {
    const visitor = shop.visitor();
    const forged = forge(path);
    const answer = await visitor.get(forged);
    expect([answer.status, (await answer.text()).includes(STREET)]).toEqual([404, false]);
    expect((await press(visitor, forged)).status).toBe(404);
    expect(visitor.cookies.has('guest')).toBe(false);
  });

  test('has neither the guest’s secret nor its id', async () => {
    const visitor = shop.visitor();
    await press(visitor);
    const secret = visitor.cookies.get('guest') ?? '';
    const key = new URLSearchParams(path.split('?')[1]).get('key') ?? '';
    expect(secret).toHaveLength(43);
    expect(key).not.toBe(secret);
    const thief = shop.visitor();
    thief.cookies.set('guest', key);
    expect(await variants(thief)).toEqual([]);
    expect(JSON.stringify(await queries.select().from(shopper))).not.toContain(secret);
  });

  test('is not shown to who may only read mails', async () => {
    const [row] = await queries.select().from(mail).where(eq(mail.recipient, email));
    const operation = findOperation('mail.show');
    if (operation?.kind !== 'read') throw new Error('There is no mail.show');
    const actor = { id: 'olga', scopes: ['mail:read'] as const };
    const input = { mail: row?.dedupe ?? '' };
    const shown = await perform(operation, { shop: shop.services, actor, input });
    const key = new URLSearchParams(path.split('?')[1]).get('key') ?? '';
    expect(JSON.stringify(shown)).not.toContain(key);
  });
});

describe('who has a basket already', () => {
  test('is asked, and finds its items on the wish list: the draft alone is paid for', async () => {
    const visitor = shop.visitor();
    await visitor.add('tablet');
    expect(await textOf(visitor)).toContain('waits on your wish list');
    expect(await variants(visitor)).toEqual(['tablet']);
    await press(visitor);
    expect(await variants(visitor)).toEqual(['book', 'book']);
    expect(await textOf(visitor, '/wish-list')).toContain('Tablet');
  });

  test('in an account pays with it, at the address that staff has written', async () => {
    const visitor = shop.visitor();
    const uid = await visitor.register();
    await visitor.add('tablet');
    await press(visitor);
    expect(await variants(visitor)).toEqual(['book', 'book']);
    expect(await textOf(visitor, '/Payment')).toContain(STREET);
    expect(await textOf(visitor, '/wish-list')).toContain('Tablet');
    expect(await textOf(visitor)).toContain('Go to payment');
    const stranger = await textOf(shop.visitor());
    expect(stranger).toContain('in the basket of an account');
    expect(stranger).not.toContain(STREET);
    const intent = await visitor.pay();
    await visitor.put(`/api/users/${uid}/orders/${intent}`);
    expect(await textOf(visitor)).toContain('This is ordered already');
  });

  test('who signs in after opening it takes it into the account', async () => {
    const visitor = shop.visitor();
    await press(visitor);
    await visitor.register();
    expect(await variants(visitor)).toEqual(['book', 'book']);
    const [row] = await queries.select().from(draftOrder).where(eq(draftOrder.draft, draft));
    expect(row?.joinedLines).toHaveLength(2);
  });
});
