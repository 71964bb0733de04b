/** The form that counts what lies on the shelf. */
import { readUnits } from '#app/features/catalogue/product/cells/read-cell.ts';
import type { StockForm } from './product-desk.server.ts';

/** Empty fields are null: not counted. Null for what is no number of units. */
export function readStockForm(fields: Record<string, string>): StockForm | null {
  const [seen, units] = [readUnits(fields.seen ?? ''), readUnits(fields.units ?? '')];
  return seen.ok && units.ok ? { seen: seen.value, units: units.value } : null;
}
