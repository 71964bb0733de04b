/** `npm run audit`: compares what the card provider says with what the shop has. */
import type { Audit } from '#app/features/audit/audit.server.ts';
import { auditSummary, isClean } from '#app/features/audit/audit-report.ts';
import { describeError } from '#server/command-error.ts';
import { type AuditLine, auditOperation } from '#server/control/audit-operation.ts';
import { type Open, runOperation } from '#server/control/run-operation.ts';
import { createLog, openDestination } from '#server/log/create-log.ts';
import { plugInBySettings } from '#server/providers/open-provider.ts';
import { openShop } from '#server/shop.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { CommandContext, CommandDefinition } from './command.ts';

/** The rate limits of a shop that takes no requests. */
const UNUSED_LIMIT = { windowSeconds: 60, max: 10 };

/** The database and the provider of the settings, without a server. */
const openAudit: Open<{ audit: Audit }> = async (settings) => {
  const log = createLog(settings.logLevel, openDestination(2));
  const { database, authSecret, close } = await openDatabase(settings, (error) =>
    log.warn({ err: error }, 'The connection to the database was lost'),
  );
  try {
    const { provider } = plugInBySettings(settings)({
      queries: database.queries,
      // Webhooks wait for the shop: the audit reads from the provider itself.
      deliverWebhook: async () => new Response(null, { status: 503 }),
      onError: (error) => log.error({ err: error }, 'The card simulator failed'),
    });
    const { audit } = await openShop({
      database,
      provider,
      origin: settings.origin ?? null,
      authSecret,
      authLimit: UNUSED_LIMIT,
      paymentLimit: UNUSED_LIMIT,
      log,
    });
    return { shop: { audit }, close };
  } catch (error) {
    await close();
    throw error;
  }
};

function describeLine(line: AuditLine): string {
  if ('report' in line) return auditSummary(line.report);
  const { harm, problem, advice } = line.finding;
  return `${harm ?? 'note'}: ${problem} ${advice}`;
}

async function printAudit(context: CommandContext, toText: (line: AuditLine) => string) {
  const call = { request: {}, open: openAudit };
  for await (const line of runOperation(context.readSettings(), auditOperation, call)) {
    await context.print(toText(line));
    if ('report' in line) context.exitCode = isClean(line.report) ? 0 : 1;
  }
}

const EXIT_CODES = `
Exit codes:
  0  nothing is wrong
  1  something is: a line for each
  2  the audit could not be made`;

export const command: CommandDefinition = {
  failureCode: 2,
  define(program, context) {
    program
      .description('Compare what the card provider says with what the shop has.')
      .option('--json', 'print one JSON value a line')
      .addHelpText('after', EXIT_CODES)
      .action(async ({ json }: { json?: boolean }) => {
        // Until there is a report.
        context.exitCode = 2;
        if (!json) return printAudit(context, describeLine);
        try {
          await printAudit(context, JSON.stringify);
        } catch (error) {
          context.exitCode = 2;
          context.printError(JSON.stringify({ error: describeError(error) }));
        }
      });
  },
};
