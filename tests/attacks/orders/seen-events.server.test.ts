/** A shopper sees of an order's events what the one list says, wherever an order is shown. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { readAccountData } from '#app/features/account/data/account-data.server.ts';
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { writeOrderEvent } from '#app/features/orders/actions/write-order-event.server.ts';
import {
  type NewOrderEvent,
  ORDER_EVENTS,
  type OrderEventKind,
} from '#app/features/orders/events/order-events.ts';
import { isSeen } from '#app/features/orders/events/seen-events.ts';
import { toOrderView } from '#app/features/orders/page/order-view.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

function addressOf(which: string) {
  return {
    ...{
      country: `${which}-country`,
      name: `${which}-name`,
      line1: `${which}-line1`,
      line2: `${which}-line2`,
    },
    ...{ city: `${which}-city`, region: `${which}-region`, postalCode: `${which}-code` },
  };
}

/** An event of each kind. Each text of its body names where it stands. */
const EVENTS: { [Kind in OrderEventKind]: Extract<NewOrderEvent, { kind: Kind }>['body'] } = {
  packed: {},
  shipped: {
    ...{ parcel: 7_401, lines: [7_402] },
    ...{ carrier: 'shipped-carrier', tracking: 'shipped-tracking' },
  },
  tracking_added: { parcel: 7_403, carrier: 'added-carrier', tracking: 'added-tracking' },
  delivered: { parcels: [7_404] },
  held: { reason: 'held-reason' },
  released: {},
  note: { text: 'note-text' },
  address_changed: {
    ...{ country: 'changed-country', invoiced: true },
    ...{ before: addressOf('before'), after: null },
  },
  refunded: { no: 8_101, amountCents: 4_711, reason: 'refunded-reason' },
  cancelled: { reason: 'cancelled-reason' },
  return_requested: {
    items: [{ lines: [7_301], reason: 'not_as_described', words: 'return_requested-words' }],
  },
  return_approved: { words: 'return_approved-words' },
  return_declined: { reason: 'return_declined-reason' },
  returned: { lines: [7_302], restocked: [7_303] },
  withdrawn: { lines: [7_304], unsent: [7_305], declaredSeconds: 1_888_888_888, isLate: true },
  lines_dropped: { lines: [7_306] },
  disputed: {
    ...{ id: 'disputed-id', status: 'needs_response', reason: 'disputed-reason' },
    ...{ amountCents: 999_999, dueSeconds: 1_999_999_999 },
  },
};

let markers = 0;

const KINDS = Object.keys(EVENTS) as OrderEventKind[];

type Seen = { page: string; download: string; mails: string; isLive: boolean };

/** What a shopper with an e-mail is shown of an order to which this alone has happened. */
async function seenAfter(kind: OrderEventKind): Promise<Seen> {
  const shopper = await shop.guest('book');
  const id = await shop.pay(shopper);
  await shop.settle(id);
  await queries
    .insert(orderContact)
    .values({ shopper, paymentIntent: id, email: 'ann@example.com' });
  const before = await detailsOf(shopper, id);
  await everythingIsHeard();
  const heard = vi.fn();
  const unsubscribe = shop.live.subscribe(shopper, heard);
  const event = { kind, body: EVENTS[kind] } as NewOrderEvent;
  expect(await writeOrderEvent(queries, before, event, 'staff')).not.toBeNull();
  await everythingIsHeard();
  unsubscribe();
  let download = '';
  for await (const piece of readAccountData(queries, shopper)) download += piece;
  return {
    page: JSON.stringify(toOrderView(await detailsOf(shopper, id), new Map(), '2026-11-26')),
    download,
    mails: await mailsOf(shopper),
    isLive: heard.mock.calls.length > 0,
  };
}

async function detailsOf(shopper: string, id: string) {
  const details = await shop.orders.details(shopper, id);
  if (!details) throw new Error('The order is not there');
  return details;
}

/** Resolves after every message that was published before. */
async function everythingIsHeard(): Promise<void> {
  const marker = `marker-${markers++}`;
  await new Promise<void>((heard) => {
    shop.live.subscribe(marker, () => heard());
    shop.live.publish({ kind: 'refunds', shopper: marker });
  });
}

/** The words of all mails to this shopper. */
async function mailsOf(shopper: string): Promise<string> {
  const setting = {
    shopName: 'Basket',
    timeZone: 'UTC',
    shopUrl: () => 'http://localhost',
  };
  const rows = await queries.select().from(mail).where(eq(mail.shopper, shopper));
  const texts = rows.map(async ({ kind, body }) => {
    const facts = { shopper, kind: kind as MailKind, body, queuedSeconds: 0 };
    return (await renderMail(queries, facts, setting)).text;
  });
  return (await Promise.all(texts)).join();
}

/** All numbers and texts in a value. */
function leavesOf(value: unknown): string[] {
  if (value === null || typeof value === 'boolean') return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}

/** The values of its body that a shopper may see, or may not. */
function valuesOf(kind: OrderEventKind, which: 'seen' | 'hidden'): string[] {
  const fields: readonly string[] = ORDER_EVENTS[kind].seen ?? [];
  return Object.entries(EVENTS[kind])
    .filter(([name]) => fields.includes(name) === (which === 'seen'))
    .flatMap(([, value]) => leavesOf(value));
}

test.each(KINDS)('of %s a shopper sees what the list says, and nothing else', async (kind) => {
  const { page, download, mails, isLive } = await seenAfter(kind);
  for (const hidden of valuesOf(kind, 'hidden')) {
    expect(page).not.toContain(hidden);
    expect(download).not.toContain(hidden);
    expect(mails).not.toContain(hidden);
  }
  for (const seen of valuesOf(kind, 'seen')) expect(download).toContain(seen);
  const { order_event: events } = JSON.parse(download) as { order_event: object[] };
  expect(events).toHaveLength(isSeen(kind) ? 1 : 0);
  expect(isLive).toBe(isSeen(kind));
});

test('nothing tells that staff has noted something between two events', async () => {
  const shopper = await shop.guest('book');
  const id = await shop.pay(shopper);
  await shop.settle(id);
  const happens = async (event: NewOrderEvent) =>
    writeOrderEvent(queries, await detailsOf(shopper, id), event, 'staff');
  await happens({ kind: 'packed', body: {} });
  const entries = async () =>
    toOrderView(await detailsOf(shopper, id), new Map(), '2026-11-26').timeline;
  const before = await entries();
  await happens({ kind: 'note', body: { text: 'Rings twice' } });
  expect(await entries()).toEqual(before);
  const body = { parcel: 1, lines: [1], carrier: 'Harbour Post', tracking: '1' };
  await happens({ kind: 'shipped', body });
  expect((await entries()).map(({ key }) => key)).toEqual(['2', '1', 'placed']);
});
