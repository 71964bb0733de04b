/** What a running shop does with its database when the shopkeeper's commands ask it to. */
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { answerBackup } from './backup-messages.ts';
import { answerSales } from './sales-messages.ts';

/** Sends a line; false once nobody hears any more, and the work can end. */
type Answer = (line: unknown) => Promise<boolean>;

/** What stands after the `?` of a command. */
type Query = Record<string, string>;

/** Each answers JSON, one value a line, sent as it comes. */
export function createShopkeeperCommands(database: Database, dataDir: string, log: Logger): Hono {
  const commands = new Hono();

  function command(
    name: string,
    what: string,
    work: (query: Query, answer: Answer) => Promise<void>,
  ): void {
    commands.post(`/commands/${name}`, (context) =>
      stream(
        context,
        (out) =>
          work(context.req.query(), async (line) => {
            await out.write(`${JSON.stringify(line)}\n`);
            return !out.aborted;
          }),
        async (error, out) => {
          log.error({ err: error }, `The ${what} failed`);
          const line = { error: `The ${what} failed: the log of the shop tells why.` };
          await out.write(`${JSON.stringify(line)}\n`);
        },
      ),
    );
  }

  command('export-orders', 'export', (query, answer) =>
    answerSales(database.queries, query, answer),
  );
  command('backup', 'backup', async (query, answer) => {
    await answer(await answerBackup(database, dataDir, query));
  });
  return commands;
}
