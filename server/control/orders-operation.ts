/** The orders and refunded charges of a running shop. */
import * as z from 'zod';
import { type SaleRange, saleSchema } from '#app/features/orders/export/order-export.ts';
import { readSales } from '#app/features/orders/export/order-export-store.server.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

const seconds = z.coerce.number().int().nullable().default(null);

export const exportOrdersOperation = defineOperation({
  name: 'export-orders',
  request: z.object({ from: seconds, to: seconds }),
  input: z.never(),
  line: z.object({ sales: z.array(saleSchema) }),
  async *run({ queries }: Pick<ShopAccess, 'queries'>, range: SaleRange) {
    for await (const sales of readSales(queries, range)) yield { sales };
  },
});
