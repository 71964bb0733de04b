/** What shoppers read of an order: where it is, and what has happened to it. */
import { paidParts } from '#app/features/credits/credit-parts.ts';
import { messages as credits } from '#app/features/credits/messages/messages.ts';
import { type HowPaid, howPaidText } from '#app/features/invoices/paid-by-hand.ts';
import { messages } from '#app/features/orders/messages/messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import type { ReturnItem } from './events/order-events.ts';
import type { SeenEvent } from './events/seen-events.ts';
import type { NumberedRefund } from './order-refund.ts';
import type { OrderDetails } from './order-state.ts';
import type { ShownState } from './shown-state.ts';

type StateMessages = {
  /** `active` goes on by itself, `done` is as wanted, `waiting` is a question, `ended` is over. */
  tone: 'active' | 'done' | 'waiting' | 'ended';
  /** How far it is on its way to the shopper; null where it goes no further on it. */
  step: ShownState | null;
};

export const stateMessages: Record<ShownState, StateMessages> = {
  placed: { tone: 'active', step: 'placed' },
  packed: { tone: 'active', step: 'packed' },
  partly_shipped: { tone: 'active', step: 'shipped' },
  shipped: { tone: 'active', step: 'shipped' },
  delivered: { tone: 'done', step: 'delivered' },
  cancelled: { tone: 'ended', step: null },
  return_requested: { tone: 'waiting', step: null },
  return_approved: { tone: 'waiting', step: null },
  withdrawn: { tone: 'waiting', step: null },
  returned: { tone: 'ended', step: null },
  ready_to_collect: { tone: 'waiting', step: 'ready_to_collect' },
  collected: { tone: 'done', step: 'collected' },
  to_mail: { tone: 'active', step: null },
  mailed: { tone: 'done', step: null },
  withdrawal_late: { tone: 'waiting', step: null },
};

export function stateWord(state: ShownState): string {
  return messages.states[state];
}

/** How many items of an order are sent, or have been, how many of those have left, and how many have arrived. */
export type Progress = { all: number; sent: number; arrived: number };

/** Where the order stands and what comes next, in sentences. */
export function standingMessage(
  state: ShownState,
  collected: boolean,
  { all, sent, arrived }: Progress,
): string {
  switch (state) {
    case 'partly_shipped':
      return arrived > 0
        ? `${messages.itemsArrived(arrived, all)} ${messages.restFollows}`
        : `${messages.itemsOnTheirWay(sent, all)} ${messages.restFollows}`;
    case 'shipped':
      return arrived > 0
        ? `${messages.itemsArrived(arrived, all)} ${messages.restIsOnItsWay}`
        : messages.standing.shipped;
    case 'ready_to_collect':
      return sent < all
        ? `${messages.standing.ready_to_collect} ${messages.restFollows}`
        : messages.standing.ready_to_collect;
    case 'return_requested':
    case 'withdrawal_late':
      return messages.readsRequest;
    case 'return_approved':
      return messages.sendItBack;
    case 'returned':
      return messages.backAtShop;
    case 'packed':
      return collected ? messages.packedToCollect : messages.standing.packed;
    default:
      return messages.standing[state];
  }
}

/** The steps on the way to the shopper, or to the counter. */
export function stepsOf(collected: boolean): readonly ShownState[] {
  return collected
    ? ['placed', 'packed', 'ready_to_collect', 'collected']
    : ['placed', 'packed', 'shipped', 'delivered'];
}

type Paid = Pick<OrderDetails, 'amount' | 'byHand' | 'terms'>;

/** How an order was paid, as a sentence, or by what in parts. */
export function paidMessage({ amount: cents, byHand, terms }: Paid): string {
  const parts = paidParts(cents, terms, byHand !== null);
  if (parts.length > 0)
    return parts.map((part) => `${part.name}: ${formatCents(part.cents)}`).join(' · ');
  if (byHand) return messages.paidSo(howPaidText(byHand), formatCents(cents));
  return cents > 0 ? messages.paidByCard(formatCents(cents)) : messages.nothingToPay;
}

/** What a cancelled order of so many cents gives back, as a sentence. */
export function givenBackMessage(cents: number, byHand: HowPaid | null): string {
  if (cents === 0) return messages.nothingToPayBack;
  return byHand ? messages.allGivenBack : messages.allGoesBack;
}

/** A title, and what it means; null where the title says it all. */
export type EventMessage = { title: string; detail: string | null };

/** What an event is told by, of its order. */
type EventOrder = {
  amount: number;
  byHand: HowPaid | null;
  basket: readonly BoughtTitle[];
  refunds: readonly NumberedRefund[];
  /** In person. */
  collected: boolean;
  /** Whether its parcels are told apart. */
  split: boolean;
};

type BoughtTitle = { line: number; title: string };

/** `2 × Book`, a text for each title of these lines. */
export function countedTitles(lines: readonly number[], basket: readonly BoughtTitle[]): string[] {
  const chosen = basket.filter(({ line }) => lines.includes(line));
  return [...Map.groupBy(chosen, ({ title }) => title)].map(([title, { length }]) =>
    length > 1 ? `${length} × ${title}` : title,
  );
}

/** What goes back and why, a line for each title and reason. */
export function returnLines(
  items: readonly ReturnItem[],
  basket: readonly BoughtTitle[],
): string[] {
  return items.map(({ lines, reason, words }) => {
    const why = [messages.returnReasons[reason], words].filter((text) => text !== '');
    return `${countedTitles(lines, basket).join(', ')}: ${why.join('. ')}`;
  });
}

/** One of the events of an order; the refund of one stands among these. */
export function eventMessage(
  event: SeenEvent,
  { amount, byHand, basket, refunds, collected, split }: EventOrder,
): EventMessage {
  const ofParcels = (parcels: readonly number[], title: string) =>
    split ? `${parcels.map(messages.parcelNo).join(', ')} · ${title}` : title;
  switch (event.kind) {
    case 'packed':
      return { title: messages.packed, detail: collected ? null : messages.waitsForCarrier };
    case 'shipped': {
      const { parcel, lines, carrier, tracking } = event.body;
      const items = split ? [countedTitles(lines, basket).join(', ')] : [];
      if (collected) {
        return { title: messages.states.ready_to_collect, detail: items.join() || null };
      }
      const title = carrier ? messages.onItsWayWith(carrier) : messages.onItsWay;
      const detail = [...items, ...(tracking ? [messages.trackingIs(tracking)] : [])];
      return { title: ofParcels([parcel], title), detail: detail.join('\n') || null };
    }
    case 'tracking_added': {
      const { parcel, carrier, tracking } = event.body;
      const title = carrier ? messages.carrierHasIt(carrier) : messages.trackingAdded;
      const detail = tracking ? messages.trackingIs(tracking) : null;
      return { title: ofParcels([parcel], title), detail };
    }
    case 'delivered': {
      const title = collected ? messages.states.collected : messages.delivered;
      return { title: collected ? title : ofParcels(event.body.parcels, title), detail: null };
    }
    case 'address_changed': {
      const title =
        event.by === 'shopper' ? messages.addressChangedByYou : messages.addressChangedByShop;
      return { title, detail: null };
    }
    case 'cancelled':
      return {
        title: event.by === 'shopper' ? messages.cancelledByYou : messages.cancelledByShop,
        detail: givenBackMessage(amount, byHand),
      };
    case 'return_requested':
      return {
        title: messages.returnRequested,
        detail: returnLines(event.body.items, basket).join('\n') || null,
      };
    case 'return_approved':
      return { title: messages.returnApproved, detail: event.body.words || messages.sendItBack };
    case 'return_declined':
      return { title: messages.returnDeclined, detail: event.body.reason || null };
    case 'returned':
      return {
        title: messages.returned,
        detail: `${countedTitles(event.body.lines, basket).join(', ')}. ${messages.backAtShop}`,
      };
    case 'withdrawn':
      return {
        title: messages.withdrawalDeclared,
        detail: countedTitles(event.body.lines, basket).join(', '),
      };
    case 'lines_dropped':
      return {
        title: messages.notSent,
        detail: countedTitles(event.body.lines, basket).join(', '),
      };
    case 'refunded': {
      const { no, amountCents } = event.body;
      const refund = refunds.find((one) => one.no === no);
      return {
        title: messages.refundOf(formatCents(amountCents)),
        detail: refund ? refundMessage(refund, byHand) : null,
      };
    }
    case 'disputed':
      return messages.disputes[event.body.status];
  }
}

/** How a refund stands, as a sentence. */
export function refundMessage(
  {
    state,
    amountCents,
    creditCents = 0,
  }: Pick<NumberedRefund, 'state' | 'amountCents' | 'creditCents'>,
  byHand: HowPaid | null,
): string {
  if (creditCents === amountCents) return credits.allBackInCredit;
  const rest = restMessage(state, byHand);
  return creditCents > 0 ? `${rest} ${credits.backInCredit(formatCents(creditCents))}` : rest;
}

function restMessage(state: NumberedRefund['state'], byHand: HowPaid | null): string {
  if (byHand && state === 'due') return messages.givesBack;
  if (byHand && state === 'refunded') return messages.gaveBack;
  return messages.refunds[state];
}
