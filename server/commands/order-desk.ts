/** The subcommands of `npm run orders` by which staff works with orders. */
import type { Command } from 'commander';
import {
  decideOrderRefund,
  disputeWarning,
} from '#app/features/orders/actions/decide-order-refund.ts';
import {
  ORDER_EVENT_KINDS,
  type RecordedEvent,
  recordedEventSchema,
} from '#app/features/orders/order-events.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import {
  isStaffAct,
  type StaffActKind,
  staffActs,
} from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money.ts';
import { CommandError } from '#server/command-error.ts';
import type { Operation } from '#server/control/operation.ts';
import {
  cancelOrderOperation,
  listOrdersOperation,
  type OrderDesk,
  recordOrderOperation,
  refundOrderOperation,
  showOrderOperation,
} from '#server/control/order-operations.ts';
import { describeState } from '#server/control/order-refusals.ts';
import { type Open, runOperation } from '#server/control/run-operation.ts';
import type { CommandContext } from './command.ts';
import { describeListed, describeOrder } from './describe-order.ts';

/** Loaded when it is needed: the export does without most of the shop. */
const openDesk: Open<OrderDesk> = async (settings) =>
  (await import('./open-whole-shop.ts')).openWholeShop(settings);

const ORDER = 'its number or id, or as much of it as is unique';

function readWhole(name: string, least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d{1,12}$/.test(text) && value >= least) return value;
    throw new CommandError(`${name} is not a whole number from ${least} on: ${text}.`);
  };
}

function readLines(text: string): string {
  if (/^\d+(,\d+)*$/.test(text)) return text;
  throw new CommandError('--lines is not a list of lines: write it as in 12,13.');
}

/** The only line of an operation. */
async function runOne<Request extends object, Line>(
  context: CommandContext,
  operation: Operation<OrderDesk, Request, never, Line>,
  request: Request,
): Promise<Line> {
  const call = { request, open: openDesk };
  for await (const line of runOperation(context.readSettings(), operation, call)) return line;
  throw new CommandError('The shop gave no answer. Try again.');
}

async function printState(context: CommandContext, details: OrderDetails): Promise<void> {
  await context.print(describeState(details.number, foldOrder(details).state));
}

async function record(context: CommandContext, order: string, event: RecordedEvent): Promise<void> {
  const request = { order, event: JSON.stringify(event) };
  const { details } = await runOne(context, recordOrderOperation, request);
  await printState(context, details);
}

type ListFlags = { toShip?: boolean; follow?: boolean; limit: number };

async function list(context: CommandContext, { toShip = false, follow = false, limit }: ListFlags) {
  const call = { request: { toShip, follow, limit }, open: openDesk };
  const settings = context.readSettings();
  for await (const { order } of runOperation(settings, listOrdersOperation, call)) {
    await context.print(describeListed(order, settings.timeZone));
  }
}

/** Whether the person at the terminal wants it; a script says so by `--yes`. */
async function isWanted(context: CommandContext, question: string): Promise<boolean> {
  if (await context.confirm(question)) return true;
  context.printError('Nothing was done.');
  context.exitCode = 1;
  return false;
}

const YES = ['--yes', 'do not ask first: for scripts', false] as const;

type RefundFlags = {
  cents?: number;
  lines?: string;
  refundedSoFar: number;
  reason: string;
  yes: boolean;
  sure?: boolean;
};

async function refund(context: CommandContext, order: string, flags: RefundFlags): Promise<void> {
  const { cents = null, lines = null, refundedSoFar: seenCents, reason, sure = false } = flags;
  if (cents !== null && lines !== null) throw new CommandError('Use --cents or --lines, not both.');
  const wanted = {
    order,
    cents,
    lines: lines?.split(',').map(Number) ?? null,
    seenCents,
    reason,
    sure,
  };
  if (!flags.yes) {
    const { details } = await runOne(context, showOrderOperation, { order });
    const verdict = decideOrderRefund(details, { ...wanted, isSure: sure });
    // What is refused asks nothing: the operation says why.
    if (verdict.ok) {
      const question = `Refund ${formatCents(verdict.cents)} of order ${details.number}?${disputeWarning(foldOrder(details))}`;
      if (!(await isWanted(context, question))) return;
    }
  }
  const { no, details } = await runOne(context, refundOrderOperation, wanted);
  const made = details.refunds.find((one) => one.no === no);
  const outlook = {
    due: 'is due: the card provider has not made it yet, and the shop goes on asking',
    pending: 'is on its way',
    refunded: 'is made',
    failed: 'failed: refund it in another way',
    cancelled: 'was not made: as much has just gone back at the card provider',
  }[made?.state ?? 'due'];
  const { refundedCents, restCents } = foldOrder(details);
  await context.print(
    `Refund ${no} of order ${details.number}, ${formatCents(made?.amountCents ?? 0)}, ${outlook}. ${formatCents(refundedCents)} in all, ${formatCents(restCents)} left.`,
  );
}

async function cancel(
  context: CommandContext,
  order: string,
  { reason, yes }: { reason: string; yes: boolean },
): Promise<void> {
  if (!yes) {
    const { details } = await runOne(context, showOrderOperation, { order });
    const folded = foldOrder(details);
    const { restCents, canCancel } = folded;
    const question = `Cancel order ${details.number}, of which ${formatCents(restCents)} goes back?${disputeWarning(folded)}`;
    if (canCancel && !(await isWanted(context, question))) return;
  }
  const { details } = await runOne(context, cancelOrderOperation, { order, reason });
  await printState(context, details);
}

/** Adds the subcommands. */
export function defineOrderDesk(program: Command, context: CommandContext): void {
  program
    .command('list')
    .description('The newest orders, the newest last')
    .option('--to-ship', 'those that are not shipped yet, the longest waiting first')
    .option('--follow', 'then each order as it comes or changes, until it is stopped')
    .option('--limit <count>', 'at most so many', readWhole('--limit', 1), 50)
    .action((flags: ListFlags) => list(context, flags));
  program
    .command('show')
    .description('An order with its items, its money and its history')
    .argument('<order>', ORDER)
    .action(async (order: string) => {
      const { details } = await runOne(context, showOrderOperation, { order });
      const { timeZone } = context.readSettings();
      for (const line of describeOrder(details, timeZone)) await context.print(line);
    });
  for (const kind of ORDER_EVENT_KINDS) {
    if (kind === 'refunded') defineRefund(program, context);
    else if (isStaffAct(kind)) defineAct(program, context, kind);
  }
}

/** The command of what staff does, with an argument or an option for each field. */
function defineAct(program: Command, context: CommandContext, kind: StaffActKind): void {
  const { name, description } = staffActs[kind].command;
  const command = program.command(name).description(description).argument('<order>', ORDER);
  const fields = Object.entries(staffActs[kind].fields);
  for (const [, { flag, help, isOptional }] of fields) {
    if (!flag.startsWith('--')) command.argument(flag, help);
    else if (isOptional) command.option(flag, help, '');
    else command.requiredOption(flag, help);
  }
  const places = fields.filter(([, { flag }]) => !flag.startsWith('--')).map(([field]) => field);
  const bodyOf = (values: readonly string[]) => ({
    ...command.opts(),
    ...Object.fromEntries(places.map((field, index) => [field, values[index]])),
  });
  if (kind === 'cancelled') {
    command
      .option(...YES)
      .action((order: string, flags: { reason: string; yes: boolean }) =>
        cancel(context, order, flags),
      );
    return;
  }
  command.action((order: string, ...values: string[]) =>
    record(context, order, recordedEventSchema.parse({ kind, body: bodyOf(values) })),
  );
}

function defineRefund(program: Command, context: CommandContext): void {
  program
    .command('refund')
    .description('Refunds a part of an order, or all that is left')
    .argument('<order>', ORDER)
    .option('--cents <count>', 'so much', readWhole('--cents', 1))
    .option('--lines <lines>', 'whole lines, such as 12,13', readLines)
    .requiredOption('--reason <text>', 'why')
    .option(
      '--refunded-so-far <cents>',
      'what went back before, as show has it: needed for a second refund, so that none is made twice',
      readWhole('--refunded-so-far', 0),
      0,
    )
    .option(...YES)
    .option('--sure', "also while the card's bank is deciding about the charge")
    .action((order: string, flags: RefundFlags) => refund(context, order, flags));
}
