/** What the link of a guest's mail opens, for the page of the order. */
import type { Queries } from '#db/database.ts';
import { type LinkedOrder, mailOrderCode, spendOrderCode } from './order-code.server.ts';
import { giveOrderPass, hasOrderPass } from './order-pass.server.ts';

export type OrderLinks = {
  /** Whether this browser has opened all of the order by a code. */
  isOpen(headers: Headers, order: LinkedOrder): Promise<boolean>;
  mailCode(order: LinkedOrder): ReturnType<typeof mailOrderCode>;
  /** The Set-Cookie that opens the order at this page, for the right code. */
  open(
    url: URL,
    order: LinkedOrder,
    code: string,
  ): Promise<{ kind: 'opened'; cookie: string } | { kind: 'wrong' | 'too_many' }>;
};

export function createOrderLinks(queries: Queries): OrderLinks {
  return {
    isOpen: (headers, order) => hasOrderPass(queries, headers, order),
    mailCode: (order) => mailOrderCode(queries, order),
    async open(url, order, code) {
      const kind = await spendOrderCode(queries, order, code);
      if (kind !== 'right') return { kind };
      return { kind: 'opened', cookie: await giveOrderPass(queries, url, order) };
    },
  };
}
