/** Where a page of the orders of all shoppers begins, as addresses and programs have it. */

/** The place after which the next page begins: unix seconds and the order's id. */
export type OrderCursor = { seconds: number; id: string };

/** `1732600000.5~pi_3x`, as a program or an address has it. */
export function formatOrderCursor({ seconds, id }: OrderCursor): string {
  return `${seconds}~${id}`;
}

/** Null for what is none. */
export function readOrderCursor(text: string): OrderCursor | null {
  const [, seconds, id] = /^(\d{1,12}(?:\.\d{1,6})?)~(\w{1,255})$/.exec(text) ?? [];
  return seconds !== undefined && id !== undefined ? { seconds: Number(seconds), id } : null;
}
