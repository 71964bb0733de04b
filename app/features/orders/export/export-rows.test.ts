import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXPORT_COLUMNS } from './export-columns.ts';
import { columnNames, itemRows, saleRow } from './export-rows.ts';
import type { Sale } from './order-export.ts';

const sale: Sale = {
  createdSeconds: Date.UTC(2026, 10, 21, 1, 5, 9) / 1000,
  status: 'paid',
  paymentIntent: 'pi_1',
  shopper: 'account',
  email: 'ann@example.com',
  items: [
    { line: 4, id: '1', listing: 'book', title: 'A book', priceCents: 109_498 },
    { line: 7, id: '1', listing: 'book-2', title: 'Another', priceCents: 5 },
  ],
  amountCents: 109_503,
  number: 'K7QX3M9FCD',
  state: 'shipped',
  refunds: [],
  terms: null,
  address: null,
  invoiceNo: null,
};

const NO_ADDRESS = {
  ...{ delivery: '0.00', code: '', discount: '0.00' },
  ...{ name: '', street: '', street_2: '', city: '' },
  ...{ region: '', postal_code: '', country: '' },
};

describe('a row of the books', () => {
  test('says of a charge when, whose and how much, to the cent', () => {
    expect(saleRow(sale, 'UTC')).toEqual({
      created: '2026-11-21T01:05:09Z',
      status: 'paid',
      payment_intent: 'pi_1',
      shopper: 'account',
      email: 'ann@example.com',
      items: 2,
      amount: '1095.03',
      refunded: '0.00',
      number: 'K7QX3M9FCD',
      state: 'shipped',
      currency: 'usd',
      ...NO_ADDRESS,
      ...{ invoice: '', tax: '0.00' },
    });
  });

  test('says where it goes, in the words of the address', () => {
    const address = {
      ...{ name: 'Ann Lee', line1: '1 Main St', line2: '', city: 'Oslo', region: '' },
      ...{ postalCode: '0150', country: 'NO' },
    };
    expect(saleRow({ ...sale, address }, 'UTC')).toMatchObject({
      name: 'Ann Lee',
      street: '1 Main St',
      postal_code: '0150',
      country: 'NO',
    });
  });

  test('says of a charge that went back that it did', () => {
    const refunds = [{ amountCents: 109_503, lines: null }];
    const refunded = saleRow({ ...sale, status: 'refunded', email: null, refunds }, 'UTC');
    expect(refunded).toMatchObject({ amount: '1095.03', refunded: '1095.03', email: '' });
    expect(saleRow({ ...sale, status: 'refund failed' }, 'UTC')).toMatchObject({
      refunded: '0.00',
    });
  });

  test('says of an item what it was and what it cost', () => {
    expect(itemRows(sale, 'UTC')).toMatchObject([
      { payment_intent: 'pi_1', line: 4, product: '1', listing: 'book', amount: '1094.98' },
      { line: 7, listing: 'book-2', title: 'Another', amount: '0.05', refunded: '0.00' },
    ]);
  });

  test('has the invoice, and the tax in the whole and in each item', () => {
    const taxes = { items: { book: 2_500, 'book-2': 1_200 }, delivery: 2_500 };
    const terms = { country: 'NO', shippingCents: 500, code: null, discountCents: 0, taxes };
    const taxed = { ...sale, amountCents: 110_003, terms, invoiceNo: 12 };
    expect(saleRow(taxed, 'UTC')).toMatchObject({ invoice: 12, tax: '220.01' });
    expect(itemRows(taxed, 'UTC')).toMatchObject([
      { listing: 'book', invoice: 12, tax_rate: 25, tax: '219.00' },
      { listing: 'book-2', tax_rate: 12, tax: '0.01' },
      { title: 'Delivery', tax_rate: 25, tax: '1.00' },
    ]);
  });

  test('has the columns of its header, in that order', () => {
    expect(Object.keys(saleRow(sale, 'UTC'))).toEqual(columnNames(false));
    for (const row of itemRows(sale, 'UTC')) expect(Object.keys(row)).toEqual(columnNames(true));
  });
});

test('the columns of the export are the table in docs/operating.md', () => {
  const documentation = readFileSync('docs/operating.md', 'utf8');
  const [, table = ''] =
    /\| column \| \|\n\|---\|---\|\n(\| `created` \|.*?)\n\n/s.exec(documentation) ?? [];
  const lines = EXPORT_COLUMNS.map(({ name, ofSale, ofItem, documentation: line }) => {
    const only =
      ofSale === null ? 'With `--lines`: ' : ofItem === null ? 'Without `--lines`: ' : '';
    return `| \`${name}\` | ${only}${line} |`;
  });
  expect(table.split('\n')).toEqual(lines);
});
