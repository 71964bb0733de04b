/** Where a page of the orders of all shoppers begins, as addresses and programs have it. */
import { ORDER_ID } from '#app/features/orders/order-id.ts';

/** The place after which the next page begins: unix seconds and the order's id. */
export type OrderCursor = { seconds: number; id: string };

/** `1732600000.5~pi_3x`, as a program or an address has it. */
export function formatOrderCursor({ seconds, id }: OrderCursor): string {
  return `${seconds}~${id}`;
}

const CURSOR = new RegExp(String.raw`^(\d{1,12}(?:\.\d{1,6})?)~(${ORDER_ID})$`);

/** Null for what is none. */
export function readOrderCursor(text: string): OrderCursor | null {
  const [, seconds, id] = CURSOR.exec(text) ?? [];
  return seconds !== undefined && id !== undefined ? { seconds: Number(seconds), id } : null;
}
