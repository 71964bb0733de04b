import { describe, expect, test } from 'vitest';
import { orderRow, refundRow } from '#tests/fixtures/book-rows.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import type { BookRow, SaleRow } from './order-export.ts';
import { bookRow, columnNames, lineRows } from './write-order-export.ts';

const order = orderRow({
  email: 'ann@example.com',
  items: [
    { line: 4, id: '1', variant: 'book', title: 'A book', priceCents: 109_498 },
    { line: 7, id: '2', variant: 'book-2', title: 'Another', priceCents: 5 },
  ],
  amountCents: 109_503,
  state: 'shipped',
});

const NO_ADDRESS = {
  ...{ name: '', street: '', street_2: '', city: '' },
  ...{ region: '', postal_code: '', country: '' },
};

const TAXES = { items: { book: 2_500, 'book-2': 1_200 }, delivery: 2_500 };
const TERMS = { country: 'NO', shippingCents: 500, code: null, discountCents: 0, taxes: TAXES };
const taxed = { ...order, amountCents: 110_003, terms: TERMS, invoiceNo: 12 };

describe('a row of the books', () => {
  test('says of an order when, whose and how much, to the cent', () => {
    expect(bookRow(order, 'UTC')).toEqual({
      created: '2026-11-21T01:05:09Z',
      kind: 'order',
      payment_intent: 'pi_1',
      shopper: 'account',
      email: 'ann@example.com',
      items: 2,
      amount: '1095.03',
      number: 'K7QX3M9FCD',
      state: 'shipped',
      currency: 'usd',
      ...{ delivery: '0.00', code: '', discount: '0.00' },
      ...NO_ADDRESS,
      ...{ invoice: '', tax: '0.00', paid_by: 'card', reference: '' },
      ...{ phone: '', note: '', gift: '', gift_message: '', gift_card: '0.00' },
      gift_cards_sold: '0.00',
    });
  });

  test('says how it was paid and goes back, and nothing where nothing was due', () => {
    const byHand = { how: 'transfer', reference: '2041' } as const;
    const paidByHand = { paid_by: 'transfer', reference: '2041' };
    expect(bookRow({ ...order, byHand }, 'UTC')).toMatchObject(paidByHand);
    const back = { ...refundRow(order, [{ no: 1, lines: null, amountCents: 200 }]), byHand };
    expect(bookRow(back, 'UTC')).toMatchObject({ ...paidByHand, amount: '-2.00' });
    expect(bookRow({ ...order, amountCents: 0 }, 'UTC')).toMatchObject({ paid_by: '' });
  });

  test('says what of it a gift card has paid, and what went back to one', () => {
    const credit = { id: 'card', ending: '7KQF', cents: 100_000 };
    const paid = { ...taxed, terms: { ...TERMS, credit } };
    expect(bookRow(paid, 'UTC')).toMatchObject({ gift_card: '1000.00', paid_by: 'card' });
    const all = { ...paid, terms: { ...TERMS, credit: { ...credit, cents: 110_003 } } };
    expect(bookRow(all, 'UTC')).toMatchObject({ gift_card: '1100.03', paid_by: '' });
    const toCard = { no: 1, lines: null, amountCents: 200 };
    const toCredit = { no: 2, lines: null, amountCents: 300, isCredit: true } as const;
    expect(bookRow(refundRow(paid, [toCard]), 'UTC')).toMatchObject({ gift_card: '0.00' });
    const back = bookRow(refundRow(paid, [toCard, toCredit]), 'UTC');
    expect(back).toMatchObject({ amount: '-3.00', gift_card: '-3.00' });
  });

  test('says where it goes, in the words of the address', () => {
    const address = {
      ...{ name: 'Ann Lee', line1: '1 Main St', line2: '', city: 'Oslo', region: '' },
      ...{ postalCode: '0150', country: 'NO' },
    };
    expect(bookRow({ ...order, address }, 'UTC')).toMatchObject({
      name: 'Ann Lee',
      street: '1 Main St',
      postal_code: '0150',
      country: 'NO',
    });
  });

  test('says of a charge that became no order how it stands', () => {
    const charge: SaleRow = { ...order, kind: 'charge', number: '', state: 'refund_failed' };
    expect(bookRow(charge, 'UTC')).toMatchObject({
      kind: 'charge',
      state: 'refund_failed',
      amount: '1095.03',
      number: '',
    });
  });

  test('says of an item what it was and what it cost', () => {
    expect(lineRows(order, 'UTC')).toMatchObject([
      { payment_intent: 'pi_1', line: 4, product: '1', variant: 'book', amount: '1094.98' },
      { line: 7, product: '2', variant: 'book-2', title: 'Another', amount: '0.05' },
    ]);
  });

  test('has the invoice, and the tax in the whole and in each item', () => {
    expect(bookRow(taxed, 'UTC')).toMatchObject({ invoice: 12, delivery: '5.00', tax: '220.01' });
    expect(lineRows(taxed, 'UTC')).toMatchObject([
      { variant: 'book', invoice: 12, tax_rate: 25, tax: '219.00' },
      { variant: 'book-2', tax_rate: 12, tax: '0.01' },
      { title: 'Delivery', line: 0, tax_rate: 25, tax: '1.00' },
    ]);
  });

  test('says what of it is gift cards that were bought, also of a refund, and without tax', () => {
    const [item] = order.items;
    if (!item) throw new Error('The order has no item');
    const sold = { ...order, items: [{ ...item, priceCents: 2_500, isGiftCard: true as const }] };
    const bought = { ...sold, amountCents: 2_500, terms: null };
    expect(bookRow(bought, 'UTC')).toMatchObject({
      amount: '25.00',
      gift_cards_sold: '25.00',
      tax: '0.00',
    });
    const back = bookRow(refundRow(bought, [{ no: 1, lines: null, amountCents: 400 }]), 'UTC');
    expect(back).toMatchObject({ amount: '-4.00', gift_cards_sold: '-4.00' });
  });

  test('says of a refund how much less that is, of which order, invoice and tax', () => {
    const whole = refundRow(taxed, [{ no: 1, lines: null, amountCents: 110_003 }]);
    expect(bookRow(whole, 'UTC')).toEqual({
      created: '2026-11-21T01:05:09Z',
      kind: 'refund',
      payment_intent: 'pi_1',
      shopper: 'account',
      email: '',
      items: '',
      amount: '-1100.03',
      number: 'K7QX3M9FCD',
      state: '',
      currency: 'usd',
      ...{ delivery: '-5.00', code: '', discount: '' },
      ...NO_ADDRESS,
      ...{ invoice: 12, tax: '-220.01', paid_by: 'card', reference: '' },
      ...{ phone: '', note: '', gift: '', gift_message: '', gift_card: '0.00' },
      gift_cards_sold: '0.00',
    });
    expect(lineRows(whole, 'UTC')).toMatchObject([
      { kind: 'refund', line: 4, variant: 'book', amount: '-1094.98', tax: '-219.00' },
      { line: 7, amount: '-0.05', tax_rate: 12, tax: '-0.01' },
      { line: 0, title: 'Delivery', amount: '-5.00', tax: '-1.00' },
    ]);
  });

  test('says of a refund of items what they were, and nothing of the others', () => {
    const ofLine = refundRow(taxed, [{ no: 1, lines: [7], amountCents: 5 }]);
    expect(lineRows(ofLine, 'UTC')).toMatchObject([{ line: 7, amount: '-0.05', tax: '-0.01' }]);
    expect(bookRow(ofLine, 'UTC')).toMatchObject({ amount: '-0.05', delivery: '0.00' });
  });

  test('gives back, above zero, what the bank has sent back', () => {
    const booked = [
      { no: 1, lines: null, amountCents: 1_000 },
      { no: 2, lines: [4], amountCents: 109_498 },
      { no: 2, lines: [4], amountCents: -109_498 },
    ];
    const [, gone, back] = booked.map((_, index) => refundRow(taxed, booked.slice(0, index + 1)));
    if (!gone || !back) throw new Error('There are three');
    expect(bookRow(gone, 'UTC')).toMatchObject({ amount: '-1094.98' });
    expect(bookRow(back, 'UTC')).toMatchObject({ amount: '1094.98', invoice: 12 });
    const cents = (row: BookRow, column: 'amount' | 'tax') =>
      lineRows(row, 'UTC').map((line) => Math.round(Number(line[column]) * 100));
    for (const column of ['amount', 'tax'] as const) {
      expect(cents(back, column)).toEqual(cents(gone, column).map((one) => 0 - one));
    }
  });

  test('of a charge of more than its items has what is beside them on a line of its own', () => {
    const charge: SaleRow = { ...order, kind: 'charge', amountCents: 109_504, state: 'refunded' };
    const back = refundRow(charge, [{ no: 1, lines: null, amountCents: 109_504 }]);
    expect(lineRows(charge, 'UTC').map(({ line, amount }) => [line, amount])).toEqual([
      [4, '1094.98'],
      [7, '0.05'],
      ['', '0.01'],
    ]);
    expect(lineRows(back, 'UTC').map(({ line, amount }) => [line, amount])).toEqual([
      [4, '-1094.98'],
      [7, '-0.05'],
      ['', '-0.01'],
    ]);
  });

  test('has the columns of its header, in that order', () => {
    for (const row of [order, refundRow(order, [{ no: 1, lines: null, amountCents: 9 }])]) {
      expect(Object.keys(bookRow(row, 'UTC'))).toEqual(columnNames(false));
      for (const line of lineRows(row, 'UTC')) expect(Object.keys(line)).toEqual(columnNames(true));
    }
  });
});

test('the columns of the export are the table in docs/export-columns.md', async () => {
  const lines = EXPORT_COLUMNS.map(({ name, ofRow, ofLine, documentation: line }) => {
    const only = ofRow === null ? 'With `--lines`: ' : ofLine === null ? 'Without `--lines`: ' : '';
    return `| \`${name}\` | ${only}${line} |\n`;
  });
  const page = `# Columns of the books

Made from the list of columns (\`app/features/orders/export/export-columns.ts\`): do not edit it. They are the columns of an
[export of orders](operating.md#the-books), and the keys of its JSON Lines.

| column | content |
| --- | --- |
${lines.join('')}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/export-columns.md');
});
