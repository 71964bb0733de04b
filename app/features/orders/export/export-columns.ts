/**
 * The columns of the orders export. This list drives the CSV header, the rows of CSV and JSON Lines and
 * docs/export-columns.md. To add a column, add its entry here.
 */
import { otherwiseCents } from '#app/features/credits/credit.ts';
import type { AddressField } from '#app/features/delivery/address/address.ts';
import { DELIVERY_LINE } from '#app/features/invoices/charge-lines.ts';
import { HAND_METHODS } from '#app/features/invoices/paid-by-hand.ts';
import { ORDER_STATES } from '#app/features/orders/events/order-events.ts';
import { formatPlainCents, providerCurrency } from '#app/shared/money/money.ts';
import { toZonedIso } from '#app/shared/time/zoned-time.ts';
import type { BookLine } from './book-lines.ts';
import { type BookRow, CHARGE_STATES, type SaleRow } from './order-export.ts';

type Cell = string | number;

/** A row of the books with its lines, and the zone in which its time is written. */
export type WrittenRow = { row: BookRow; lines: readonly BookLine[]; timeZone: string };

/** Amounts are text, so that no program that reads the file rounds them. */
export type ExportColumn = {
  name: string;
  /** Its cell in a row of the books; null when such rows do not have the column. */
  ofRow: ((written: WrittenRow) => Cell) | null;
  /** Its cell in the row of a line (`--lines`); null when such rows do not have the column. */
  ofLine: ((written: WrittenRow, line: BookLine) => Cell) | null;
  /** The line in docs/export-columns.md, as Markdown. */
  documentation: string;
};

/** A column with the same cell in a row of the books and in those of its lines. */
function ofBoth(
  name: string,
  cell: (row: BookRow, timeZone: string) => Cell,
  documentation: string,
): ExportColumn {
  const ofRow = ({ row, timeZone }: WrittenRow) => cell(row, timeZone);
  return { name, ofRow, ofLine: ofRow, documentation };
}

/** A column that only the rows of lines have. */
function ofLine(name: string, cell: (line: BookLine) => Cell, documentation: string): ExportColumn {
  return { name, ofRow: null, ofLine: (_, line) => cell(line), documentation };
}

/** A column of what was charged, which lines do not have and refunds leave empty. */
function ofSale(name: string, cell: (sale: SaleRow) => Cell, documentation: string): ExportColumn {
  const ofRow = ({ row }: WrittenRow) => (row.kind === 'refund' ? '' : cell(row));
  return { name, ofRow, ofLine: null, documentation };
}

/** A field of the address. */
function ofAddress(name: string, field: AddressField, documentation: string): ExportColumn {
  return ofBoth(name, ({ address }) => address?.[field] ?? '', documentation);
}

function sumOf(lines: readonly BookLine[], cents: 'amountCents' | 'taxCents'): string {
  return formatPlainCents(lines.reduce((sum, line) => sum + line[cents], 0));
}

function chargedCents(row: BookRow): number {
  return otherwiseCents(row.kind === 'refund' ? row.charge : row);
}

/** What of the amount no card has paid, but money that the shop owed. */
function creditCents(row: BookRow): number {
  if (row.kind === 'order') return row.terms?.credit?.cents ?? 0;
  const last = row.kind === 'refund' ? row.booked.at(-1) : null;
  return last?.isCredit ? -last.amountCents : 0;
}

function inWords(states: readonly string[]): string {
  return states.map((state) => `\`${state}\``).join(', ');
}

/** In the order in which they are written. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  ofBoth(
    'created',
    ({ bookedSeconds }, timeZone) => toZonedIso(bookedSeconds, timeZone),
    'when the shop learned of it: ISO 8601 with the offset of `SHOP_TIME_ZONE`, such as `2026-11-30T18:05:09+01:00`',
  ),
  ofBoth(
    'kind',
    ({ kind }) => kind,
    '`order`; `charge`: one that became no order and goes back in full; `refund`: what went back of either, or what the bank sent back of that',
  ),
  ofBoth(
    'payment_intent',
    ({ paymentIntent }) => paymentIntent,
    "the provider's id of the payment, which is also the order's, and the same in the rows of its refunds",
  ),
  ofBoth('shopper', ({ shopper }) => shopper, "the account's uid, or the guest's id"),
  ofBoth('email', ({ email }) => email ?? '', "the account's address; empty for a guest"),
  ofSale('items', ({ items }) => items.length, 'the number of items; empty for a refund'),
  ofLine(
    'line',
    ({ line }) => line ?? '',
    "the number of the item's line in the basket; 0 for delivery, which has a row of its own; empty for what is of no item",
  ),
  ofLine('product', ({ id }) => id, 'the `id` of the product'),
  ofLine('variant', ({ variant }) => variant, 'the `variant` that was bought'),
  ofLine('title', ({ title }) => title, 'its title when it was bought'),
  {
    name: 'amount',
    ofRow: ({ lines }) => sumOf(lines, 'amountCents'),
    ofLine: (_, line) => formatPlainCents(line.amountCents),
    documentation:
      'what was charged, such as `1094.98`; below zero what went back, such as `-5.00`; of an item its part',
  },
  ofBoth('number', ({ number }) => number, "the order's number for people; empty for no order"),
  ofBoth(
    'state',
    (row) => (row.kind === 'refund' ? '' : row.state),
    `as it is now, of an order: ${inWords(ORDER_STATES)}; of a charge: ${inWords(Object.values(CHARGE_STATES))}; empty for a refund`,
  ),
  ofBoth('currency', providerCurrency, '`usd`, or what `SHOP_CURRENCY` says'),
  {
    name: 'delivery',
    ofRow: ({ lines }) =>
      sumOf(
        lines.filter(({ line }) => line === DELIVERY_LINE),
        'amountCents',
      ),
    ofLine: null,
    documentation: 'what of the amount is for delivery',
  },
  ofSale('code', ({ terms }) => terms?.code ?? '', 'the code that was used; empty for a refund'),
  ofSale(
    'discount',
    ({ terms }) => formatPlainCents(terms?.discountCents ?? 0),
    'what it took off the items; their amounts are without it; empty for a refund',
  ),
  ofAddress(
    'name',
    'name',
    'where it goes; empty unless `DELIVERY=address`, and once it is forgotten',
  ),
  ofAddress('street', 'line1', 'its first line'),
  ofAddress('street_2', 'line2', 'its second line'),
  ofAddress('city', 'city', 'the town or city'),
  ofAddress('region', 'region', 'the state or region'),
  ofAddress('postal_code', 'postalCode', 'the postal code'),
  ofAddress('country', 'country', 'the code of ISO 3166-1, such as `US`'),
  ofBoth(
    'invoice',
    ({ invoiceNo }) => invoiceNo ?? '',
    'the number of the invoice of the order; empty without',
  ),
  ofLine(
    'tax_rate',
    ({ basisPoints }) => (basisPoints === null ? '' : basisPoints / 100),
    'the rate of the tax in it, in percent; empty where none was set',
  ),
  {
    name: 'tax',
    ofRow: ({ lines }) => sumOf(lines, 'taxCents'),
    ofLine: (_, { taxCents }) => formatPlainCents(taxCents),
    documentation: 'the tax in the amount, below zero in a refund',
  },
  ofBoth(
    'paid_by',
    (row) => row.byHand?.how ?? (chargedCents(row) > 0 ? 'card' : ''),
    `how it was paid, and goes back: \`card\`, or what staff has seen: ${inWords(HAND_METHODS)}; empty where nothing was due`,
  ),
  ofBoth(
    'reference',
    ({ byHand }) => byHand?.reference ?? '',
    'what staff has written of a payment without a card, such as the number of the transfer',
  ),
  ofBoth('phone', ({ address }) => address?.phone ?? '', 'the phone number, with `PHONE`'),
  ofSale('note', ({ note }) => note ?? '', 'what the shopper wrote, with `ORDER_NOTES`'),
  ofSale(
    'gift',
    ({ terms }) => (terms?.isGift ? 'yes' : ''),
    '`yes` for a gift, with `GIFTS`, else empty',
  ),
  ofSale('gift_message', ({ giftMessage }) => giftMessage ?? '', 'its message'),
  {
    name: 'gift_card',
    ofRow: ({ row }) => formatPlainCents(creditCents(row)),
    ofLine: null,
    documentation:
      'what of the amount was paid by a gift card or store credit, below zero what went back to one: the rest is `paid_by`',
  },
  {
    name: 'gift_cards_sold',
    ofRow: ({ lines }) =>
      sumOf(
        lines.filter(({ isGiftCard }) => isGiftCard),
        'amountCents',
      ),
    ofLine: (_, line) => formatPlainCents(line.isGiftCard ? line.amountCents : 0),
    documentation:
      'what of the amount is gift cards that were bought, below zero what went back of them: a debt, and a sale once it is spent',
  },
];
