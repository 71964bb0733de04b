/** `npm run mail`: the mails of the shop, what is stuck, and sending one again. */
import { toZonedIso } from '#app/shared/time/zoned-time.ts';
import { CommandError } from '#server/command-error.ts';
import {
  listMailOperation,
  type PrintedMail,
  sendMailOperation,
  showMailOperation,
} from '#server/control/mail-operations.ts';
import { openQueries, runOperation } from '#server/control/run-operation.ts';
import { shopUrl } from '#server/startup-banner.ts';
import type { CommandContext, CommandDefinition } from './command.ts';

type ListFlags = { stuck?: boolean; to?: string; limit: number; json?: boolean };

const DEFAULT_LIMIT = 50;

function readLimit(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CommandError('--limit is not a number from 1 on.');
}

/** Why a mail stands as it does, where that is not plain from its state. */
const REMARKS: Record<string, string> = {
  in_doubt: 'Whether it arrived is not known; it holds a secret, and is not sent again.',
  expired: 'Its link was of no use any more.',
};

function describeMail(mail: PrintedMail, timeZone: string): string {
  const { queuedAt, state, tries, dedupe, recipient, reply } = mail;
  const attempts = tries > 1 ? ` after ${tries} tries` : '';
  const remark = state === 'sent' ? null : (REMARKS[state] ?? reply);
  const time = toZonedIso(Date.parse(queuedAt) / 1_000, timeZone);
  const line = `${time}  ${state}${attempts}  ${dedupe}  to ${recipient}`;
  return remark === null ? line : `${line}\n    ${remark.replace(/\s+/g, ' ')}`;
}

async function list(flags: ListFlags, context: CommandContext): Promise<void> {
  const { stuck: isStuck = false, to: recipient = null, limit } = flags;
  const call = { request: { isStuck, recipient, limit }, open: openQueries };
  const settings = context.readSettings();
  let count = 0;
  for await (const mail of runOperation(settings, listMailOperation, call)) {
    count += 1;
    await context.print(flags.json ? JSON.stringify(mail) : describeMail(mail, settings.timeZone));
  }
  if (count === 0) context.printError(isStuck ? 'No mail is stuck.' : 'There are no mails.');
}

async function show(mail: string, context: CommandContext): Promise<void> {
  const settings = context.readSettings();
  const { about, texts } = settings;
  const request = {
    mail,
    shopName: about.name,
    timeZone: settings.timeZone,
    deliveryNote: texts.deliveryNote,
    shopUrl: shopUrl(settings, settings.port),
  };
  const call = { request, open: openQueries };
  for await (const shown of runOperation(settings, showMailOperation, call)) {
    const { messageId, reply } = shown.mail;
    await context.print(describeMail(shown.mail, settings.timeZone));
    if (messageId !== null) await context.print(`Message-ID: ${messageId}`);
    if (reply !== null) await context.print(`Answer: ${reply}`);
    await context.print(`Subject: ${shown.subject}\n\n${shown.text}`);
  }
}

async function send(mail: string, context: CommandContext): Promise<void> {
  const call = { request: { mail }, open: openQueries };
  for await (const queued of runOperation(context.readSettings(), sendMailOperation, call)) {
    context.printError(`${queued.mail} is queued. A shop that runs sends it now.`);
  }
}

export const command: CommandDefinition = {
  failureCode: 1,
  define(program, context) {
    program.description('The mails of the shop. docs/mail.md says how they are sent.');
    program
      .command('list')
      .description('List the mails of the last 30 days, newest first')
      .option('--stuck', 'those alone that were refused, or could not be sent for an hour')
      .option('--to <email>', 'those alone to this address')
      .option('--limit <number>', 'how many', readLimit, DEFAULT_LIMIT)
      .option('--json', 'print one JSON value a line')
      .action((flags: ListFlags) => list(flags, context));
    program
      .command('show')
      .description('Show a mail as text; a secret link is in the mail alone')
      .argument('<mail>', 'its name in the list, or its Message-ID')
      .action((mail: string) => show(mail, context));
    program
      .command('send')
      .description('Send a mail again')
      .argument('<mail>', 'its name in the list, or its Message-ID')
      .action((mail: string) => send(mail, context));
  },
};
