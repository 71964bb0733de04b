/** What of the books is tax, by quarter, country and rate: for the return of the one-stop shop, and the one at home. */
import * as z from 'zod';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import {
  createTaxReport,
  taxReportCells,
  taxReportColumns,
} from '#app/features/orders/export/tax-report.ts';
import { writeRows } from '#app/features/orders/export/write-order-export.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { dayStartSeconds } from '#app/shared/time/zoned-time.ts';
import { text } from '#operations/fields.ts';
import { defineFile } from '#operations/operation.ts';
import { messages } from '#operations/orders/messages/messages.ts';

const QUARTER = /^(?:(\d{4})-Q([1-4]))?$/;

/** Of the days of the time zone; all of the books where none is asked for. */
function rangeOf(quarter: string, timeZone: string) {
  const [, year, no] = QUARTER.exec(quarter) ?? [];
  if (year === undefined) return { from: null, to: null };
  const startOf = (months: number) => {
    const day = new Date(Date.UTC(Number(year), months)).toISOString().slice(0, 10);
    return dayStartSeconds(day, timeZone);
  };
  return { from: startOf(Number(no) * 3 - 3), to: startOf(Number(no) * 3) };
}

export const reportTaxes = defineFile({
  name: 'tax.report',
  scope: 'orders:read',
  does: 'Writes the tax in the books by quarter, country and rate, as returns of tax ask for it',
  input: z.object({
    quarter: text('Quarter', 7)
      .transform((typed) => typed.toUpperCase())
      .refine((typed) => QUARTER.test(typed), { error: () => messages.noQuarter })
      .meta({ hint: 'Such as 2026-Q4. Empty: every quarter.', positional: true })
      .default(''),
  }),
  contentType: () => 'text/csv',
  fileName: ({ quarter }) => `tax${quarter === '' ? '' : `-${quarter}`}.csv`,
  async *write({ queries, timeZone, onProgress }, { quarter }) {
    const report = createTaxReport(timeZone, 'quarter');
    let count = 0;
    for await (const rows of readBooks(queries, rangeOf(quarter, timeZone))) {
      for (const row of rows) report.add(row);
      count += rows.length;
      onProgress('Reading', count);
    }
    const rows = report.rows();
    async function* written() {
      yield rows.map((row) => taxReportCells(row, 'quarter'));
    }
    yield* writeRows(written(), taxReportColumns('quarter'), 'csv');
    const sum = (key: 'grossCents' | 'taxCents') =>
      formatCents(rows.reduce((all, row) => all + row[key], 0));
    return messages.taxSums(rows.length, sum('grossCents'), sum('taxCents'));
  },
});
