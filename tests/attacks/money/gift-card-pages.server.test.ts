/** Gift cards on the payment page without scripts, and what the pages, the invoice and the mail say of them. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  findCredit,
  issueGiftCard,
  sendGiftCard,
} from '#app/features/credits/credit-store.server.ts';
import { writeCode } from '#app/features/discounts/discount-codes.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { fixedMode } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const mode = { delivery: 'placeholder', codes: true, credits: true } as const;
const shop = await testShop({
  database,
  built: await importShop(),
  settings: { fixed: fixedMode(mode) },
  sendsEvents: false,
});
afterAll(() => shop.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const FOR_EVER = { fromSeconds: null, toSeconds: null, usesEach: null, uses: null };
await writeCode(queries, { ...FOR_EVER, name: 'ALL', sharePercent: 100, amountCents: null });
await writeCode(queries, { ...FOR_EVER, name: 'TEN', sharePercent: 10, amountCents: null });

async function card(cents: number, of = queries) {
  const id = await issueGiftCard(of, {
    ...{ cents, email: null, giver: '', message: '', sendSeconds: 0, by: 'staff' },
  });
  return { id, code: (await sendGiftCard(of, id, true)) ?? '' };
}

const post = (visitor: TestVisitor, fields: Record<string, string>) =>
  visitor.post('/Payment', String(new URLSearchParams(fields)), { headers: FORM });

/** What a page says, with its prices as one word each. */
async function textOf(visitor: TestVisitor, path: string): Promise<string> {
  const page = await (await visitor.get(path)).text();
  return page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\$ (\d+) (\.\d\d)/g, '$$$1$2');
}

/** Presses the button of the page where nothing is due; where it leads. */
async function pressFree(visitor: TestVisitor): Promise<string | null> {
  const page = await (await visitor.get('/Payment')).text();
  const [, action = ''] = /action="(\/Payment\?free=[^"]+)"/.exec(page) ?? [];
  expect(action).not.toBe('');
  const pressed = await visitor.post(action.replaceAll('&amp;', '&'), '', { headers: FORM });
  return pressed.headers.get('location');
}

test('a code that takes all off something with a price is ordered without scripts', async () => {
  const visitor = shop.visitor();
  await visitor.add('book');
  await post(visitor, { code: 'ALL' });
  expect(await pressFree(visitor)).toBe('/orders');
});

test('a gift card is typed into the field of discount codes, as it is written in its mail', async () => {
  const { id, code } = await card(2_000);
  const visitor = shop.visitor();
  await visitor.add('book');
  expect(await textOf(visitor, '/Payment')).toContain('Enter a discount code or gift card');
  await post(visitor, { code: 'TEN' });
  expect(await textOf(visitor, '/Payment')).toContain('Enter a gift card');
  const typed = code.toLowerCase().replace(/.{4}/g, '$& ');
  expect((await post(visitor, { code: typed })).headers.get('location')).toBe('/Payment');
  const page = await textOf(visitor, '/Payment');
  expect(page).toContain(`Gift card •••• ${code.slice(-4)} pays $10.77 ; $9.23 stays on it.`);
  expect(page).toMatch(/Total \$10\.77 Gift card •••• \w{4} − \$10\.77/);
  expect(page).toContain('Left to pay: $0.00');
  expect(await pressFree(visitor)).toBe('/orders');
  expect(await findCredit(queries, id)).toMatchObject({ balanceCents: 923 });
});

test('what is no gift card is said beside the field, and the card that is used can be taken back', async () => {
  const { code } = await card(500);
  const visitor = shop.visitor();
  await visitor.add('book');
  const unknown = await post(visitor, { code: 'CDFGHJKMNPQRTVWX' });
  expect(await textOf(visitor, unknown.headers.get('location') ?? '')).toContain(
    'There is no such gift card. Compare what you typed with the mail.',
  );
  await post(visitor, { code });
  expect(await textOf(visitor, '/Payment')).toContain('Left to pay: $6.96');
  await post(visitor, { credit: '' });
  expect(await textOf(visitor, '/Payment')).toContain('Order Total: $11.96');
});

test('the mail has the code for its reader, and hides it from staff', async () => {
  const id = await issueGiftCard(queries, {
    ...{ cents: 2_500, email: 'kim@example.com', giver: 'Jo', message: 'Enjoy it' },
    ...{ sendSeconds: 0, by: 'staff' },
  });
  const code = (await sendGiftCard(queries, id, true)) ?? '';
  const [row] = await rowsOf<{ body: Record<string, string> }>(
    queries,
    sql`select body from mail where kind = 'gift_card' and recipient = 'kim@example.com'`,
  );
  expect(row?.body).toMatchObject({ secret: code, giver: 'Jo', message: 'Enjoy it' });
});

test('before it is known where an order goes, the page says what the card has', async () => {
  const other = await testDatabase();
  const asking = await testShop({
    ...{ built: await importShop(), database: other },
    settings: { fixed: fixedMode({ ...mode, delivery: 'address' }) },
    sendsEvents: false,
  });
  try {
    const { code } = await card(2_000, other.queries);
    const visitor = asking.visitor();
    await visitor.add('book');
    await post(visitor, { code });
    expect(await textOf(visitor, '/Payment')).toContain(
      `Gift card •••• ${code.slice(-4)} pays for this order: it has $20.00 .`,
    );
  } finally {
    await asking.close();
  }
});
