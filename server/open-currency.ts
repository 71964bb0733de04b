import type { Logger } from 'pino';
import { takeCurrency } from '#app/features/payment/shop-currency.server.ts';
import { writeSetting } from '#app/features/settings/settings-store.server.ts';
import type { Queries } from '#db/database.ts';
import { CommandError } from './command-error.ts';

/**
 * Gives the amounts of the database this currency, and tells which they have. Where something was sold in another, it
 * stays: the setting then follows it, and of one that is fixed by the environment this throws.
 */
export async function openCurrency(
  queries: Queries,
  { currency, isFixed }: { currency: string; isFixed: boolean },
  log: Logger,
): Promise<string> {
  const taken = await takeCurrency(queries, currency);
  if (taken.ok) return currency;
  const { refusal: sold } = taken;
  if (isFixed) {
    throw new CommandError(
      `SHOP_CURRENCY is ${currency}, but this shop has sold in ${sold}, and what it owes and has booked stays in that: set SHOP_CURRENCY=${sold}, or begin a new shop with another DATA_DIR or DATABASE_URL.`,
    );
  }
  log.warn(`The shop stays in ${sold}, in which it has sold, and does not change to ${currency}`);
  await queries.transaction((tx) => writeSetting(tx, 'currency', sold, 'shop'));
  return sold;
}
