import type { Account } from '#app/features/shopper/visitor.ts';
import type { BasketMessage } from './basket-messages.ts';
import type { BasketOnWire } from './basket-on-wire.ts';
import type { MergedLines } from './merged-lines.ts';

/** What a page knows of who looks at it. */
export type VisitorData = {
  account: Account | null;
  basket: BasketOnWire;
  /** Lines that joined with this request. */
  mergedLines: MergedLines;
  /** Whether a payment of before signing in is to be gone back to from this page. */
  isPaymentWaiting: boolean;
  /** What came of a form that was posted without scripts. */
  posted: BasketMessage | null;
  /** In a document of the basket: from which total on delivery is free; null or absent where from none. */
  freeFromCents?: number | null;
};

/** The id of the element of a document that holds it as JSON. */
export const VISITOR_DATA_ID = 'visitor';
