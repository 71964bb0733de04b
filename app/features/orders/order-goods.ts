/**
 * Where the goods of an order are, by its events: the parcels that left, what is left to send, what goes back. Pure
 * (docs/decisions/112).
 */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { giftCardLines, giftCardShare } from '#app/features/credits/bought-cards.ts';
import {
  type NewOrderEvent,
  ORDER_EVENTS,
  type OrderState,
  type ReturnItem,
  type Withdrawal,
} from './events/order-events.ts';

/** A parcel that has left, by its number in the order, with the lines in it; its words may be empty. */
export type SentParcel = {
  no: number;
  lines: number[];
  carrier: string;
  tracking: string;
  isDelivered: boolean;
};

export type Goods = {
  state: OrderState;
  /** In the order in which they left. */
  parcels: SentParcel[];
  /** The lines that are still to leave: in no parcel, and not cancelled, dropped, withdrawn from or refunded before. */
  linesToSend: number[];
  /** Whether what is left to send has left the shelf. */
  isPacked: boolean;
  /** Whether what is left to send waits until staff releases it. */
  isHeld: boolean;
  /** Whether something was sent and something is left to send, whatever goes back meanwhile. */
  isPartlyShipped: boolean;
  /** What the shopper has asked to send back, until staff has answered or it has come; null without an open return. */
  openReturn: readonly ReturnItem[] | null;
  /** The lines that have come back. */
  linesBack: number[];
  /** The lines that are not sent after all, without a refund of theirs. */
  linesDropped: number[];
  /** The withdrawals that stand: that were not declined. */
  withdrawals: Withdrawal[];
  /** The lines of gift cards that something was refunded for since they were withdrawn from. */
  linesAnswered: number[];
};

/** What was bought, and what has happened to it. */
export type Lived = {
  basket: readonly Pick<BasketItem, 'line' | 'isGiftCard'>[];
  events: readonly NewOrderEvent[];
};

export function linesOf(of: readonly { readonly lines: readonly number[] }[]): number[] {
  return of.flatMap(({ lines }) => lines);
}

/** Whether it left, or leaves, otherwise than as one parcel with everything in it. */
export function isSplit({ basket, events }: Lived): boolean {
  return events.some(
    (event) => event.kind === 'shipped' && event.body.lines.length < basket.length,
  );
}

/** A withdrawal without what was sent: that part was declined. */
function unsentPart(withdrawal: Withdrawal): Withdrawal[] {
  const { unsent } = withdrawal;
  return unsent.length > 0 ? [{ ...withdrawal, lines: unsent }] : [];
}

/** Without a return: how far it has come, by the last that has happened to any of it. */
function stateOfParcels(
  reached: OrderState,
  parcels: readonly SentParcel[],
  linesToSend: readonly number[],
  kept: ReadonlySet<number>,
): OrderState {
  // Line by line, nothing is left of it to send.
  if (parcels.length === 0) {
    const isOff = reached !== 'delivered' && kept.size > 0 && linesToSend.length === 0;
    return isOff ? 'cancelled' : reached;
  }
  if (linesToSend.length > 0) return 'partly_shipped';
  return parcels.every(({ isDelivered }) => isDelivered) ? 'delivered' : 'shipped';
}

/** What the events so far have done to the goods. */
type Told = {
  reached: OrderState;
  /** Lines that are mailed: nothing of gift cards is packed, and nothing comes back. */
  mailed: readonly number[];
  isPacked: boolean;
  isHeld: boolean;
  parcels: SentParcel[];
  /** The return that was asked for, with its items, until it has come or was declined. */
  asked: 'return_requested' | 'return_approved' | null;
  items: readonly ReturnItem[];
  withdrawals: Withdrawal[];
  /** Lines that were refunded before they left. */
  refunded: number[];
  /** Mailed lines that were refunded since they were withdrawn from: nothing of them waits for an answer. */
  answered: number[];
  back: number[];
  dropped: number[];
};

const UNTOLD: Told = {
  ...{ reached: 'placed', mailed: [], isPacked: false, isHeld: false },
  ...{ parcels: [], asked: null, items: [], withdrawals: [] },
  ...{ refunded: [], answered: [], back: [], dropped: [] },
};

/** What an event changes of it. */
function changedBy(event: NewOrderEvent, told: Told): Partial<Told> {
  switch (event.kind) {
    case 'held':
      return { isHeld: true };
    case 'released':
      return { isHeld: false };
    case 'packed':
      return { reached: 'packed', isPacked: true };
    case 'shipped': {
      const { parcel: no, ...sent } = event.body;
      return {
        reached: 'shipped',
        parcels: [...told.parcels, { no, ...sent, isDelivered: false }],
      };
    }
    case 'tracking_added': {
      const { parcel, ...known } = event.body;
      return {
        parcels: told.parcels.map((one) => (one.no === parcel ? { ...one, ...known } : one)),
      };
    }
    case 'delivered': {
      const { parcels: arrived } = event.body;
      const isHere = ({ no, isDelivered }: SentParcel) => isDelivered || arrived.includes(no);
      return {
        reached: 'delivered',
        parcels: told.parcels.map((one) => ({ ...one, isDelivered: isHere(one) })),
      };
    }
    case 'return_requested':
      return { asked: 'return_requested', items: event.body.items };
    case 'return_approved':
      return { asked: 'return_approved' };
    case 'returned':
      return { asked: null, back: [...told.back, ...event.body.lines] };
    case 'withdrawn':
      return {
        withdrawals: [...told.withdrawals, event.body],
        answered: told.answered.filter((line) => !event.body.lines.includes(line)),
      };
    case 'refunded': {
      const sent = [...linesOf(told.parcels), ...told.mailed];
      const unsent = (event.body.lines ?? []).filter((line) => !sent.includes(line));
      // A refund of an amount is an answer too.
      const answered = told.mailed.filter((line) => event.body.lines?.includes(line) ?? true);
      return {
        refunded: [...told.refunded, ...unsent],
        answered: [...told.answered, ...answered],
      };
    }
    case 'lines_dropped':
      return { dropped: [...told.dropped, ...event.body.lines] };
    default: {
      const { to } = ORDER_EVENTS[event.kind];
      if (to === null) return {};
      if (to !== 'back') return { reached: to };
      return { asked: null, withdrawals: told.withdrawals.flatMap(unsentPart) };
    }
  }
}

export function foldGoods({ basket, events }: Lived): Goods {
  const mailed = giftCardLines(basket);
  const reached = giftCardShare(basket) === 'all' ? 'delivered' : 'placed';
  let told: Told = { ...UNTOLD, reached, mailed };
  for (const event of events) told = { ...told, ...changedBy(event, told) };
  const { isPacked, parcels, asked, items, withdrawals } = told;
  const back = new Set(told.back);
  const dropped = new Set(told.dropped);
  const kept = new Set([
    ...withdrawals.flatMap(({ unsent }) => unsent),
    ...told.refunded,
    ...dropped,
  ]);
  const sent = new Set([...linesOf(parcels), ...mailed]);
  const lines = basket.map(({ line }) => line);
  const linesToSend =
    told.reached === 'cancelled' ? [] : lines.filter((line) => !sent.has(line) && !kept.has(line));
  const isAllBack = back.size > 0 && lines.every((line) => back.has(line) || kept.has(line));
  const isOnItsWayBack = withdrawals.some(({ lines: of, unsent }) =>
    of.some((line) => !unsent.includes(line) && !back.has(line) && !told.answered.includes(line)),
  );
  const open = isOnItsWayBack ? 'withdrawn' : asked;
  return {
    state: isAllBack
      ? 'returned'
      : (open ?? stateOfParcels(told.reached, parcels, linesToSend, kept)),
    ...{ parcels, linesToSend, isPacked },
    isHeld: told.isHeld && linesToSend.length > 0,
    isPartlyShipped: parcels.length > 0 && linesToSend.length > 0,
    openReturn: asked && items,
    linesBack: [...back],
    linesDropped: [...dropped],
    withdrawals,
    linesAnswered: told.answered,
  };
}
