/** The rows of the orders export, by its list of columns. */
import { paidPrices } from '#app/features/delivery/terms.ts';
import { chargeLines } from '#app/features/invoices/charge-lines.ts';
import { splitRefunds } from '#app/features/invoices/split-refunds.ts';
import { EXPORT_COLUMNS, type ExportColumn } from './export-columns.ts';
import type { Sale, SoldItem } from './order-export.ts';

/** The cells of a row by the names of their columns, in the order of the list. */
export type ExportRow = Record<string, string | number>;

/** The columns of a row of a charge, or of an item. */
export function columnNames(isByItem: boolean): string[] {
  return EXPORT_COLUMNS.filter(({ ofSale, ofItem }) => (isByItem ? ofItem : ofSale)).map(
    ({ name }) => name,
  );
}

function toRow(cellOf: (column: ExportColumn) => string | number | undefined): ExportRow {
  const row: ExportRow = {};
  for (const column of EXPORT_COLUMNS) {
    const cell = cellOf(column);
    if (cell !== undefined) row[column.name] = cell;
  }
  return row;
}

/** One row a charge. */
export function saleRow(sale: Sale, timeZone: string): ExportRow {
  return toRow(({ ofSale }) => ofSale?.(sale, timeZone));
}

/** What is charged beside the items, as one; no line of a basket has its number. */
function deliveryOf({ terms }: Sale): SoldItem[] {
  const priceCents = terms?.shippingCents ?? 0;
  return priceCents === 0 ? [] : [{ line: 0, id: '', listing: '', title: 'Delivery', priceCents }];
}

/** One row an item, and one for delivery; their amounts add up to the charge's. */
export function itemRows(sale: Sale, timeZone: string): ExportRow[] {
  const paid = paidPrices(sale.items, sale.terms);
  const sold = sale.items.map((item, index) => ({ ...item, priceCents: paid[index] ?? 0 }));
  const items = [...sold, ...deliveryOf(sale)];
  const back = splitRefunds(items, sale.refunds);
  const taxed = chargeLines({ basket: sale.items, terms: sale.terms });
  return items.map((item, index) => {
    const { taxCents = 0, basisPoints = null } = taxed[index] ?? {};
    const exported = { ...item, refundedCents: back[index] ?? 0, taxCents, basisPoints };
    return toRow(({ ofItem }) => ofItem?.(sale, exported, timeZone));
  });
}
