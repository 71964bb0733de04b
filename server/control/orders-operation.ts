/** The books of a running shop: orders, charges that became none, and refunds. */
import * as z from 'zod';
import { type BookRange, bookRowSchema } from '#app/features/orders/export/order-export.ts';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

const seconds = z.coerce.number().int().nullable().default(null);

export const exportBooksOperation = defineOperation({
  name: 'export-books',
  request: z.object({ from: seconds, to: seconds }),
  input: z.never(),
  line: z.object({ rows: z.array(bookRowSchema) }),
  async *run({ queries }: Pick<ShopAccess, 'queries'>, range: BookRange) {
    for await (const rows of readBooks(queries, range)) yield { rows };
  },
});
