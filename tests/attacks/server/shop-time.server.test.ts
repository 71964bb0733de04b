/** A time that staff or a customer reads is the shop's, and says its zone. */
import { expect, test } from 'vitest';
import { newSignIn } from '#app/features/mail/template/account-mails.ts';
import { orderPlaced } from '#app/features/mail/template/order-mails.ts';
import { bookRow } from '#app/features/orders/export/write-order-export.ts';
import { toRange } from '#operations/books/export-orders.server.ts';
import { listLine } from '#operations/orders/describe-order.ts';
import { orderRow } from '#tests/fixtures/book-rows.ts';

/** Shortly after midnight of the first of December in Berlin: still November in UTC. */
const MIDNIGHT = Date.UTC(2026, 10, 30, 23, 5) / 1_000;
const BERLIN = 'Europe/Berlin';

const setting = {
  ...{ shopName: 'Basket', shopUrl: () => 'http://localhost', orderLink: null },
  timeZone: BERLIN,
};

test('a receipt and the mail of a sign-in', () => {
  const order = {
    ...{ id: 'pi_1', number: 'K7QX3M9FCD', shopper: 'ann', created: MIDNIGHT, amount: 100 },
    ...{ basket: [], refunds: [], byHand: null, terms: null, address: null, invoice: null },
    isWithheld: false,
  };
  const at = 'December 1st 2026, 12:05am (GMT+1)';
  expect(JSON.stringify(orderPlaced(order, setting))).toContain(`you paid $1.00 on ${at}`);
  const signIn = newSignIn({ device: 'Firefox', at: '2026-11-30T23:05:00Z' }, setting);
  expect(JSON.stringify(signIn)).toContain(at);
});

test('an export of a month has what was sold in it where the shop is', () => {
  const order = orderRow({ bookedSeconds: MIDNIGHT });
  expect(bookRow(order, BERLIN)).toMatchObject({ created: '2026-12-01T00:05:00+01:00' });
  const { from, to } = toRange({ firstDay: '2026-12-01', lastDay: '2026-12-31' }, BERLIN);
  expect([from, to]).toEqual([MIDNIGHT - 5 * 60, Date.UTC(2026, 11, 31, 23) / 1_000]);
});

test('the list of a terminal', () => {
  const order = {
    ...{
      id: 'pi_1',
      number: 'K7QX3M9FCD',
      shopper: 'ann',
      email: null,
      name: null,
      country: null,
      itemCount: 1,
    },
    ...{ createdSeconds: MIDNIGHT, amountCents: 100, sinceSeconds: MIDNIGHT, refundedCents: 0 },
    state: 'placed' as const,
    isHeld: false,
    isCollected: false,
  };
  expect(listLine(order, BERLIN)).toMatch(/^2026-12-01 00:05 /);
});
