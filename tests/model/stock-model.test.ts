import { sql } from 'drizzle-orm';
import fc, { type AsyncCommand } from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import { changePayment } from '#app/features/payment/payment-store.server.ts';
import { createReconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import { bookStock, countStock } from '#app/features/stock/count-stock.server.ts';
import { productKey, type StockFact, type Units } from '#app/features/stock/stock.ts';
import { commitHold } from '#app/features/stock/stock-claims.server.ts';
import { passHoldMinutes, recount, stocked, stockOf } from '../fixtures/test-stock.ts';
import { CARDS } from '../network/test-provider.ts';
import { dyingActions } from '../shop/dying-actions.ts';
import { testServices } from '../shop/test-services.ts';
import type { Payment, StockModel } from './stock-model.ts';
import * as model from './stock-model.ts';

const services = await testServices();
afterAll(services.close);
const { queries } = services;

const dying = dyingActions(queries);

type Started = { guest: string; intent: string; clientSecret: string; payment: string };
type Real = { variant: string; started: Started[] };
type Command = AsyncCommand<StockModel, Real>;

function command(
  name: string,
  run: (stock: StockModel, real: Real) => Promise<void>,
  check: (stock: StockModel) => boolean = () => true,
): Command {
  return {
    check,
    async run(stock, real) {
      await run(stock, real);
      expect(await stockOf(queries, real.variant)).toEqual(model.numbers(stock));
    },
    toString: () => name,
  };
}

/** About one of the payments so far, counted from the newest. */
function about(
  name: string,
  which: number,
  run: (payment: Payment, started: Started, stock: StockModel, real: Real) => Promise<void>,
): Command {
  return command(
    `${name} #${which}`,
    async (stock, real) => {
      const index = Math.max(stock.payments.length - 1 - which, 0);
      const payment = stock.payments[index];
      const started = real.started[index];
      if (!payment || !started) throw new Error('There is no such payment');
      await run(payment, started, stock, real);
    },
    (stock) => stock.payments.length > 0,
  );
}

const startCommand = (units: number) =>
  command(`somebody starts to pay for ${units}`, async (stock, { variant, started }) => {
    const guest = await services.guest(...Array.from({ length: units }, () => variant));
    const { intent, clientSecret, hold } = await services.start(guest);
    expect(hold).toBe(true);
    const { metadata } = await services.stripe().paymentIntents.retrieve(intent);
    started.push({ guest, intent, clientSecret, payment: metadata.payment ?? '' });
    model.start(stock, units);
  });

const holdCommand = (which: number) =>
  about('Buy Now', which, async (payment, { guest, intent }, stock) => {
    const expected = model.hold(stock, payment);
    // What has come back is known in every process within a moment.
    await vi.waitFor(async () => {
      const held = await services.holdPayment(guest, intent);
      expect(held.ok ? 'held' : held.refusal.code).toBe(expected);
    }, 2_000);
  });

const confirmCommand = (which: number, isGood: boolean) =>
  about(`${isGood ? 'a good' : 'a declined'} card`, which, async (payment, { clientSecret }) => {
    await services.confirm(clientSecret, isGood ? CARDS.success : CARDS.declined);
    model.confirm(payment, isGood);
  });

const reportCommand = (which: number) =>
  about('the report', which, async (payment, { guest, intent }, stock) => {
    await services.paymentReturn(guest, intent);
    model.settle(stock, payment);
  });

/** Whoever is to commit what was sold dies before. */
const dyingReportCommand = (which: number) =>
  about('the report, and a kill', which, async (payment, { guest, intent, payment: id }, stock) => {
    const before = payment.state;
    await services.paymentReturn(guest, intent);
    model.settleAndDie(stock, payment);
    if (payment.state === before) return;
    await queries.execute(sql`update stock_hold set state = 'held' where payment = ${id}`);
  });

const otherBasketCommand = (which: number) =>
  about('another basket', which, async (payment, { guest }, stock) => {
    if (payment.state !== 'open') return;
    await services.add(guest, 'book');
    await services.payments.start(guest, await services.totalOf(guest));
    model.end(stock, payment);
  });

/** Whoever is to give back what it held dies before. */
const dyingEndCommand = (which: number) =>
  about('its end, and a kill', which, async (payment, { guest, intent }, stock) => {
    if (payment.state !== 'open' || payment.status === 'paid') return;
    await services.gateway.cancelIntent(intent);
    const open = await readPaymentSnapshotByIntent(queries, guest, intent);
    if (!open) throw new Error('There is no such payment');
    expect(await changePayment(queries, open, 'cancelled', null)).toBe(true);
    model.endAndDie(stock, payment);
  });

const passCommand = (minutes: number) =>
  command(`${minutes} minutes pass`, async (stock, { variant }) => {
    await passHoldMinutes(queries, variant, minutes);
    stock.nowMinutes += minutes;
  });

const sweepCommand = command('the sweep', async (stock) => {
  await queries.execute(sql`update payment set sweep_due_at = created_at`);
  while ((await services.sweep()) > 0);
  model.sweep(stock);
});

const recountCommand = (units: number) =>
  command(`a count finds ${units}`, async (stock, { variant }) => {
    await recount(queries, variant, units);
    stock.onHand = units;
  });

let deliveries = 0;
const restockCommand = (units: number) =>
  command(`${units} are received`, async (stock, { variant }) => {
    deliveries += 1;
    const fact = { isChange: true, reason: 'received', reference: `delivery ${deliveries}` };
    await countStock(queries, { [variant]: units }, fact);
    stock.onHand += units;
  });

/** As append_order_event.sql does it. */
async function book(payment: string, fact: StockFact, no: number, units: Units | null) {
  await commitHold(queries, payment);
  await bookStock(queries, payment, fact, no, units);
}

const shipCommand = (which: number) =>
  about('shipping', which, async (payment, { payment: id }, stock) => {
    if (payment.state !== 'ordered' || payment.isCancelled) return;
    await book(id, 'shipped', 1, null);
    model.ship(stock, payment);
  });

const cancelCommand = (which: number) =>
  about('cancelling the order', which, async (payment, { guest, intent }) => {
    if (payment.state !== 'ordered' || payment.isCancelled) return;
    await services.orderActions.cancelOrder(guest, intent, '', 'shopper');
    model.cancelOrder(payment);
  });

/** Whoever is to give back what it held dies before. */
const dyingCancelCommand = (which: number) =>
  about('cancelling the order, and a kill', which, async (payment, { guest, intent }) => {
    if (payment.state !== 'ordered' || payment.isCancelled) return;
    await dying.cancelOrder(guest, intent, '', 'shopper');
    model.cancelAndDie(payment);
  });

const returnCommand = (which: number) =>
  about('one comes back', which, async (payment, { payment: id }, stock, { variant }) => {
    if (payment.shipped === 0) return;
    await book(id, 'returned', 3, { [productKey(variant)]: 1 });
    model.takeBack(stock, payment);
  });

const which = fc.constantFrom(0, 0, 0, 1, 2);
const few = fc.integer({ min: 0, max: 4 });

const commands = [
  fc.constantFrom(1, 1, 2).map(startCommand),
  fc.constantFrom(1, 2).map(startCommand),
  which.map(holdCommand),
  which.map(holdCommand),
  which.map((one) => confirmCommand(one, true)),
  which.map((one) => confirmCommand(one, true)),
  which.map((one) => confirmCommand(one, false)),
  which.map(reportCommand),
  which.map(reportCommand),
  which.map(dyingReportCommand),
  which.map(otherBasketCommand),
  which.map(dyingEndCommand),
  fc.constantFrom(1, 3, 11).map(passCommand),
  fc.constant(sweepCommand),
  few.map(recountCommand),
  few.map(restockCommand),
  which.map(shipCommand),
  which.map(cancelCommand),
  which.map(dyingCancelCommand),
  which.map(returnCommand),
];

test('the stock does what the model does, whatever is done in whatever order', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
      runs += 1;
      // What an earlier run left open is nobody's business any more.
      await queries.execute(sql`update payment set state = 'cancelled' where state = 'open'`);
      await queries.execute(sql`select end_hold(payment)
        from (select distinct payment from stock_hold where state = 'held') as holding`);
      const variant = await stocked(queries, `model-${runs}`, 2);
      const real: Real = { variant, started: [] };
      const stock: StockModel = { onHand: 2, nowMinutes: 0, payments: [] };
      await fc.asyncModelRun(() => ({ model: stock, real }), sequence);
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('a reconciliation after all of it finds nothing oversold', async () => {
  await services.queries.execute(sql`update payment set sweep_due_at = now()`);
  const { counts } = await createReconciliation(services)();
  expect(counts.oversold).toBe(0);
});
