/** What the link of a guest's mail opens, for the page of the order. */
import { showsAddress } from '#app/features/orders/guest-order-link.server.ts';
import type { Queries } from '#db/database.ts';
import { type LinkedOrder, mailOrderCode, spendOrderCode } from './order-code.server.ts';
import { giveOrderPass, hasOrderPass } from './order-pass.server.ts';

export type OrderLinks = {
  /**
   * Whether this browser may see all of the order, and claim it: by the link alone for a while after the sale
   * (`created`, in unix seconds), later once the code that is mailed was typed here.
   */
  isShown(headers: Headers, order: LinkedOrder & { created: number }): Promise<boolean>;
  mailCode(order: LinkedOrder): ReturnType<typeof mailOrderCode>;
  /** The Set-Cookies that open the order in the browser that has sent these; null for a wrong code. */
  open(
    browser: { url: URL; headers: Headers },
    order: LinkedOrder,
    code: string,
  ): Promise<string[] | null>;
};

export function createOrderLinks(queries: Queries): OrderLinks {
  return {
    isShown: async (headers, order) =>
      showsAddress(order.created, Date.now() / 1_000) || hasOrderPass(queries, headers, order),
    mailCode: (order) => mailOrderCode(queries, order),
    async open(browser, order, code) {
      const isRight = await spendOrderCode(queries, order, code);
      return isRight ? giveOrderPass(queries, browser, order) : null;
    },
  };
}
