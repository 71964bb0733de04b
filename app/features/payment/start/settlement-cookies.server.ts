/** What a browser remembers once the payment that it reported is settled. */
import { rememberPlacedOrder } from '#app/features/orders/placed/placed-order-cookie.server.ts';
import type { Settlement } from '#app/features/payment/settle/decide-settlement.ts';
import { forgetPayment } from './payment-waiting.server.ts';

/** The Set-Cookies: no payment waits any more, and the order, if it is or will be one, is thanked for. */
export function settlementCookies(url: URL, { kind }: Settlement, intent: string): string[] {
  if (kind === 'ordered' || kind === 'processing') {
    return [forgetPayment(url), rememberPlacedOrder(url, intent)];
  }
  return kind === 'refunded' ? [forgetPayment(url)] : [];
}
