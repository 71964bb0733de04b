/** The contract of `deliveryPrice`: what is asked, what becomes of the answer, and of one that cannot be. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { DeliveryPrice, DeliveryQuestion } from '#app/features/delivery/delivery-option.ts';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { chargeLines } from '#app/features/invoices/charge-lines.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { payment } from '#db/schema/shop-schema.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';

const POST = { id: 'post', title: 'Post', cents: 690 };
const EXPRESS = { id: 'express', title: 'Express', cents: 1_900 };
const PICKUP = { id: 'pickup', title: 'Pick it up', cents: 0 };
const OSLO = {
  ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

type Answer = (question: DeliveryQuestion, signal: AbortSignal) => unknown;

let answer: Answer = () => [];
let questions: DeliveryQuestion[] = [];

/** A shop whose own price is 4.90, with a plugin that says what a test has it say. */
async function openShop(onFailure: DeliveryPrice['onFailure']) {
  const options: DeliveryPrice['options'] = (question, { signal }) => {
    questions.push(question);
    // What nobody has checked.
    return answer(question, signal) as never;
  };
  const shop = await testServices({
    mode: { delivery: 'address', codes: false },
    plugins: [{ name: 'carrier', deliveryPrice: { options, onFailure } }],
  });
  await writeDeliveryZone(shop.queries, testZone('NO', 490));
  return shop;
}

const forgiving = await openShop('own-prices');
const strict = await openShop('refuse');
afterAll(() => Promise.all([forgiving.close(), strict.close()]));

/** A guest with a book who has said where it goes. */
async function open(says: Answer, shop: TestServices = forgiving) {
  answer = says;
  questions = [];
  shop.takeLogged();
  const guest = await shop.guest('book');
  await shop.addresses.save(guest, OSLO);
  return { ...shop, shopper: guest };
}

async function order({ pay, settle, orders, shopper: guest }: Awaited<ReturnType<typeof open>>) {
  const intent = await pay(guest);
  expect(await settle(intent)).toMatchObject({ kind: 'ordered' });
  const details = await orders.details(guest, intent);
  if (!details) throw new Error('The order is not there');
  return details;
}

/** What its payments are of. */
function chargedTo({ queries, shopper }: Awaited<ReturnType<typeof open>>) {
  return queries
    .select({ cents: payment.amountCents })
    .from(payment)
    .where(eq(payment.shopper, shopper));
}

const both = () => [EXPRESS, POST];

test('it is asked where it goes, but not to whom, and what with which weight', async () => {
  const opened = await open(both);
  const { shopper: guest, queries } = opened;
  await queries.execute(sql`update product set weight_grams = 350 where variant = 'book'`);
  await opened.add(guest, 'book', 'tablet');
  await opened.shownTo(guest);
  const { name: _name, ...address } = OSLO;
  expect(questions).toMatchObject([
    {
      address,
      items: [
        { variant: 'book', units: 2, priceCents: 1196, weightGrams: 350 },
        { variant: 'tablet', units: 1, weightGrams: 0 },
      ],
      currency: 'usd',
    },
  ]);
  expect(questions[0]?.address).not.toHaveProperty('name');
});

test('the cheapest is charged until another is chosen, which the order, its mail and its invoice name', async () => {
  const opened = await open(both);
  const { shopper: guest, queries } = opened;
  const first = await opened.shownTo(guest);
  expect(await opened.start(guest)).toBeDefined();
  expect(await chargedTo(opened)).toEqual([{ cents: 1196 + 690 }]);
  await opened.saveDeliveryOption(guest, 'express');
  expect(await opened.payments.start(guest, 1196, first)).toMatchObject({
    refusal: { code: 'checkout_changed', changed: ['delivery'], totalCents: 1196 + 1_900 },
  });
  const made = await order(opened);
  expect(made).toMatchObject({
    amount: 1196 + 1_900,
    terms: { shippingCents: 1_900, deliveryOption: { id: 'express', title: 'Express' } },
  });
  expect(chargeLines(made)).toMatchObject([{}, { title: 'Delivery (Express)', grossCents: 1_900 }]);
  const facts = { shopper: guest, queuedSeconds: 0, kind: 'order_placed' } as const;
  const setting = { shopName: 'Basket', timeZone: 'UTC' };
  const { text } = await renderMail(
    queries,
    { ...facts, body: { order: made.id } },
    { ...setting, shopUrl: () => 'http://localhost:3000' },
  );
  expect(text).toContain('Delivery (Express): $19.00\nTotal: $30.96');
});

test('one that costs nothing is named too', async () => {
  const made = await order(await open(() => [PICKUP]));
  expect(made).toMatchObject({ amount: 1196, terms: { deliveryOption: { id: 'pickup' } } });
  expect(chargeLines(made)).toMatchObject([{}, { title: 'Delivery (Pick it up)', taxCents: 0 }]);
});

test('what was shown is charged, whatever it would answer now, and it is not asked again', async () => {
  let cents = 690;
  const opened = await open(() => [{ ...POST, cents }]);
  const { shopper: guest } = opened;
  const shown = await opened.shownTo(guest);
  cents = 9_900;
  expect(await opened.payments.start(guest, 1196, shown)).toMatchObject({ ok: true });
  expect((await order(opened)).amount).toBe(1196 + 690);
  expect(questions).toHaveLength(1);
});

test('another address, another basket, and half an hour are another question', async () => {
  let cents = 690;
  const opened = await open(() => [{ ...POST, cents }]);
  const { shopper: guest, queries } = opened;
  await opened.shownTo(guest);
  await opened.addresses.save(guest, { ...OSLO, city: 'Bergen' });
  await opened.shownTo(guest);
  await opened.addresses.save(guest, { ...OSLO, city: 'Bergen', name: 'Bob Lee' });
  await opened.add(guest, 'tablet');
  const shown = await opened.shownTo(guest);
  expect(questions).toHaveLength(3);
  cents = 790;
  await queries.execute(
    sql`update checkout set quote = jsonb_set(quote, '{untilSeconds}', '1') where shopper = ${guest}`,
  );
  const total = await opened.totalOf(guest);
  expect(await opened.payments.start(guest, total, shown)).toMatchObject({
    refusal: { code: 'checkout_changed', changed: ['delivery'] },
  });
});

test('nobody is asked for an empty basket, or before there is an address', async () => {
  const opened = await open(both);
  const other = await opened.guest('book');
  expect(await opened.payments.start(other, 1196)).toMatchObject({
    refusal: { code: 'no_address' },
  });
  expect(questions).toEqual([]);
});

describe('what cannot be is in the log by the name of the plugin, and the own price is charged:', () => {
  const wrong: Record<string, Answer> = {
    'it throws': () => {
      throw new Error('No route');
    },
    'it rejects': () => Promise.reject(new Error('503')),
    'it answers nothing': () => undefined,
    'below nothing': () => [{ ...POST, cents: -1 }],
    'not a number': () => [{ ...POST, cents: Number.NaN }],
    'half a cent': () => [{ ...POST, cents: 690.5 }],
    'more than money': () => [{ ...POST, cents: 1e15 }],
    'no title': () => [{ ...POST, title: ' ' }],
    'a title that turns the page': () => [{ ...POST, title: 'Post\u202e' }],
    'a title that no database keeps': () => [{ ...POST, title: 'Post\0' }],
    'one id twice': () => [POST, { ...EXPRESS, id: 'post' }],
    '1,000 options': () => Array.from({ length: 1_000 }, (_, at) => ({ ...POST, id: `p${at}` })),
    'less than nothing is missing': () => ({ missingCents: -5 }),
    'a trap': () => [
      {
        ...POST,
        get cents() {
          throw new Error('Gotcha');
        },
      },
    ],
  };
  test.for(Object.entries(wrong))('%s', async ([, says]) => {
    const opened = await open(says);
    expect((await order(opened)).terms).toMatchObject({ shippingCents: 490 });
    expect(opened.takeLogged()).toContainEqual(
      expect.objectContaining({ plugin: 'carrier', level: 50 }),
    );
    // It is left alone for a minute.
    expect(questions).toHaveLength(1);
  });
});

test('one that hangs is given up after two seconds, and told so', async () => {
  const signals: AbortSignal[] = [];
  const opened = await open((_question, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const before = performance.now();
  await opened.shownTo(opened.shopper);
  expect(performance.now() - before).toBeLessThan(4_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect((await order(opened)).terms).toMatchObject({ shippingCents: 490 });
});

test('where it may not fail, nothing is paid until it answers', async () => {
  let isDown = true;
  const opened = await open(() => {
    if (isDown) throw new Error('Down');
    return [POST];
  }, strict);
  const { shopper: guest, queries } = opened;
  expect(await opened.payments.start(guest, 1196)).toEqual({
    ok: false,
    refusal: { code: 'delivery_unknown' },
  });
  expect(await chargedTo(opened)).toEqual([]);
  isDown = false;
  await queries.execute(
    sql`update checkout set quote = jsonb_set(quote, '{untilSeconds}', '1') where shopper = ${guest}`,
  );
  expect((await order(opened)).amount).toBe(1196 + 690);
});

test.for([
  [[], { code: 'not_delivered' }],
  [{ missingCents: 304 }, { code: 'below_minimum', missingCents: 304 }],
] as const)('%j is an answer: nothing is delivered there yet', async ([says, refusal]) => {
  const opened = await open(() => says);
  expect(await opened.payments.start(opened.shopper, 1196)).toEqual({ ok: false, refusal });
});

test('a choice that is not offered is none', async () => {
  const opened = await open(both);
  await opened.saveDeliveryOption(opened.shopper, 'drone');
  expect((await order(opened)).terms).toMatchObject({ shippingCents: 690 });
});
