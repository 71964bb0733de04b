/** The keyset cursor of a page: the last order before it. */
import type { Order } from './order.ts';

export type OrderCursor = Pick<Order, 'created' | 'id'>;

export function formatOrderCursor({ created, id }: OrderCursor): string {
  return `${created}.${id}`;
}

/** Null for a text that is no cursor. */
export function parseOrderCursor(text: string): OrderCursor | null {
  const [, created, id] = /^(\d{1,12})\.(\w{1,255})$/.exec(text) ?? [];
  if (created === undefined || id === undefined) return null;
  return { created: Number(created), id };
}
