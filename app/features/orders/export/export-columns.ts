/**
 * The columns of the orders export. This list drives the CSV header, the rows of CSV and JSON Lines and
 * the table in docs/operating.md. To add a column, add its entry here.
 */
import type { AddressField } from '#app/features/delivery/address.ts';
import { chargeTaxes } from '#app/features/invoices/charge-lines.ts';
import { ORDER_STATES } from '#app/features/orders/order-events.ts';
import { CURRENCY, formatPlainCents } from '#app/shared/money.ts';
import { toZonedIso } from '#app/shared/zoned-time.ts';
import type { Sale, SoldItem } from './order-export.ts';

type Cell = string | number;

/** An item with what went back of its price, and the tax in that. */
export type ExportedItem = SoldItem & {
  refundedCents: number;
  taxCents: number;
  /** Null where no rate was set. */
  basisPoints: number | null;
};

/** Amounts are text, so that no program that reads the file rounds them. */
export type ExportColumn = {
  name: string;
  /** Its cell in the row of a charge; null when such rows do not have the column. */
  ofSale: ((sale: Sale, timeZone: string) => Cell) | null;
  /** Its cell in the row of an item (`--lines`); null when such rows do not have the column. */
  ofItem: ((sale: Sale, item: ExportedItem, timeZone: string) => Cell) | null;
  /** The line in docs/operating.md, as Markdown. */
  documentation: string;
};

/** A column with the same cell in the row of a charge and in those of its items. */
function ofBoth(name: string, ofSale: (sale: Sale) => Cell, documentation: string): ExportColumn {
  return { name, ofSale, ofItem: ofSale, documentation };
}

/** A column that only the rows of items have. */
function ofItem(name: string, cell: (item: SoldItem) => Cell, documentation: string): ExportColumn {
  return { name, ofSale: null, ofItem: (_, item) => cell(item), documentation };
}

/** A field of the address. */
function ofAddress(name: string, field: AddressField, documentation: string): ExportColumn {
  return ofBoth(name, ({ address }) => address?.[field] ?? '', documentation);
}

/** What has arrived at the shopper; a refund that is due or pending has not. */
function refundedCents({ refunds }: Sale): number {
  return refunds.reduce((cents, { amountCents }) => cents + amountCents, 0);
}

/** The tax in all of it. */
function taxCents({ items, terms }: Sale): number {
  return chargeTaxes({ basket: items, terms }).reduce((sum, one) => sum + one.taxCents, 0);
}

/** In the order in which they are written. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  {
    name: 'created',
    ofSale: ({ createdSeconds }, timeZone) => toZonedIso(createdSeconds, timeZone),
    ofItem: ({ createdSeconds }, _item, timeZone) => toZonedIso(createdSeconds, timeZone),
    documentation:
      'ISO 8601 with the offset of `SHOP_TIME_ZONE`, such as `2026-11-30T18:05:09+01:00`',
  },
  ofBoth(
    'status',
    ({ status }) => status,
    '`paid`: an order. `refund due`, `refund pending`, `refunded`, `refund failed`: a charge that is, or is to be, refunded in full.',
  ),
  ofBoth(
    'payment_intent',
    ({ paymentIntent }) => paymentIntent,
    "the provider's id of the payment, which is also the order's",
  ),
  ofBoth('shopper', ({ shopper }) => shopper, "the account's uid, or the guest's id"),
  ofBoth('email', ({ email }) => email ?? '', "the account's address; empty for a guest"),
  {
    name: 'items',
    ofSale: ({ items }) => items.length,
    ofItem: null,
    documentation: 'the number of items',
  },
  ofItem(
    'line',
    ({ line }) => line,
    "the number of the item's line in the basket; 0 for delivery, which has a row of its own",
  ),
  ofItem('product', ({ id }) => id, 'the `id` of the product'),
  ofItem('listing', ({ listing }) => listing, 'the `listing` that was bought'),
  ofItem('title', ({ title }) => title, 'its title when it was bought'),
  {
    name: 'amount',
    ofSale: ({ amountCents }) => formatPlainCents(amountCents),
    ofItem: (_, { priceCents }) => formatPlainCents(priceCents),
    documentation: 'dollars and cents that were charged, such as `1094.98`; of an item its price',
  },
  {
    name: 'refunded',
    ofSale: (sale) => formatPlainCents(refundedCents(sale)),
    ofItem: (_, { refundedCents: cents }) => formatPlainCents(cents),
    documentation:
      'what went back of it so far; a refund of an amount is split over the items by their prices',
  },
  ofBoth('number', ({ number }) => number, "the order's number for people; empty for no order"),
  ofBoth(
    'state',
    ({ state }) => state,
    `of an order: ${ORDER_STATES.map((state) => `\`${state}\``).join(', ')}`,
  ),
  ofBoth('currency', () => CURRENCY, `\`${CURRENCY}\``),
  {
    name: 'delivery',
    ofSale: ({ terms }) => formatPlainCents(terms?.shippingCents ?? 0),
    ofItem: null,
    documentation: 'what of the amount is for delivery',
  },
  {
    name: 'code',
    ofSale: ({ terms }) => terms?.code ?? '',
    ofItem: null,
    documentation: 'the code that was used',
  },
  {
    name: 'discount',
    ofSale: ({ terms }) => formatPlainCents(terms?.discountCents ?? 0),
    ofItem: null,
    documentation: 'what it took off the items; their amounts are without it',
  },
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
  ofBoth('invoice', ({ invoiceNo }) => invoiceNo ?? '', 'the number of its invoice; empty without'),
  {
    name: 'tax_rate',
    ofSale: null,
    ofItem: (_, { basisPoints }) => (basisPoints === null ? '' : basisPoints / 100),
    documentation: 'the rate of the tax in it, in percent; empty where none was set',
  },
  {
    name: 'tax',
    ofSale: (sale) => formatPlainCents(taxCents(sale)),
    ofItem: (_, { taxCents: cents }) => formatPlainCents(cents),
    documentation: 'the tax in the amount',
  },
];
