/** `npm run orders`: works with orders, and exports them for the books. */
import { Option } from 'commander';
import type { Sale, SaleRange } from '#app/features/orders/export/order-export.ts';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  writeSales,
} from '#app/features/orders/export/write-order-export.ts';
import { formatCents } from '#app/shared/money.ts';
import { dayStartSeconds, nextDay } from '#app/shared/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { readPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { CommandError } from '#server/command-error.ts';
import { exportOrdersOperation } from '#server/control/orders-operation.ts';
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

/** Both days are in the range; they are days of the time zone. */
export function toRange({ from, to }: Pick<Flags, 'from' | 'to'>, timeZone: string): SaleRange {
  if (from && to && from > to) {
    throw new CommandError('--from is after --to: no day is in that range.');
  }
  return {
    from: from ? dayStartSeconds(from, timeZone) : null,
    to: to ? dayStartSeconds(nextDay(to), timeZone) : null,
  };
}

/** From PostgreSQL it only reads, so that a standby will do. */
const openSales: Open<{ queries: Queries }> = async (settings) => {
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
  const call = { request: toRange(flags, timeZone), open: openSales };
  const count = { orders: 0, refunds: 0, cents: 0 };

  async function* readSales(): AsyncGenerator<Sale[]> {
    const pages = runOperation(settings, exportOrdersOperation, call);
    for await (const { sales } of pages) {
      const paid = sales.filter(({ status }) => status === 'paid');
      count.orders += paid.length;
      count.refunds += sales.length - paid.length;
      for (const { amountCents } of paid) count.cents += amountCents;
      yield sales;
    }
  }

  const text = writeSales(readSales(), { format, isByItem: lines, timeZone });
  await writeOutput(file, text, context.write);
  context.printError(
    `Orders: ${count.orders}, ${formatCents(count.cents)} in all. Charges that went back: ${count.refunds}.`,
  );
}

export const command: CommandDefinition = {
  failureCode: 1,
  define(program, context) {
    defineOrderDesk(program, context);
    program
      .description('Work with orders, and export them. docs/operating.md describes it.')
      .command('export')
      .description('Write every order, and every charge that went back, oldest first')
      .argument('[file]', 'where to; the standard output when absent')
      .addOption(
        new Option('--format <format>', "by the file's name when absent, else csv").choices(
          EXPORT_FORMATS,
        ),
      )
      .option('--lines', 'one row an item rather than one a charge')
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
