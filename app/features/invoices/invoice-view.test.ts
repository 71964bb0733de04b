import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeCents, type Terms } from '#app/features/delivery/terms.ts';
import { splitCents } from '#app/shared/money/split-cents.ts';
import { type InvoicedOrder, toInvoiceView } from './invoice-view.ts';

const SELLER = { name: 'Basket AS', lines: ['Storgata 1', '0150 Oslo'], taxNumber: 'NO 999' };
const INVOICE = { no: 7, issuedOn: '2026-11-30', seller: SELLER };
const RATES: Record<string, number> = { book: 1_200, pen: 2_500, stamp: 0 };
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

type Bought = { variant: string; priceCents: number };

/** An order of these, with taxes on all but `gift`. */
function orderOf(
  bought: readonly Bought[],
  { shippingCents = 0, discountCents = 0 } = {},
): InvoicedOrder {
  const basket = bought.map((item, index) => ({ ...item, line: index + 1, title: item.variant }));
  const terms: Terms = {
    ...{ country: 'NO', shippingCents, code: discountCents > 0 ? 'TEN' : null, discountCents },
    taxes: { items: RATES, delivery: 2_500 },
  };
  const itemsCents = sum(bought.map(({ priceCents }) => priceCents));
  return {
    invoice: INVOICE,
    created: 1_796_000_000,
    basket,
    terms,
    byHand: null,
    amount: chargeCents(itemsCents, terms),
    refunds: [],
  };
}

function viewOf(order: InvoicedOrder) {
  const view = toInvoiceView(order, ['Ann Lee'], 'Europe/Berlin');
  if (!view) throw new Error('There is no invoice');
  return view;
}

const cents = fc.integer({ min: 0, max: 999_999 });
const orders = fc
  .record({
    bought: fc.array(
      fc.record({ variant: fc.constantFrom('book', 'pen', 'stamp', 'gift'), priceCents: cents }),
      { minLength: 1, maxLength: 20 },
    ),
    shippingCents: cents,
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ bought, shippingCents, share }) => {
    const itemsCents = sum(bought.map(({ priceCents }) => priceCents));
    const discountCents = Math.floor((itemsCents * share) / 100);
    return orderOf(bought, { shippingCents, discountCents });
  });

describe('an invoice', () => {
  test('adds up to the charge: by lines, and net and tax in each of them', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { lines, taxes, totalCents } = viewOf(order);
        expect(sum(lines.map(({ grossCents }) => grossCents))).toBe(order.amount);
        expect(totalCents).toBe(order.amount);
        for (const line of lines) {
          expect(line.netCents + line.taxCents).toBe(line.grossCents);
          expect(line.count * line.priceCents - line.discountCents).toBe(line.grossCents);
        }
        expect(sum(lines.map(({ taxCents }) => taxCents))).toBe(
          sum(taxes.map(({ taxCents }) => taxCents)),
        );
      }),
    );
  });

  test('credits refunds in parts with their tax, and all of it in the end', () => {
    fc.assert(
      fc.property(orders, fc.array(cents, { minLength: 1, maxLength: 5 }), (order, weights) => {
        const parts = splitCents(
          order.amount,
          weights.map((weight) => weight + order.amount),
        );
        const refunds = parts.map((amountCents, index) => ({
          ...{ no: index + 1, amountCents, lines: null },
        }));
        const part = viewOf({ ...order, refunds: refunds.slice(0, -1) });
        for (const { netCents, taxCents, grossCents } of part.creditTaxes) {
          expect(netCents + taxCents).toBe(grossCents);
        }
        const { taxes, creditTaxes, restCents } = viewOf({ ...order, refunds });
        expect(restCents).toBe(0);
        expect(creditTaxes).toEqual(taxes.filter(({ grossCents }) => grossCents > 0));
      }),
    );
  });

  test('credits a refund of lines at the rate of those lines', () => {
    const order = orderOf([
      { variant: 'book', priceCents: 1_120 },
      { variant: 'pen', priceCents: 1_250 },
    ]);
    const refunds = [{ no: 1, amountCents: 1_120, lines: [1] }];
    expect(viewOf({ ...order, refunds }).creditTaxes).toEqual([
      { basisPoints: 1_200, grossCents: 1_120, netCents: 1_000, taxCents: 120 },
    ]);
  });

  test('has alike items on one line, and delivery on one of its own', () => {
    const book = { variant: 'book', priceCents: 1_120 };
    const { lines, issuedOn, no } = viewOf(orderOf([book, book], { shippingCents: 500 }));
    expect(lines).toMatchObject([
      { title: 'book', count: 2, basisPoints: 1_200, taxCents: 240, grossCents: 2_240 },
      { title: 'Delivery', count: 1, basisPoints: 2_500, taxCents: 100, grossCents: 500 },
    ]);
    expect({ no, issuedOn }).toEqual({ no: 7, issuedOn: 'November 30, 2026' });
  });

  test('says nothing of tax where no rates were set', () => {
    const order = { ...orderOf([{ variant: 'book', priceCents: 1_120 }]), terms: null };
    const { taxes, lines } = viewOf(order);
    expect(taxes).toEqual([]);
    expect(lines).toMatchObject([{ basisPoints: null, netCents: 1_120, taxCents: 0 }]);
  });

  test('says in the time of the shop when it was ordered', () => {
    const { orderedOn } = viewOf(orderOf([{ variant: 'book', priceCents: 1_120 }]));
    expect(orderedOn).toMatch(/^November 30th 2026, 1:53am \((GMT\+1|CET)\)$/);
  });

  test('is none before it has a number', () => {
    const order = orderOf([{ variant: 'book', priceCents: 1_120 }]);
    expect(toInvoiceView({ ...order, invoice: 'pending' }, [], 'UTC')).toBeNull();
    expect(toInvoiceView({ ...order, invoice: null }, [], 'UTC')).toBeNull();
  });
});
