/** What is done to an order by a process that dies right after it is written. */
import {
  createOrderActions,
  type OrderActions,
} from '#app/features/orders/actions/order-actions.server.ts';
import type { Queries } from '#db/database.ts';

export function dyingActions(queries: Queries): OrderActions {
  const nothing = async () => {};
  return createOrderActions({
    ...{ queries, advanceRefunds: nothing, giveBack: nothing },
    log: { info: () => {} },
  });
}
