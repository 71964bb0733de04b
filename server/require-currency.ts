import { takeCurrency } from '#app/features/payment/shop-currency.server.ts';
import type { Queries } from '#db/database.ts';
import { CommandError } from './command-error.ts';

/** Gives the amounts of the database this currency; throws where something was sold in another. */
export async function requireCurrency(queries: Queries, currency: string): Promise<void> {
  const taken = await takeCurrency(queries, currency);
  if (taken.ok) return;
  throw new CommandError(
    `SHOP_CURRENCY is ${currency}, but this shop has sold in ${taken.refusal}, and what it owes and has booked stays in that: set SHOP_CURRENCY=${taken.refusal}, or begin a new shop with another DATA_DIR or DATABASE_URL.`,
  );
}
