/** Which servers of a Citus cluster a shopper's requests touch: the table of docs/decisions/122. */
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import { createCheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import { advanceMail, takeMail } from '#app/features/mail/mail-store.server.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import { user } from '#db/schema/auth-schema.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { outboxEvent } from '#db/schema/event-schema.ts';
import { stockHold } from '#db/schema/stock-schema.ts';
import { testAuth } from '#tests/fixtures/test-auth.ts';
import {
  databaseUrl,
  migratedDatabase,
  openTestDatabase,
  withClient,
} from '#tests/postgres/test-postgres.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';
import { PASSWORD } from '#tests/shop/test-visitor.ts';

/** What Citus says of each statement that goes from one of its servers to another, and from where. */
type Notice = { message?: string | undefined; detail?: string | undefined };

/** Each connection of this process tells what its statements made the servers ask of each other. */
function hearNotices(heard: Notice[]): void {
  const { query } = pg.Client.prototype;
  const known = new WeakSet<pg.Client>();
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (!known.has(this)) {
      known.add(this);
      this.on('notice', (notice) => heard.push(notice));
    }
    const [text, ...rest] = given;
    const asked =
      typeof text === 'string'
        ? text.replace('client_min_messages = warning', 'client_min_messages = notice')
        : text;
    return Reflect.apply(query, this, [asked, ...rest]);
  } as typeof query);
}

let shop: TestServices;
let remove: () => Promise<void>;
const heard: Notice[] = [];
let workers: string[];

beforeAll(async () => {
  const server = inject('postgres');
  if (!server) throw new Error('There is no cluster to run on');
  workers = (server.workers ?? []).map((url) => new URL(url).host);
  const copy = await migratedDatabase(server);
  remove = copy.remove;
  for (const url of [server.url, ...(server.workers ?? [])]) {
    await withClient(databaseUrl(url, copy.name), (client) =>
      client.query(
        `set citus.enable_ddl_propagation = off; alter database ${copy.name} set citus.log_remote_commands = on`,
      ),
    );
  }
  hearNotices(heard);
  shop = await testServices({ database: openTestDatabase(copy.url) });
});
afterAll(async () => {
  await shop.close();
  await remove();
});

/** How many workers took part, whether one asked the coordinator for something, and whether a commit was in two phases. */
async function touchedBy(work: () => Promise<unknown>) {
  heard.length = 0;
  await work();
  const asked = heard.flatMap(({ message = '', detail = '' }) =>
    message.startsWith('issuing')
      ? [{ message, server: /on server \S*@(\S+)/.exec(detail)?.[1] ?? '' }]
      : [],
  );
  const servers = new Set(asked.map(({ server }) => server));
  return {
    workers: workers.filter((worker) => servers.has(worker)).length,
    asksCoordinator: [...servers].some((server) => !workers.includes(server)),
    inTwoPhases: asked.some(({ message }) => message.includes('PREPARE TRANSACTION')),
  };
}

const ON_ONE_WORKER = { workers: 1, asksCoordinator: false, inTwoPhases: false };
const ALSO_ON_COORDINATOR = { ...ON_ONE_WORKER, asksCoordinator: true };

async function count(variant: string): Promise<void> {
  await countStock(
    shop.queries,
    { [variant]: 10 },
    { isChange: false, reason: 'counted', reference: variant },
  );
}

test('a basket of what is not counted is changed and read on one worker', async () => {
  const guest = await shop.guest('book', 'usb-c-cable');
  const change = (action: BasketAction) => touchedBy(() => shop.basket.change(guest, action));
  const [first] = (await shop.basketOf(guest)).items;
  expect(await change({ type: 'ADD_TO_BASKET', variant: 'book' })).toEqual(ON_ONE_WORKER);
  expect(await touchedBy(() => shop.basketOf(guest))).toEqual(ON_ONE_WORKER);
  expect(await change({ type: 'REMOVE_FROM_BASKET', id: first?.id ?? '' })).toEqual(ON_ONE_WORKER);
  const restored = await change({ type: 'RESTORE_LINES', lines: [first?.line ?? 0] });
  expect(restored).toEqual(ON_ONE_WORKER);
  expect(await change({ type: 'EMPTY_BASKET' })).toEqual(ON_ONE_WORKER);
});

test('what is not counted is bought on one worker, and the list of orders read there', async () => {
  const guest = await shop.guest('book');
  const begun: string[] = [];
  const starting = await touchedBy(async () => {
    const { clientSecret, intent } = await shop.start(guest);
    begun.push(clientSecret, intent);
  });
  expect(starting).toEqual(ON_ONE_WORKER);
  const [secret = '', intent = ''] = begun;
  await shop.confirm(secret);
  expect(await touchedBy(() => shop.settle(intent))).toEqual(ON_ONE_WORKER);
  expect(await touchedBy(() => shop.historyOf(guest))).toEqual(ON_ONE_WORKER);
});

test('what an account buys is sold on one worker too, though it could have claimed the order of a guest', async () => {
  const account = shop.accountId();
  await shop.queries.insert(user).values({ id: account, name: 'Ann', email: 'ann@example.com' });
  await shop.add(account, 'book');
  const intent = await shop.pay(account);
  expect(await touchedBy(() => shop.settle(intent))).toEqual(ON_ONE_WORKER);
});

test('the mail of an account’s order is sent to the e-mail that the coordinator has of it', async () => {
  const { register } = await testAuth({ database: shop.database });
  const { uid, email } = await register();
  await shop.queries.execute(sql`delete from mail where shopper = ${uid}`);
  await shop.add(uid, 'book');
  await shop.settle(await shop.pay(uid));
  const sending = await touchedBy(async () => {
    expect(await takeMail(shop.queries, uid, 300, '<two@example.com>')).toMatchObject({
      recipient: email,
    });
  });
  expect(sending).toEqual(ALSO_ON_COORDINATOR);
});

test('who registers, signs in or asks for a new password is known to the coordinator, and mailed from one worker', async () => {
  const { register, signIn, post } = await testAuth({ database: shop.database });
  expect(await touchedBy(register)).toEqual(ON_ONE_WORKER);
  const { email } = await register();
  expect(await touchedBy(() => signIn(email, PASSWORD))).toEqual(ON_ONE_WORKER);
  const asking = await touchedBy(() => post('request-password-reset', { email }));
  expect(asking).toEqual(ON_ONE_WORKER);
});

test('a visitor who is nobody yet reads what can be chosen, and the coordinator goes on', async () => {
  const choices = createCheckoutChoices(shop.queries);
  expect(await choices.readChoices(null)).toMatchObject({ addresses: [], email: null });
  expect(await shop.queries.$count(product)).toBeGreaterThan(0);
});

test('the page of an order asks the coordinator for an invoice only where there is a seller', async () => {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  await shop.settle(intent);
  const read = () => touchedBy(() => shop.orders.details(guest, intent));
  expect(await read()).toEqual(ON_ONE_WORKER);
  await shop.queries.execute(sql`insert into seller (details) values ('{}')`);
  expect(await read()).toEqual(ALSO_ON_COORDINATOR);
  await shop.queries.execute(sql`delete from seller`);
});

test('what is counted asks the coordinator, and its sale is on one worker', async () => {
  await count('tablet');
  const guest = await shop.guest('tablet');
  expect(await touchedBy(() => shop.basketOf(guest))).toEqual(ALSO_ON_COORDINATOR);
  const { clientSecret, intent } = await shop.start(guest);
  const holding = await touchedBy(() => shop.holdPayment(guest, intent));
  expect(holding.inTwoPhases).toBe(false);
  await shop.confirm(clientSecret);
  expect(await touchedBy(() => shop.settle(intent))).toEqual(ALSO_ON_COORDINATOR);
  expect(await shop.queries.$count(stockHold, eq(stockHold.state, 'held'))).toBe(0);
});

test('an invoice that is due, and a program that is told, each make a sale commit in two phases', async () => {
  async function phasesOfSale(): Promise<boolean> {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    return (await touchedBy(() => shop.settle(intent))).inTwoPhases;
  }
  expect(await phasesOfSale()).toBe(false);
  await shop.queries.execute(sql`insert into seller (details) values ('{}')`);
  expect(await phasesOfSale()).toBe(true);
  await shop.queries.execute(sql`delete from seller`);
  await shop.queries.execute(sql`
    insert into event_endpoint (id, address, kinds, secret)
    values ('sales', 'https://example.com/', '{order.placed}', 'secret')`);
  expect(await phasesOfSale()).toBe(true);
  await shop.queries.execute(sql`delete from event_endpoint`);
});

test('an order is cancelled on one worker, and what was counted of it is given back after that', async () => {
  async function cancelling(variant: string) {
    const guest = await shop.guest(variant);
    const { clientSecret, intent } = await shop.start(guest);
    await shop.holdPayment(guest, intent);
    await shop.confirm(clientSecret);
    await shop.settle(intent);
    return touchedBy(() => shop.orderActions.cancelOrder(guest, intent, 'mistake', 'shopper'));
  }
  expect(await cancelling('book')).toEqual(ON_ONE_WORKER);
  await count('usb-c-cable');
  expect(await cancelling('usb-c-cable')).toEqual(ALSO_ON_COORDINATOR);
  const isOfIt = eq(stockHold.stockKey, 'product:usb-c-cable');
  expect(await shop.queries.$count(stockHold, isOfIt)).toBe(0);
});

test('a payment ends unpaid, or goes back, on one worker, and what it held is given back after that', async () => {
  await count('smart-speaker-sand');
  async function holding() {
    const guest = await shop.guest('smart-speaker-sand');
    const { clientSecret, intent } = await shop.start(guest);
    await shop.holdPayment(guest, intent);
    return { guest, clientSecret, intent };
  }
  const unpaid = await holding();
  const ending = await touchedBy(() => shop.payments.endUnpaid(unpaid.guest));
  expect(ending).toEqual(ALSO_ON_COORDINATOR);
  const { guest, clientSecret, intent } = await holding();
  await shop.queries.execute(
    sql`update payment set amount_cents = amount_cents + 1 where shopper = ${guest}`,
  );
  await shop.confirm(clientSecret);
  const settling = await touchedBy(() => shop.settle(intent));
  expect(settling).toEqual(ALSO_ON_COORDINATOR);
  const isOfIt = eq(stockHold.stockKey, 'product:smart-speaker-sand');
  expect(await shop.queries.$count(stockHold, isOfIt)).toBe(0);
});

test('what comes back on the shelf is announced to programs, and wakes nobody in two phases', async () => {
  await shop.queries.execute(sql`
    insert into event_endpoint (id, address, kinds, secret)
    values ('back', 'https://example.com/', '{stock.back}', 'secret')`);
  const fact = { isChange: false, reason: 'counted', reference: 'last' };
  await countStock(shop.queries, { 'stand-mixer': 1 }, fact);
  const guest = await shop.guest('stand-mixer');
  const { clientSecret, intent } = await shop.start(guest);
  await shop.holdPayment(guest, intent);
  await shop.confirm(clientSecret);
  await shop.settle(intent);
  const cancelled = await shop.orderActions.cancelOrder(guest, intent, 'mistake', 'shopper');
  expect(cancelled).toEqual({ kind: 'done' });
  // That it was counted is the first.
  expect(await shop.queries.$count(outboxEvent, eq(outboxEvent.kind, 'stock.back'))).toBe(2);
});

test('the mail of a shopper is taken and ended on one worker', async () => {
  const guest = await shop.guest('book');
  await queueMail(shop.queries, {
    ...{ shopperId: guest, dedupe: 'once', kind: 'email_changed', recipient: 'ann@example.com' },
    body: { oldEmail: 'old@example.com', newEmail: 'new@example.com' },
  });
  const sending = await touchedBy(async () => {
    const taken = await takeMail(shop.queries, guest, 300, '<one@example.com>');
    if (!taken) throw new Error('Nothing is due');
    await advanceMail(shop.queries, taken, 'sent', 0, null);
  });
  expect(sending).toEqual(ON_ONE_WORKER);
});

test('one order of a guest, and all that it has, go to an account of another worker in two phases', async () => {
  const workerOf = async (shopper: string) => {
    const { rows } = (await shop.queries.execute(sql`
      select groupid from pg_dist_placement
      where shardid = get_shard_id_for_distribution_column('shopper', ${shopper}::text)`)) as unknown as {
      rows: { groupid: number }[];
    };
    return rows[0]?.groupid;
  };
  const guest = await shop.guest('book');
  let account = shop.accountId();
  while ((await workerOf(account)) === (await workerOf(guest))) account = shop.accountId();
  const intent = await shop.pay(guest);
  await shop.settle(intent);
  const claiming = await touchedBy(() => shop.claimOrder(guest, intent, account));
  const merging = await touchedBy(() => shop.join(guest, account));
  expect([claiming, merging].map(({ inTwoPhases }) => inTwoPhases)).toEqual([true, true]);
});
