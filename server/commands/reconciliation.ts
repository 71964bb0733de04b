/** `npm run reconciliation`: compares what the card provider says with what the shop has. */
import {
  isClean,
  reconciliationSummary,
} from '#app/features/reconciliation/reconciliation-report.ts';
import { describeError } from '#server/command-error.ts';
import {
  type ReconciliationLine,
  reconciliationOperation,
} from '#server/control/reconciliation-operation.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { CommandContext, CommandDefinition } from './command.ts';
import { openWholeShop } from './open-whole-shop.ts';

function describeLine(line: ReconciliationLine): string {
  if ('report' in line) return reconciliationSummary(line.report);
  const { harm, problem, advice } = line.finding;
  return `${harm ?? 'note'}: ${problem} ${advice}`;
}

async function printReconciliation(
  context: CommandContext,
  toText: (line: ReconciliationLine) => string,
) {
  const call = { request: {}, open: openWholeShop };
  for await (const line of runOperation(context.readSettings(), reconciliationOperation, call)) {
    await context.print(toText(line));
    if ('report' in line) context.exitCode = isClean(line.report) ? 0 : 1;
  }
}

const EXIT_CODES = `
Exit codes:
  0  nothing is wrong
  1  something is: a line for each
  2  the reconciliation could not be made`;

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
        if (!json) return printReconciliation(context, describeLine);
        try {
          await printReconciliation(context, JSON.stringify);
        } catch (error) {
          context.exitCode = 2;
          context.printError(JSON.stringify({ error: describeError(error) }));
        }
      });
  },
};
