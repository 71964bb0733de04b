/** What the books say of random histories of refunds, which the shop's own rules decide. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeCents, paidPrices, type Terms } from '#app/features/delivery/terms.ts';
import {
  chargeTaxes,
  grossLines,
  linesLeft,
  refundTaxes,
} from '#app/features/invoices/charge-lines.ts';
import type { PartRefund } from '#app/features/invoices/split-refunds.ts';
import {
  arrivedCents,
  type ChargeRefund,
  refundedCents,
} from '#app/features/orders/order-refund.ts';
import type { ProviderRefund } from '#app/features/payment/provider/payment-gateway.ts';
import { decideRefunds, type PromisedRefund } from '#app/features/payment/refund/decide-refund.ts';
import { orderRow, refundRow } from '#tests/fixtures/book-rows.ts';
import { type BookLine, centsOf, linesOf } from './book-lines.ts';
import type { Booked, SaleRow } from './order-export.ts';

const RATES: Record<string, number> = { book: 1_200, pen: 2_500, stamp: 0 };
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const taxOf = (taxes: readonly { taxCents: number }[]) => sum(taxes.map((one) => one.taxCents));

const cents = fc.integer({ min: 0, max: 99_999 });

const orders = fc
  .record({
    bought: fc.array(
      fc.record({ variant: fc.constantFrom('book', 'pen', 'stamp', 'gift'), priceCents: cents }),
      { minLength: 1, maxLength: 8 },
    ),
    shippingCents: cents,
    off: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ bought, shippingCents, off }) => {
    const items = bought.map((one, index) => ({
      ...{ ...one, line: index + 1, id: `${index}`, title: one.variant },
    }));
    const itemsCents = sum(bought.map(({ priceCents }) => priceCents));
    const discountCents = Math.floor((itemsCents * off) / 100);
    const terms: Terms = {
      ...{ country: 'NO', shippingCents, code: 'TEN', discountCents },
      taxes: { items: RATES, delivery: 2_500 },
    };
    return orderRow({ items, terms, amountCents: chargeCents(itemsCents, terms) });
  });

/** Staff refunds a line, or a part of what is left; so does the dashboard; a bank moves one that is at the provider. */
type Step =
  | { does: 'line'; line: number }
  | { does: 'amount' | 'dashboard'; share: number }
  | { does: 'bank'; state: ProviderRefund['state']; which: number };

const bank = fc.record<Step & { does: 'bank' }>({
  does: fc.constant('bank'),
  state: fc.constantFrom('pending', 'succeeded', 'succeeded', 'failed'),
  which: fc.nat(2),
});
const line = fc.record<Step & { does: 'line' }>({
  does: fc.constant('line'),
  line: fc.integer({ min: 1, max: 8 }),
});
const part = fc.record<Step & { does: 'amount' | 'dashboard' }>({
  does: fc.constantFrom('amount', 'dashboard'),
  share: fc.integer({ min: 1, max: 50 }),
});
const steps = fc.array<Step>(fc.oneof(line, part, bank, bank, bank), {
  minLength: 1,
  maxLength: 25,
  size: 'max',
});

/** The refunds of a charge after these steps, and what was booked of them meanwhile. */
function live(sale: SaleRow, history: readonly Step[]) {
  const { amountCents: chargedCents, items, terms } = sale;
  const promised: PromisedRefund[] = [];
  const charge = { owesAll: false, promised, disputes: [], chargeCents: chargedCents };
  const paid = paidPrices(items, terms);
  let refunds: ChargeRefund[] = [];
  let listed: ProviderRefund[] = [];
  const booked: Booked[] = [];
  const blank = {
    ...{ reason: '', refundId: null, attempt: 1, createdSeconds: 0, dueSeconds: 0 },
    ...{ chargeCents: chargedCents, lines: null },
  };
  const leftCents = () => chargedCents - refundedCents(refunds);
  const list = (made: Omit<ProviderRefund, 'id'>) => {
    listed = [{ id: `re_${listed.length}`, ...made }, ...listed];
  };
  function ask(amountCents: number, lines: number[] | null): void {
    if (amountCents <= 0 || amountCents > leftCents()) return;
    const no = refunds.length + 1;
    promised.push({ no, amountCents });
    refunds = [...refunds, { ...blank, no, by: 'staff', state: 'due', amountCents, lines }];
  }
  function act(step: Step): void {
    if (step.does === 'line') {
      const isGone = refunds.some((one) => one.lines?.includes(step.line));
      if (!isGone) ask(paid[step.line - 1] ?? 0, [step.line]);
    } else if (step.does === 'bank') {
      const due = refunds.filter(({ state }) => state === 'due');
      for (const { no, amountCents } of due) list({ no, state: 'pending', amountCents });
      const moving = step.which % Math.max(listed.length, 1);
      listed = listed.map((one, index) => {
        const isOver =
          one.state === 'failed' || (one.state === 'succeeded' && step.state === 'pending');
        return index === moving && !isOver ? { ...one, state: step.state } : one;
      });
    } else {
      const amountCents = Math.ceil((leftCents() * step.share) / 100);
      if (step.does === 'amount') ask(amountCents, null);
      else if (amountCents > 0) list({ no: null, state: 'succeeded', amountCents });
    }
  }
  for (const step of history) {
    act(step);
    for (const change of decideRefunds({ ...charge, refunds }, listed, null)) {
      const known = refunds.find(({ no }) => no === change.no);
      const next = { ...blank, ...known, ...change };
      refunds = [...refunds.filter(({ no }) => no !== change.no), next].toSorted(
        (one, other) => one.no - other.no,
      );
      const moved = arrivedCents(change) - (known ? arrivedCents(known) : 0);
      if (moved !== 0) booked.push({ no: change.no, lines: next.lines, amountCents: moved });
    }
  }
  const arrived: PartRefund[] = refunds
    .map((one) => ({ amountCents: arrivedCents(one), lines: one.lines }))
    .filter(({ amountCents }) => amountCents > 0);
  const rows = booked.map((_, index) => refundRow(sale, booked.slice(0, index + 1)));
  return { arrived, rows };
}

function taxCentsOf(lines: readonly BookLine[]): number {
  return sum(lines.map(({ taxCents }) => taxCents));
}

const REST: Step[] = [
  { does: 'amount', share: 100 },
  ...Array.from({ length: 30 }, (_, which) => ({
    ...{ does: 'bank' as const, state: 'succeeded' as const, which },
  })),
];

describe('whatever goes back of an order, and comes back', () => {
  test('the rows add up to the charge less what has arrived, by rows as by lines', () => {
    fc.assert(
      fc.property(orders, steps, (order, history) => {
        const { arrived, rows } = live(order, history);
        const left = order.amountCents - sum(arrived.map(({ amountCents }) => amountCents));
        expect(sum([order, ...rows].map(centsOf))).toBe(left);
        for (const row of [order, ...rows]) {
          expect(sum(linesOf(row).map(({ amountCents }) => amountCents))).toBe(centsOf(row));
        }
      }),
    );
  });

  test('the tax in them is that of the invoice, at every moment', () => {
    fc.assert(
      fc.property(orders, steps, (order, history) => {
        const charge = { basket: order.items, terms: order.terms };
        expect(taxCentsOf(linesOf(order))).toBe(taxOf(chargeTaxes(charge)));
        for (let count = 0; count <= history.length; count += 1) {
          const { arrived, rows } = live(order, history.slice(0, count));
          const taxCents = sum(rows.map((row) => taxCentsOf(linesOf(row))));
          expect(taxCents + taxOf(refundTaxes(charge, arrived))).toBe(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('what is left of each line is what the invoice has of it, whatever was booked first', () => {
    fc.assert(
      fc.property(orders, steps, (order, history) => {
        const { arrived, rows } = live(order, history);
        const left = linesLeft(grossLines({ basket: order.items, terms: order.terms }), arrived);
        const byLine = Map.groupBy([order, ...rows].flatMap(linesOf), (one) => one.line);
        for (const { line, grossCents, taxCents } of left) {
          const ofOne = byLine.get(line) ?? [];
          expect(sum(ofOne.map(({ amountCents }) => amountCents))).toBe(grossCents);
          expect(taxCentsOf(ofOne)).toBe(taxCents);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('all that was charged has gone back once all has, of each item with its tax', () => {
    fc.assert(
      fc.property(orders, steps, (order, history) => {
        const { rows } = live(order, [...history, ...REST]);
        expect(sum([order, ...rows].map(centsOf))).toBe(0);
        const lines = [order, ...rows].flatMap(linesOf);
        for (const ofOne of Map.groupBy(lines, ({ line }) => line).values()) {
          expect(sum(ofOne.map(({ amountCents }) => amountCents))).toBe(0);
          expect(taxCentsOf(ofOne)).toBe(0);
        }
      }),
    );
  });

  test('no row has a line without a share', () => {
    fc.assert(
      fc.property(orders, steps, (order, history) => {
        for (const { amountCents, taxCents } of live(order, history).rows.flatMap(linesOf)) {
          expect(amountCents !== 0 || taxCents !== 0).toBe(true);
        }
      }),
    );
  });
});

test('a charge that became no order goes back with all of its tax, whatever was charged', () => {
  fc.assert(
    fc.property(orders, cents, (order, amountCents) => {
      const charge: SaleRow = { ...order, kind: 'charge', amountCents, state: 'refunded' };
      const back = refundRow(charge, [{ no: 1, lines: null, amountCents }]);
      const lines = [charge, back].flatMap(linesOf);
      expect(sum(linesOf(charge).map((line) => line.amountCents))).toBe(amountCents);
      expect(sum(lines.map((line) => line.amountCents))).toBe(0);
      expect(taxCentsOf(lines)).toBe(0);
    }),
  );
});
