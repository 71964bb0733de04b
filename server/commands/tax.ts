/** `npm run tax`: the tax that prices include, and who sells, for invoices. */
import { readInvoiceLine, type Seller } from '#app/features/invoices/invoice.ts';
import { describeScope, formatRate, parseRate, type TaxScope } from '#app/features/tax/tax-rate.ts';
import type { ListedTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { CommandError } from '#server/command-error.ts';
import { openQueries, runOperation } from '#server/control/run-operation.ts';
import { type TaxChange, taxOperation } from '#server/control/tax-operations.ts';
import type { CommandContext, CommandDefinition } from './command.ts';

/** In basis points. Throws CommandError for what is no rate. */
export function readRate(text: string): number {
  const basisPoints = parseRate(text);
  if (basisPoints !== null) return basisPoints;
  throw new CommandError(`${text} is no rate: write percent as in 25 or 8.1.`);
}

type ScopeFlags = { category?: string; delivery?: boolean };

/** Throws CommandError for both at once. */
function scopeOf({ category, delivery = false }: ScopeFlags): TaxScope {
  if (category === undefined) return { kind: delivery ? 'delivery' : 'everything-else' };
  if (delivery) throw new CommandError('A rate is for a category or for delivery, not for both.');
  return { kind: 'category', category };
}

/** `Category Books: 12%` */
function describeRate({ scope, basisPoints }: ListedTaxRate): string {
  return `${describeScope(scope)}: ${formatRate(basisPoints)}`;
}

/** What stands on invoices, line by line. */
function describeSeller(seller: Seller | null): string {
  if (seller === null) return 'There is no seller: orders get no invoices.';
  const { name, lines, taxNumber } = seller;
  const parts = [name, ...lines, ...(taxNumber === '' ? [] : [`tax number ${taxNumber}`])];
  return `Invoices are by ${parts.join(', ')}.`;
}

/** Makes the change, if any, and prints all that is set. */
async function work(change: TaxChange | null, context: CommandContext): Promise<void> {
  async function* input() {
    if (change) yield change;
  }
  const call = { request: {}, input: input(), open: openQueries };
  for await (const { isChanged, rates, seller } of runOperation(
    context.readSettings(),
    taxOperation,
    call,
  )) {
    const isRemoval = change?.what === 'rate' ? change.basisPoints === null : false;
    if (isRemoval && !isChanged) {
      context.printError('There is no such rate: nothing was removed.');
      context.exitCode = 1;
    }
    for (const rate of rates) await context.print(describeRate(rate));
    if (rates.length === 0)
      await context.print('There are no rates: no order says anything of tax.');
    await context.print(describeSeller(seller));
    for (const { scope } of rates.filter(({ isUsed }) => !isUsed)) {
      context.printError(
        `${describeScope(scope)} has no product: is it spelt as the catalogue has it?`,
      );
    }
  }
}

/** A line of an invoice. Throws CommandError for what does not fit. */
function readLine(text: string): string {
  const line = readInvoiceLine(text);
  if (line !== null) return line;
  throw new CommandError('A line of an invoice has 1 to 100 letters.');
}

const readLines = (text: string, before: string[] = []) => [...before, readLine(text)];

export const command: CommandDefinition = {
  failureCode: 2,
  define(program, context) {
    program.description(
      'The tax that prices include, and invoices. docs/delivery.md describes it.',
    );
    const ofCategory = ['--category <name>', 'of the products of this category'] as const;
    const ofDelivery = ['--delivery', 'of what delivery costs'] as const;
    program
      .command('list')
      .description('All rates, and who sells')
      .action(() => work(null, context));
    program
      .command('set')
      .description('The rate of everything that has none of its own, or of what is named')
      .argument('<rate>', 'in percent, such as 25 or 8.1', readRate)
      .option(...ofCategory)
      .option(...ofDelivery)
      .action((basisPoints: number, flags: ScopeFlags) =>
        work({ what: 'rate', scope: scopeOf(flags), basisPoints }, context),
      );
    program
      .command('remove')
      .description('Remove a rate')
      .option(...ofCategory)
      .option(...ofDelivery)
      .action((flags: ScopeFlags) =>
        work({ what: 'rate', scope: scopeOf(flags), basisPoints: null }, context),
      );
    program
      .command('seller')
      .description('Who sells: from now on each order gets an invoice by this name')
      .argument('<name>', 'of the company', readLine)
      .argument('<line...>', 'its address, a line each', readLines)
      .option('--number <number>', 'its tax number', readLine, '')
      .action((name: string, lines: string[], { number }: { number: string }) =>
        work({ what: 'seller', seller: { name, lines, taxNumber: number } }, context),
      );
    program
      .command('no-seller')
      .description('No more invoices; those that have a number stay')
      .action(() => work({ what: 'seller', seller: null }, context));
  },
};
