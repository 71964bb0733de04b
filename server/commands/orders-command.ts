/** `npm run orders -- export`: asks the shop that runs on the folder, or opens the database itself. */
import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sale, SaleRange } from '#app/features/orders/export/order-export.ts';
import { readSales } from '#app/features/orders/export/order-export-store.server.ts';
import { writeSales } from '#app/features/orders/export/write-order-export.ts';
import { formatCents } from '#app/shared/money.ts';
import { readPostgresDatabase } from '#db/postgres-database.ts';
import { CommandError, reasonOf } from '#server/command-error.ts';
import { askShop } from '#server/control/control-client.ts';
import { askOrOpen } from '#server/control/remote-or-local.ts';
import { askForSales, salesLineSchema } from '#server/control/sales-messages.ts';
import { type Environment, readSettings, type Settings } from '#server/settings.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { type OrdersRequest, readOrdersArgs } from './orders-arguments.ts';

type OrdersCommand = {
  args: string[];
  env: Environment;
  /** Where the rows go when no file is named. */
  stdout: Writable;
  /** What is told besides, and what is wrong; without line ends. */
  tell: (line: string) => void;
};

type Pages = AsyncIterable<Sale[]>;

async function* readAnswer(lines: AsyncIterable<unknown>): AsyncGenerator<Sale[]> {
  for await (const line of lines) {
    const answer = salesLineSchema.parse(line);
    if ('error' in answer) throw new CommandError(answer.error);
    yield answer.sales;
  }
}

/** Gives all sales of the range to `take`. */
async function withSales(
  settings: Settings,
  range: SaleRange,
  take: (pages: Pages) => Promise<void>,
): Promise<void> {
  const { dataDir, postgres } = settings;
  if (postgres !== null) {
    const { queries, close } = readPostgresDatabase(postgres);
    return take(readSales(queries, range)).finally(close);
  }
  async function openAndTake(): Promise<void> {
    const { database, release } = await openDatabase(settings, () => {});
    try {
      await take(readSales(database.queries, range));
    } finally {
      await database.close();
      release();
    }
  }
  async function ask(): Promise<boolean> {
    const lines = await askShop(dataDir, askForSales(range));
    if (lines) await take(readAnswer(lines));
    return lines !== null;
  }
  return askOrOpen(dataDir, ask, openAndTake);
}

/** The file has its name only when it is complete. */
async function writeFile(path: string, text: AsyncIterable<string>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w').catch((error: Error) => {
    throw new CommandError(`Unable to write ${path}: ${error.message}.`);
  });
  try {
    await pipeline(text, file.createWriteStream());
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

function createTally() {
  const tally = { paid: 0, refunds: 0, paidCents: 0 };
  return {
    async *count(pages: Pages): AsyncGenerator<Sale[]> {
      for await (const sales of pages) {
        for (const { status, amountCents } of sales) {
          if (status === 'paid') {
            tally.paid += 1;
            tally.paidCents += amountCents;
          } else tally.refunds += 1;
        }
        yield sales;
      }
    },
    describe: () =>
      `Orders: ${tally.paid}, ${formatCents(tally.paidCents)} in all. Charges that went back: ${tally.refunds}.`,
  };
}

async function exportOrders(
  { file, shape, range }: OrdersRequest,
  settings: Settings,
  { stdout, tell }: OrdersCommand,
): Promise<void> {
  const tally = createTally();
  await withSales(settings, range, async (pages) => {
    const text = writeSales(tally.count(pages), shape);
    if (file === null) await pipeline(text, stdout, { end: false });
    else await writeFile(file, text);
  });
  tell(tally.describe());
}

/** Gives the exit code: 0 it is done, 1 it is not, for the reason that was told in one line. */
export async function ordersCommand(command: OrdersCommand): Promise<number> {
  try {
    const asked = readOrdersArgs(command.args);
    const read = readSettings(command.env);
    if (!read.ok) throw new CommandError(read.message);
    await exportOrders(asked, read.settings, command);
    return 0;
  } catch (error) {
    // Such as `head`, which has seen enough.
    if (isReaderGone(error)) return 0;
    command.tell(reasonOf(error));
    return 1;
  }
}
