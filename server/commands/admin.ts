/** `npm run admin`: lets people into the admin, and makes its sums again. */

import { OWNER } from '#admin/sign-in/staff-invites.server.ts';
import { MAX_NAME_LETTERS, staffNameSchema } from '#admin/staff/staff-name.ts';
import { formatCents } from '#app/shared/money.ts';
import { adminOrigin, enterLink } from '#server/admin/admin-link.ts';
import { CommandError } from '#server/command-error.ts';
import { openQueries, runOperation } from '#server/control/run-operation.ts';
import { sumSalesOperation } from '#server/control/sales-operations.ts';
import { inviteStaffOperation } from '#server/control/staff-operations.ts';
import type { CommandContext, CommandDefinition } from './command.ts';

function readName(text: string): string {
  const name = staffNameSchema.safeParse(text);
  if (name.success) return name.data;
  throw new CommandError(`NAME is not a name: use at most ${MAX_NAME_LETTERS} letters.`);
}

async function invite(name: string, context: CommandContext): Promise<void> {
  const settings = context.readSettings();
  if (settings.admin.port === 'off') {
    throw new CommandError('ADMIN_PORT is off: set it to a port first.');
  }
  const call = { request: { name }, open: openQueries };
  for await (const { code } of runOperation(settings, inviteStaffOperation, call)) {
    await context.print(enterLink(adminOrigin(settings.admin), code));
    context.printError(`It works once, within a week, and makes ${name} an owner.`);
  }
}

async function sumSales(context: CommandContext): Promise<void> {
  const settings = context.readSettings();
  const call = { request: {}, open: openQueries };
  for await (const { days, orders, cents } of runOperation(settings, sumSalesOperation, call)) {
    await context.print(`Days: ${days}. Orders: ${orders}, ${formatCents(cents)} in all.`);
  }
}

export const command: CommandDefinition = {
  failureCode: 1,
  define(program, context) {
    program.description('The admin of the shop. docs/admin.md describes it.');
    program
      .command('invite')
      .description('Print a link that opens the admin once, for an owner; then a passkey does')
      .argument('[name]', 'for whom: the same name is the same person', readName, OWNER)
      .action((name: string) => invite(name, context));
    program
      .command('sums')
      .description('Add up the sales of each day again, from all orders')
      .action(() => sumSales(context));
  },
};
