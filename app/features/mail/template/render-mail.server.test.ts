import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailKind, mailBodies } from '#app/features/mail/mail-kinds.ts';
import { contrast } from '#app/shared/colour/oklch.ts';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { order, orderEvent } from '#db/schema/order-schema.ts';
import { englishWordsIn } from '#tests/documents/english-words.ts';
import { sampleMailBodies } from '#tests/fixtures/sample-mails.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { renderMail } from './render-mail.server.tsx';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

const setting = {
  shopName: 'Anna & Söhne',
  timeZone: 'UTC',
  shopUrl: () => 'https://shop.example.com',
};

let shopper: string;
let id: string;
beforeAll(async () => {
  shopper = await shop.guest('book', 'book', 'tablet');
  id = await shop.pay(shopper);
  await shop.settle(id);
});

function render(kind: MailKind, body: unknown = sampleMailBodies(id)[kind], accent?: string) {
  const facts = { shopper, kind, body, queuedSeconds: 1_795_338_300 };
  return renderMail(queries, facts, { ...setting, ...(accent && { accent }) });
}

/** Keys and ids are random, and may spell anything. */
function withoutKeys(text: string): string {
  return text.replaceAll(/[\w-]{20,}/g, '');
}

describe.each(Object.keys(mailBodies) as MailKind[])('the mail %s', (kind) => {
  test('is one page of HTML and a plain text, both short', async () => {
    const { subject, html, text } = await render(kind);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(20_000);
    expect(subject.length).toBeLessThan(120);
    for (const part of [subject, html, text].map(withoutKeys)) {
      expect(part).not.toMatch(/undefined|NaN|\[object/);
    }
    // Pictures of the shop are loaded and nothing else, and nothing runs.
    const ownPicture = /<img [^>]*src="https:\/\/shop\.example\.com\/pictures\/[^>]*>/g;
    expect(html.replaceAll(ownPicture, '')).not.toMatch(/<script|<img|<link|url\(|@import/);
    // Commands to type are for staff.
    if (!kind.startsWith('staff_')) expect(html).not.toContain('monospace');
    expect(html).toContain('Anna &amp; Söhne');
    expect(text).toContain('Anna & Söhne, https://shop.example.com/');
  });

  test('has each of its links in both parts, on the shop alone but for the carrier', async () => {
    const { html, text } = await render(kind);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url);
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/(shop\.example\.com\/|www\.ups\.com\/track\?)/);
    }
    for (const link of links.filter((one) => !/\/(help|returns|privacy)?$/.test(one))) {
      expect(text).toContain(link.replaceAll('&amp;', '&'));
    }
  });
});

describe.each(['de', 'fr', 'es'] as const)('in a shop whose language is %s', (language) => {
  beforeAll(() => setShopLocale({ language, currency: 'EUR' }));
  afterAll(() => setShopLocale(defaultLocale));

  test.each(Object.keys(mailBodies) as MailKind[])(
    'the mail %s is in that of its reader',
    async (kind) => {
      const { subject, html, text } = await render(kind);
      expect(html).toContain(`<html lang="${language}">`);
      expect(englishWordsIn(`${subject}\n${html}\n${text}`, language)).toEqual([]);
    },
  );
});

test('what is rated, and what is back in stock, is shown', async () => {
  for (const kind of ['review_request', 'back_in_stock'] as const) {
    const { html } = await render(kind);
    expect(html, kind).toContain('https://shop.example.com/pictures/tablet-640.webp');
  }
});

test('a receipt has the order, its items with what they cost, the address and a link', async () => {
  const { subject, text, html } = await render('order_placed');
  expect(subject).toBe(
    'Your order is confirmed: The Quiet Startup: How Small Teams Build Things… and 2 more',
  );
  for (const line of [
    '2 × The Quiet Startup: How Small Teams Build Things That Last, Clothbound Edition: $23.92',
    'Total: $622.91',
    `Order id: ${id}`,
    'Delivered to: 12 Harbour Lane, Portland, OR 97201',
    `https://shop.example.com/orders/${id}`,
  ]) {
    expect(text).toContain(line);
  }
  // A guest's, with the key that opens it in any browser.
  expect(html).toContain(`href="https://shop.example.com/orders/${id}?for=guest_`);
  expect(html).toContain('$622.91');
});

test('what is delivered for nothing is free, and a picture of another host is not loaded', async () => {
  const basket = { id: 'id', title: 'A lamp', rating: 4, priceCents: 1_000 };
  const items = [
    { ...basket, line: 1, variant: 'own', image: '/pictures/book-640.webp' },
    { ...basket, line: 2, variant: 'foreign', image: 'https://pictures.example/lamp.jpg' },
  ];
  const deliveryOption = { id: 'standard', title: 'Standard' };
  const terms = { country: 'NO', shippingCents: 0, code: null, discountCents: 0, deliveryOption };
  const row = { shopper, items, terms, amountCents: 2_000, createdSeconds: 1 };
  await queries.insert(order).values({ ...row, paymentIntent: 'pi_free' });
  const { html, text } = await render('order_placed', { order: 'pi_free' });
  expect(text).toContain('Delivery (Standard): Free');
  expect(`${html}${text}`).not.toContain('$0.00');
  expect([...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    'https://shop.example.com/pictures/book-640.webp',
  ]);
});

test('an order that is collected in person is ready, and then collected, and never on its way', async () => {
  const deliveryOption = { id: 'collect', title: 'Oslo', note: 'Storgata 1', isCollected: true };
  const terms = { country: 'NO', shippingCents: 0, code: null, discountCents: 0, deliveryOption };
  const item = { id: 'id', title: 'A lamp', rating: 4, priceCents: 1_000, line: 1 };
  const row = { shopper, items: [{ ...item, variant: 'lamp', image: '' }], terms };
  await queries
    .insert(order)
    .values({ ...row, paymentIntent: 'pi_collect', amountCents: 1_000, createdSeconds: 1 });
  const placed = await render('order_placed', { order: 'pi_collect' });
  expect(placed.text).not.toContain('Delivered to');
  const parcel = { parcel: 1, lines: [1], carrier: '', tracking: '' };
  await queries.insert(orderEvent).values({
    ...{ shopper, paymentIntent: 'pi_collect', no: 1, kind: 'shipped', body: parcel, by: 'staff' },
  });
  const ready = await render('order_shipped', { order: 'pi_collect', ...parcel });
  expect(ready.subject).toBe('Ready to collect: A lamp');
  expect(ready.text).toContain('Delivery: Oslo · Storgata 1');
  // What is in it, and no prices.
  expect(ready.text).toMatch(/^A lamp$/m);
  const collected = await render('order_delivered', { order: 'pi_collect', parcels: [1] });
  expect(collected.subject).toBe('Collected: A lamp');
  for (const { text } of [ready, collected]) expect(text).not.toMatch(/on its way|parcel|shipped/i);
});

test('a button has the accent of the shop, with words that can be read on it', async () => {
  const styleOf = async (accent?: string) => {
    const { html } = await render('order_placed', undefined, accent);
    const [, ground, text] = /class="action"[^>]*background:(#\w+);color:(#\w+)/.exec(html) ?? [];
    return { ground: ground ?? '', text: text ?? '' };
  };
  expect(await styleOf()).toEqual({ ground: '#ffb648', text: '#131921' });
  for (const accent of ['#ffee00', '#101010']) {
    const { ground, text } = await styleOf(accent);
    expect(ground).not.toBe('#ffb648');
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('no mail holds card data', async () => {
  for (const kind of Object.keys(mailBodies) as MailKind[]) {
    const { text } = await render(kind);
    expect(withoutKeys(text)).not.toMatch(/4242|visa|ends in/i);
  }
});

test('what a shopper, a shopkeeper or a carrier has written is text, never markup', async () => {
  const title = '<img src=x onerror=alert(1)> "Tom" & Jerry';
  const { html, subject } = await render('back_in_stock', {
    productId: '"><script>',
    variant: '<b>',
    title,
    code: 'c',
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Tom&quot; &amp; Jerry');
  expect(subject).toContain(title);
});

test('a receipt of a hundred long titles is still short, and says how many it leaves out', async () => {
  const one = { id: 'id', title: `${'Ein sehr langer Titel '.repeat(40)}`, image: '', rating: 5 };
  const items = Array.from({ length: 100 }, (_, index) => ({
    ...one,
    line: index + 1,
    variant: `variant ${index}`,
    priceCents: 100 + index,
  }));
  await queries
    .insert(order)
    .values({ shopper, paymentIntent: 'pi_long', items, amountCents: 14_950, createdSeconds: 1 });
  const { subject, html, text } = await render('order_placed', { order: 'pi_long' });
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  expect(subject.length).toBeLessThan(120);
  expect(text).toContain('and 85 more');
  await queries.delete(order).where(eq(order.paymentIntent, 'pi_long'));
});

test('a refund of a charge that became no order speaks of the payment, and links to all of them', async () => {
  const body = { order: 'pi_other', amountCents: 1196, reason: 'second_charge' };
  const { text } = await render('order_refunded', body);
  expect(text).toContain('You were charged twice');
  expect(text).toContain('Payment: pi_other');
  expect(text).toContain('https://shop.example.com/orders\n');
});

test('a row of another shape than its kind is not sent', async () => {
  await expect(render('order_placed', {})).rejects.toThrow();
  await expect(render('order_placed', { order: 'pi_of_nobody' })).rejects.toThrow('pi_of_nobody');
});
