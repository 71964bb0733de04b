/** Adds up the sales by day again, from all orders. */
import * as z from 'zod';
import { readSalesDays } from '#app/features/orders/staff/sales-days.server.ts';
import { sumAll } from '#app/features/orders/staff/sales-variants.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { defineChange } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

const BEFORE_ALL = '0001-01-01';

/** Gives what all days add up to, which is what the rows of orders in the export add up to. */
export const sumSalesAgain = defineChange({
  name: 'sales.sum-again',
  scope: 'settings:write',
  does: 'Adds up the sales of each day again, from all orders',
  done: 'Added up all sales again',
  button: 'Add up all sales again',
  subjectWord: null,
  input: z.object({}),
  output: z.object({ days: z.number(), orders: z.number(), amountCents: z.int() }),
  message: ({ days, orders, amountCents }) =>
    messages.summed(days, orders, formatCents(amountCents)),
  async run({ shop, record, afterCommit }) {
    record({ subject: 'sales' });
    // Month by month, each in a transaction of its own: all of a large shop takes long.
    afterCommit(() => sumAll(shop.database.queries, shop.settings.current().timeZone));
    return { days: 0, orders: 0, amountCents: 0 };
  },
  async readAgain({ queries, shop }) {
    const sum = { days: 0, orders: 0, amountCents: 0 };
    for (const { orders, amountCents } of await readSalesDays(
      queries,
      shop.settings.current().timeZone,
      BEFORE_ALL,
    )) {
      sum.days += 1;
      sum.orders += orders;
      sum.amountCents += amountCents;
    }
    return sum;
  },
});
