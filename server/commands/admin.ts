/** `npm run admin`: lets people into the admin. */
import { OWNER } from '#admin/staff/staff-invites.server.ts';
import type { Queries } from '#db/database.ts';
import { adminOrigin, enterLink } from '#server/admin/admin-link.ts';
import { CommandError } from '#server/command-error.ts';
import { type Open, runOperation } from '#server/control/run-operation.ts';
import { inviteStaffOperation } from '#server/control/staff-operations.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { CommandContext, CommandDefinition } from './command.ts';

const MAX_NAME_LETTERS = 60;

const openInvites: Open<{ queries: Queries }> = async (settings) => {
  const { database, close } = await openDatabase(settings, () => {});
  return { shop: database, close };
};

function readName(text: string): string {
  const name = text.trim();
  if (/^[^\p{Cc}]+$/u.test(name) && name.length <= MAX_NAME_LETTERS) return name;
  throw new CommandError(`NAME is not a name: use at most ${MAX_NAME_LETTERS} letters.`);
}

async function invite(name: string, context: CommandContext): Promise<void> {
  const settings = context.readSettings();
  if (settings.admin.port === 'off') {
    throw new CommandError('ADMIN_PORT is off: set it to a port first.');
  }
  const call = { request: { name }, open: openInvites };
  for await (const { code } of runOperation(settings, inviteStaffOperation, call)) {
    await context.print(enterLink(adminOrigin(settings.admin), code));
    context.printError(`It works once, within a week, for ${name}.`);
  }
}

export const command: CommandDefinition = {
  failureCode: 1,
  define(program, context) {
    program
      .description('The admin of the shop. docs/admin.md describes it.')
      .command('invite')
      .description('Print a link that opens the admin once; then a passkey does')
      .argument('[name]', 'for whom: the same name is the same person', readName, OWNER)
      .action((name: string) => invite(name, context));
  },
};
