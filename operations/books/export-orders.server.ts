/** Every order, every charge that became none, and every refund, for the books. */
import * as z from 'zod';
import { centsOf } from '#app/features/orders/export/book-lines.ts';
import type { BookRange, BookRow } from '#app/features/orders/export/order-export.ts';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import { EXPORT_FORMATS, writeBooks } from '#app/features/orders/export/write-order-export.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { dayStartSeconds, nextDay } from '#app/shared/time/zoned-time.ts';
import { day } from '#operations/fields.ts';
import { defineFile, OperationRefused } from '#operations/operation.ts';
import { messages } from '#operations/orders/messages/messages.ts';

type BookSums = Record<BookRow['kind'], { count: number; cents: number }>;

/** What was written, in words: the amounts of the three kinds and of all. */
function sumsMessage({ order, charge, refund }: BookSums): string {
  const allCents = order.cents + charge.cents + refund.cents;
  const [orders, charges, refunds] = [order, charge, refund].map(
    ({ count, cents }) => `${count}, ${formatCents(cents)}`,
  );
  return messages.bookSums(orders ?? '', charges ?? '', refunds ?? '', formatCents(allCents));
}

/** The days that an export is of, in the shop's time zone. */
export const rangeFields = {
  firstDay: day('First day').optional(),
  lastDay: day('Last day').optional(),
};

type Days = { firstDay?: string | undefined; lastDay?: string | undefined };

/** Both days are in the range; they are days of the time zone. */
export function toRange({ firstDay, lastDay }: Days, timeZone: string): BookRange {
  if (firstDay && lastDay && firstDay > lastDay) {
    throw new OperationRefused('bad_input', messages.firstAfterLast);
  }
  return {
    from: firstDay ? dayStartSeconds(firstDay, timeZone) : null,
    to: lastDay ? dayStartSeconds(nextDay(lastDay), timeZone) : null,
  };
}

export const exportOrders = defineFile({
  name: 'orders.export',
  scope: 'orders:read',
  does: 'Writes every order, charge that became none, and refund, oldest first',
  input: z.object({
    format: z.enum(EXPORT_FORMATS).default('csv').meta({ description: 'How it is written' }),
    lines: z
      .boolean()
      .default(false)
      .meta({ description: 'One row an item rather than one an order, charge or refund' }),
    ...rangeFields,
  }),
  contentType: ({ format }) => (format === 'csv' ? 'text/csv' : 'application/jsonl'),
  fileName: ({ format }) => `books.${format}`,
  async *write({ queries, timeZone, onProgress }, { format, lines: isByLine, ...days }) {
    const range = toRange(days, timeZone);
    const none = { count: 0, cents: 0 };
    let count = 0;
    const sums: BookSums = { order: { ...none }, charge: { ...none }, refund: { ...none } };
    async function* pages(): AsyncGenerator<BookRow[]> {
      for await (const rows of readBooks(queries, range)) {
        for (const row of rows) {
          const sum = sums[row.kind];
          sum.count += 1;
          sum.cents += centsOf(row);
        }
        count += rows.length;
        onProgress('Writing', count);
        yield rows;
      }
    }
    yield* writeBooks(pages(), { format, isByLine, timeZone });
    return sumsMessage(sums);
  },
});
