/** Adds up the sales by day again in a running shop. */
import * as z from 'zod';
import { readSalesDays } from '#app/features/orders/staff/sales-days.server.ts';
import { sumAll } from '#app/features/orders/staff/sales-variants.server.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

const BEFORE_ALL = '0001-01-01';

/** Of all days; gives what they add up to, which is what the rows of orders in the export add up to. */
export const sumSalesOperation = defineOperation({
  name: 'sum-sales',
  request: z.object({}),
  input: z.never(),
  line: z.object({ days: z.number(), orders: z.number(), cents: z.number() }),
  async *run({ queries, settings }: Pick<ShopAccess, 'queries' | 'settings'>) {
    const zone = settings.timeZone;
    await sumAll(queries, zone);
    const sum = { days: 0, orders: 0, cents: 0 };
    for (const { orders, amountCents } of await readSalesDays(queries, zone, BEFORE_ALL)) {
      sum.days += 1;
      sum.orders += orders;
      sum.cents += amountCents;
    }
    yield sum;
  },
});
