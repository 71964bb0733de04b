/** An exchange: something of an order comes back, and another order goes out for it. Each has its own money. */
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import type { ExchangeDraft } from './draft-store.server.ts';

/** Whether something has come back, or is asked or on its way to: what never left is no exchange. */
export function mayExchange({
  state,
  openReturn,
  linesBack,
}: Pick<OrderStatus, 'state' | 'openReturn' | 'linesBack'>): boolean {
  return linesBack.length > 0 || openReturn !== null || state === 'withdrawn';
}

/** What an order is in exchange for, and what went out, or is to go out, for what came back of it. */
export function splitExchanges(
  order: string,
  drafts: readonly ExchangeDraft[],
): { made: ExchangeDraft | null; exchanges: ExchangeDraft[] } {
  return {
    made: drafts.find((one) => one.order === order) ?? null,
    exchanges: drafts.filter((one) => one.exchangeFor === order),
  };
}
