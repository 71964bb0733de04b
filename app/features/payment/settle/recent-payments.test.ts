import { expect, test } from 'vitest';
import type { Payment } from '#app/features/payment/payment.ts';
import { createRecentPayments } from './recent-payments.ts';

const payment: Payment = {
  shopper: 'ada',
  payment: 'one',
  provider: 'provider',
  intent: 'pi_1',
  state: 'open',
  items: [],
  amountCents: 100,
  currency: 'usd',
  units: null,
  terms: null,
  createdAt: new Date(0),
};

test('the last orders of this process are known, and the oldest is forgotten first', () => {
  const recent = createRecentPayments(2);
  for (const intent of ['pi_1', 'pi_2', 'pi_3']) recent.order(intent);
  const known = ['pi_1', 'pi_2', 'pi_3', 'pi_4'].map(recent.isOrdered);
  expect(known).toEqual([false, true, true, false]);
});

test('an open payment is known to its own shopper until it is an order', () => {
  const recent = createRecentPayments();
  recent.open(payment);
  expect(recent.findOpen('ada', 'pi_1')).toMatchObject({ ...payment, hasSoldLine: false });
  expect(recent.findOpen('bob', 'pi_1')).toBeNull();
  expect(recent.isOrdered('pi_1')).toBe(false);
  recent.order('pi_1');
  expect(recent.findOpen('ada', 'pi_1')).toBeNull();
  expect(recent.isOrdered('pi_1')).toBe(true);
});

test('a payment that needs a hold is read, since the hold is not known here', () => {
  const recent = createRecentPayments();
  recent.open({ ...payment, units: { lamp: 1 } });
  expect(recent.findOpen('ada', 'pi_1')).toBeNull();
});
