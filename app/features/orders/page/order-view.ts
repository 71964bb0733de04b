/** What the page of an order shows of it. */

import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { paidParts } from '#app/features/credits/credit-parts.ts';
import { dueText } from '#app/features/delivery/arrival.ts';
import { chargeParts } from '#app/features/delivery/terms.ts';
import { chargeTaxes } from '#app/features/invoices/charge-lines.ts';
import type { InvoiceOfOrder } from '#app/features/invoices/invoice.ts';
import { type HowPaid, seenByShopper } from '#app/features/invoices/paid-by-hand.ts';
import { isUndecided } from '#app/features/orders/events/dispute.ts';
import { type OrderState, TO_SHIP } from '#app/features/orders/events/order-events.ts';
import { isSplit, linesOf, type SentParcel } from '#app/features/orders/order-goods.ts';
import { countedTitles, type Progress } from '#app/features/orders/order-messages.ts';
import type { NumberedRefund } from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import {
  isCollected,
  type ShownState,
  shownGiftCards,
  shownState,
} from '#app/features/orders/shown-state.ts';
import type { TaxOfRate } from '#app/features/tax/split-tax.ts';
import { type TimelineEntry, timelineOf } from './order-timeline.ts';

/** Items of one variant at one price; `lines` are their numbers in the basket that was bought. */
export type OrderedItem = {
  item: Pick<Product, 'id' | 'variant' | 'title' | 'image' | 'priceCents'>;
  lines: number[];
  /** What one costs today; null if it is not sold any more. */
  todayCents: number | null;
};

/** Of the items of an order, how many are asked to go back, were withdrawn from, and have come back. */
export type ShownItem = OrderedItem & { returning: number; cameBack: number; withdrawn?: number };

/** A parcel; `titles` are what is in it, where an order has several. */
export type ShownParcel = Pick<SentParcel, 'no' | 'carrier' | 'tracking' | 'isDelivered'> & {
  titles: string[];
};

/** A refund as the shopper sees it. */
export type ShownRefund = Pick<NumberedRefund, 'no' | 'state' | 'amountCents' | 'creditCents'>;

export type OrderView = {
  id: string;
  number: string;
  createdSeconds: number;
  amountCents: number;
  /** How it was paid without a card; null: by card, or nothing was due. */
  byHand: HowPaid | null;
  /** What the amount is made of; nothing where it is the items alone. */
  parts: { name: string; cents: number }[];
  /** By what it is paid, where a gift card or store credit has paid of it. */
  paid: { name: string; cents: number }[];
  /** The tax in it, by rate; nothing where no rates were set. */
  taxes: TaxOfRate[];
  /** Whether it has an invoice, or is to get one. */
  invoice: 'none' | 'pending' | 'numbered';
  state: OrderState;
  /** The same for people. */
  shown: ShownState;
  isCollected: boolean;
  items: ShownItem[];
  parcels: ShownParcel[];
  /** What is left to send of one that was sent in part. */
  stillToCome: string[];
  progress: Progress;
  /** When it comes, or was due, while it has not come. */
  arrival: string | null;
  /** What else there is to know of how it comes, while it has not come; may be empty. */
  deliveryNote: string;
  refunds: ShownRefund[];
  /** What is left of the charge. */
  restCents: number;
  timeline: TimelineEntry[];
  isDisputed: boolean;
  canCancel: boolean;
  canReturn: boolean;
};

/** What is sold today: the price of each variant, in cents. */
export type PricesToday = ReadonlyMap<string, number>;

/** The page's view of an order on a day such as 2026-11-28. */
export function toOrderView(details: OrderDetails, today: PricesToday, day: string): OrderView {
  const { id, number, created, amount, byHand, basket, refunds } = details;
  const status = foldOrder(details);
  const option = details.terms?.deliveryOption;
  const collected = isCollected(details.terms);
  const isComing = TO_SHIP.includes(status.state) || status.state === 'shipped';
  // What is ready to collect has a word of its own.
  const isAwaited = isComing && !(collected && status.state === 'shipped');
  const asked = status.openReturn?.flatMap(({ lines }) => lines) ?? [];
  const withdrawn = status.withdrawals
    .flatMap(({ lines }) => lines)
    .filter((line) => !status.linesBack.includes(line));
  return {
    id,
    number,
    createdSeconds: created,
    amountCents: amount,
    byHand: seenByShopper(byHand),
    parts: chargeParts(basketTotalCents(basket), details.terms),
    paid: paidParts(amount, details.terms),
    taxes: chargeTaxes(details),
    invoice: invoiceStateOf(details.invoice),
    state: status.state,
    shown: details.giftCards?.length
      ? shownGiftCards(status.state, details.giftCards)
      : shownState(status.state, collected),
    isCollected: collected,
    items: groupItems(basket, today).map((item) => {
      const count = countAmong(item.lines, withdrawn);
      return {
        ...item,
        returning: countAmong(item.lines, asked),
        cameBack: countAmong(item.lines, status.linesBack),
        ...(count > 0 && { withdrawn: count }),
      };
    }),
    ...parcelsOf(details),
    arrival: isAwaited && option ? dueText(option, day) : null,
    deliveryNote: isComing ? (option?.note ?? '') : '',
    refunds: refunds
      .filter(({ state }) => state !== 'cancelled')
      .map(({ no, state, amountCents, creditCents = 0 }) => ({
        ...{ no, state, amountCents },
        ...(creditCents > 0 && { creditCents }),
      })),
    restCents: status.restCents,
    timeline: timelineOf(details),
    isDisputed: status.disputes.some(isUndecided),
    canCancel: status.canCancel,
    canReturn: status.returnableLines.length > 0,
  };
}

/** What has left, and what is left to send. */
function parcelsOf(details: OrderDetails): Pick<OrderView, 'parcels' | 'stillToCome' | 'progress'> {
  const { basket } = details;
  const { parcels, linesToSend, isPartlyShipped } = foldOrder(details);
  const split = isSplit(details);
  const sent = linesOf(parcels).length;
  const arrived = linesOf(parcels.filter(({ isDelivered }) => isDelivered)).length;
  return {
    parcels: parcels.map(({ lines, ...parcel }) => ({
      ...parcel,
      titles: split ? countedTitles(lines, basket) : [],
    })),
    stillToCome: isPartlyShipped ? countedTitles(linesToSend, basket) : [],
    progress: { all: sent + linesToSend.length, sent, arrived },
  };
}

function countAmong(lines: readonly number[], others: readonly number[]): number {
  return lines.filter((line) => others.includes(line)).length;
}

function invoiceStateOf(invoice: InvoiceOfOrder): OrderView['invoice'] {
  if (invoice === null) return 'none';
  return invoice === 'pending' ? 'pending' : 'numbered';
}

/** The same variant at the same price is one item, where it was first. */
export function groupItems(basket: readonly BasketItem[], today: PricesToday): OrderedItem[] {
  const groups = new Map<string, OrderedItem>();
  for (const { id, variant, title, image, priceCents, line } of basket) {
    const key = `${priceCents} ${variant}`;
    const group = groups.get(key) ?? {
      item: { id, variant, title, image, priceCents },
      lines: [],
      todayCents: today.get(variant) ?? null,
    };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}
