/** `npm run orders`: works with orders, and exports them for the books. */
import { Option } from 'commander';
import { centsOf } from '#app/features/orders/export/book-lines.ts';
import type { BookRange, BookRow } from '#app/features/orders/export/order-export.ts';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  writeBooks,
} from '#app/features/orders/export/write-order-export.ts';
import { formatCents } from '#app/shared/money.ts';
import { dayStartSeconds, nextDay } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { readPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { CommandError } from '#server/command-error.ts';
import { exportBooksOperation } from '#server/control/orders-operation.ts';
import { type Open, runOperation } from '#server/control/run-operation.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { CommandContext, CommandDefinition } from './command.ts';
import { defineOrderDesk } from './order-desk.ts';
import { writeOutput } from './output-file.ts';
import { readDay } from './read-day.ts';

type Flags = { format?: ExportFormat; lines?: boolean; from?: string; to?: string };

/** By the end of the name; CSV for any other. */
export function formatOfFile(file: string): ExportFormat {
  return /\.(jsonl|ndjson)$/i.test(file) ? 'jsonl' : 'csv';
}

type BookSums = Record<BookRow['kind'], { count: number; cents: number }>;

/** What was written, in words: the amounts of the three kinds and of all. */
function describeSums({ order, charge, refund }: BookSums): string {
  const allCents = order.cents + charge.cents + refund.cents;
  return `Orders: ${order.count}, ${formatCents(order.cents)}. Charges that became none: ${charge.count}, ${formatCents(charge.cents)}. Refunds: ${refund.count}, ${formatCents(refund.cents)}. In all ${formatCents(allCents)}.`;
}

/** Both days are in the range; they are days of the time zone. */
export function toRange({ from, to }: Pick<Flags, 'from' | 'to'>, timeZone: string): BookRange {
  if (from && to && from > to) {
    throw new CommandError('--from is after --to: no day is in that range.');
  }
  return {
    from: from ? dayStartSeconds(from, timeZone) : null,
    to: to ? dayStartSeconds(nextDay(to), timeZone) : null,
  };
}

/** From PostgreSQL it only reads, so that a standby will do. */
const openBooks: Open<{ queries: Queries }> = async (settings) => {
  if (settings.postgres !== null) {
    const { queries, close } = readPostgresDatabase(settings.postgres);
    return { shop: { queries }, close };
  }
  const { database, close } = await openDatabase(settings, () => {});
  return { shop: database, close };
};

async function exportOrders(
  file: string | null,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const { format = formatOfFile(file ?? ''), lines = false } = flags;
  const settings = context.readSettings();
  const { timeZone } = settings;
  const call = { request: toRange(flags, timeZone), open: openBooks };
  const none = { count: 0, cents: 0 };
  const sums: BookSums = { order: { ...none }, charge: { ...none }, refund: { ...none } };

  async function* readBooks(): AsyncGenerator<BookRow[]> {
    const pages = runOperation(settings, exportBooksOperation, call);
    for await (const { rows } of pages) {
      for (const row of rows) {
        const sum = sums[row.kind];
        sum.count += 1;
        sum.cents += centsOf(row);
      }
      yield rows;
    }
  }

  const text = writeBooks(readBooks(), { format, isByLine: lines, timeZone });
  await writeOutput(file, text, context.write);
  context.printError(describeSums(sums));
}

export const command: CommandDefinition = {
  failureCode: 1,
  define(program, context) {
    defineOrderDesk(program, context);
    program
      .description('Work with orders, and export them. docs/operating.md describes it.')
      .command('export')
      .description('Write every order, charge that became none, and refund, oldest first')
      .argument('[file]', 'where to; the standard output when absent')
      .addOption(
        new Option('--format <format>', "by the file's name when absent, else csv").choices(
          EXPORT_FORMATS,
        ),
      )
      .option('--lines', 'one row an item rather than one an order, charge or refund')
      .option(
        '--from <day>',
        "the first day in the shop's time zone, such as 2026-11-01",
        readDay('--from'),
      )
      .option(
        '--to <day>',
        "the last day in the shop's time zone, such as 2026-11-30",
        readDay('--to'),
      )
      .action((file: string | undefined, flags: Flags) =>
        exportOrders(file ?? null, flags, context),
      );
  },
};
