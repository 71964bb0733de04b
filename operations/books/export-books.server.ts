/** The books by kind and month: orders, items, refunds, taxes and payouts, each a file. */
import * as z from 'zod';
import { BOOK_KINDS, daysOfMonth, isMonth } from '#app/features/books/book-kinds.ts';
import { monthOfBooks, readClosedMonths } from '#app/features/books/closed-months.server.ts';
import { writeBook } from '#app/features/books/write-book.server.ts';
import { EXPORT_FORMATS } from '#app/features/orders/export/write-order-export.ts';
import { localeTag } from '#app/shared/locale.ts';
import { rangeFields, toRange } from '#operations/books/export-orders.server.ts';
import { neededText, text } from '#operations/fields.ts';
import { defineFile, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** `2026-11` */
export const neededMonth = neededText('Month', 7).refine(isMonth, {
  error: () => messages.noMonth,
});

export const monthField = text('Month', 7)
  .refine((month) => month === '' || isMonth(month), { error: () => messages.noMonth })
  .meta({ hint: 'Such as 2026-11. Empty: the days below, or all.' });

/** Which file, of which days. */
export const bookFileFields = {
  kind: z.enum(BOOK_KINDS).meta({
    description: 'What it has',
    choices: [
      ['orders', 'Orders'],
      ['items', 'Items'],
      ['refunds', 'Refunds'],
      ['taxes', 'Taxes by country, rate and day'],
      ['payouts', 'Payouts'],
    ],
  }),
  month: monthField.default(''),
  ...rangeFields,
  format: z
    .enum(EXPORT_FORMATS)
    .default('csv')
    .meta({
      description: 'How it is written',
      choices: [
        ['csv', 'CSV, for spreadsheets'],
        ['jsonl', 'JSON Lines, for programs'],
      ],
    }),
};

export const bookFileSchema = z.object(bookFileFields);

export type WantedBook = z.output<typeof bookFileSchema>;

/** The days that are asked for, both in it. Throws OperationRefused. */
export function wantedDays({ month, firstDay, lastDay }: WantedBook) {
  if (month === '') return { firstDay, lastDay };
  if (firstDay !== undefined || lastDay !== undefined) {
    throw new OperationRefused('bad_input', messages.monthOrDays);
  }
  return daysOfMonth(month);
}

/** `payouts-2026-11.csv` */
export function bookFileName({ kind, month, firstDay, lastDay, format }: WantedBook): string {
  const days = month === '' ? [firstDay, lastDay].filter((one) => one !== undefined) : [month];
  return `${[kind, ...days].join('-')}.${format}`;
}

export const exportBooks = defineFile({
  name: 'books.export',
  scope: 'books:read',
  does: 'Writes orders, items, refunds, taxes or payouts of a month or of days',
  input: bookFileSchema.extend({ kind: bookFileFields.kind.meta({ positional: true }) }),
  contentType: ({ format }) => (format === 'csv' ? 'text/csv' : 'application/jsonl'),
  fileName: bookFileName,
  async *write({ queries, timeZone, onProgress }, wanted) {
    const { kind, format, month } = wanted;
    const { firstDay, lastDay } = wantedDays(wanted);
    // A month that is closed is written as it was closed.
    const books =
      month === ''
        ? { timeZone, range: toRange({ firstDay, lastDay }, timeZone) }
        : monthOfBooks(month, await readClosedMonths(queries), timeZone);
    let rows = 0;
    yield* writeBook(queries, {
      ...{ kind, format, timeZone: books.timeZone, range: books.range },
      days: { firstDay: firstDay ?? null, lastDay: lastDay ?? null },
      onRows(count) {
        rows += count;
        onProgress('Writing', rows);
      },
    });
    return messages.written(rows.toLocaleString(localeTag()));
  },
});
