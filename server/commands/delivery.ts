/** `npm run delivery`: what delivery costs, by country and order value. */
import { isCountry } from '#app/features/delivery/countries.ts';
import { countryName } from '#app/features/delivery/country-names.ts';
import { EVERYWHERE_ELSE, type ShippingPrice } from '#app/features/delivery/shipping-price.ts';
import { formatCents } from '#app/shared/money.ts';
import { CommandError } from '#server/command-error.ts';
import { shippingPricesOperation } from '#server/control/delivery-operations.ts';
import { openQueries, runOperation } from '#server/control/run-operation.ts';
import type { CommandContext, CommandDefinition } from './command.ts';
import { readAmount } from './read-amount.ts';

const COUNTRY = 'a code of ISO 3166-1 such as US, or everywhere-else';

/** Throws CommandError for what is no country. */
export function readCountry(text: string): string {
  if (text === 'everywhere-else') return EVERYWHERE_ELSE;
  const code = text.toUpperCase();
  if (isCountry(code)) return code;
  throw new CommandError(`${text} is no country: write ${COUNTRY}.`);
}

/** `Norway (NO), from $50.00 on: free` */
export function describePrice({ country, fromCents, cents }: ShippingPrice): string {
  const where =
    country === EVERYWHERE_ELSE ? 'Everywhere else' : `${countryName(country)} (${country})`;
  const from = fromCents === 0 ? '' : `, from ${formatCents(fromCents)} on`;
  return `${where}${from}: ${cents === 0 ? 'free' : formatCents(cents)}`;
}

type Change = Omit<ShippingPrice, 'cents'> & { cents: number | null };

/** Makes the change, if any, and prints all prices. */
async function work(change: Change | null, context: CommandContext): Promise<void> {
  async function* input() {
    if (change) yield change;
  }
  const call = { request: {}, input: input(), open: openQueries };
  const lines = runOperation(context.readSettings(), shippingPricesOperation, call);
  for await (const { isChanged, isOn, prices } of lines) {
    if (change?.cents === null && !isChanged) {
      context.printError('There is no such price: nothing was removed.');
      context.exitCode = 1;
    }
    for (const price of prices) await context.print(describePrice(price));
    if (prices.length === 0)
      await context.print('There are no prices: delivery is free everywhere.');
    else if (prices.every(({ country }) => country !== EVERYWHERE_ELSE)) {
      await context.print('Everywhere else: not delivered.');
    }
    if (!isOn) {
      context.printError(
        'DELIVERY is not set to address: the shop asks for no address, and adds none of this.',
      );
    }
  }
}

type From = { from: number };

export const command: CommandDefinition = {
  failureCode: 2,
  define(program, context) {
    program.description('What delivery costs. docs/delivery.md describes it.');
    program
      .command('list')
      .description('All prices')
      .action(() => work(null, context));
    const from = ['--from <amount>', 'for orders of this value on', readAmount, 0] as const;
    program
      .command('set')
      .description('Delivery to a country costs so much: a new price, or another one')
      .argument('<country>', COUNTRY, readCountry)
      .argument('<price>', 'in dollars, such as 4.90; 0 is free', readAmount)
      .option(...from)
      .action((country: string, cents: number, flags: From) =>
        work({ country, cents, fromCents: flags.from }, context),
      );
    program
      .command('remove')
      .description('Remove a price; a country without any is everywhere else')
      .argument('<country>', COUNTRY, readCountry)
      .option(...from)
      .action((country: string, flags: From) =>
        work({ country, cents: null, fromCents: flags.from }, context),
      );
  },
};
