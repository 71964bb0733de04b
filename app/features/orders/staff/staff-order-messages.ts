/** All that staff reads of orders, in the admin and on the command line: where one is, and what has happened to it. */
import type { Address } from '#app/features/delivery/address/address.ts';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import type { PaidByHand } from '#app/features/invoices/paid-by-hand.ts';
import type {
  OrderEvent,
  OrderEventBodies,
  OrderEventKind,
  OrderState,
} from '#app/features/orders/events/order-events.ts';
import { countedTitles, returnLines } from '#app/features/orders/order-messages.ts';
import {
  CANCELLATION,
  RETURN,
  type RefundState,
  WITHDRAWAL,
} from '#app/features/orders/order-refund.ts';
import type { CarriedState } from '#app/features/orders/shown-state.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import { messages } from './messages/messages.ts';

/** The states of orders that wait for staff, in the order in which they are listed. */
export const WAITING_STATES = [
  'placed',
  'packed',
  'partly_shipped',
  'return_requested',
  'return_approved',
  'withdrawn',
] as const satisfies readonly OrderState[];

export function reasonMessage(reason: string): string {
  if (reason === RETURN) return messages.itemsReturned;
  if (reason === WITHDRAWAL) return messages.itemsWithdrawn;
  return reason === CANCELLATION ? messages.orderCancelled : reason;
}

/** Where an order is, in the list and above its page. */
export function stateMessage(state: CarriedState, isHeld: boolean): string {
  const word = messages.states[state];
  return isHeld ? `${word}, ${messages.inLine(messages.held)}` : word;
}

/** A title and, where there is more to say, a detail; `line` where the two do not make one. */
type EventMessage = { title: string; detail: string | null; line?: string };

/** Before what is said of a parcel, where an order has several. */
function parcelPrefix(parcels: readonly number[], { split }: Pick<ToldBy, 'split'>): string {
  return split ? `${parcels.map(messages.parcel).join(', ')} · ` : '';
}

/** `items`: what is in it, where that is not everything. */
function parcelMessage(
  { parcel, tracking }: OrderEventBodies['tracking_added'],
  by: ToldBy,
  words: { title: string; line: string; items?: string },
): EventMessage {
  const prefix = parcelPrefix([parcel], by);
  const details = [words.items, tracking].filter(Boolean);
  return {
    title: prefix + words.title,
    detail: details.join('\n') || null,
    line: [prefix + words.line, ...details].join(', '),
  };
}

function addressText(address: Address | null): string {
  return address ? addressLines(address).join(', ') : messages.addressForgotten;
}

const plain = (state: OrderState) => (): EventMessage => ({
  title: messages.states[state],
  detail: null,
});
const reasoned = (title: () => string) => (body: { reason: string }) => ({
  title: title(),
  detail: body.reason || null,
});

/** What an event is told by: the shop's zone for its times, and what was bought. */
export type ToldBy = {
  timeZone: string;
  basket: readonly { line: number; title: string }[];
  /** In person. */
  collected: boolean;
  /** Whether its parcels are told apart. */
  split: boolean;
};

/** Of each kind. */
const eventMessages: {
  [Kind in OrderEventKind]: (body: OrderEventBodies[Kind], by: ToldBy) => EventMessage;
} = {
  held: reasoned(() => messages.held),
  released: () => ({ title: messages.released, detail: null }),
  note: ({ text }) => ({ title: messages.note, detail: text }),
  address_changed: ({ before, after }) => ({
    title: messages.addressChanged,
    detail: [
      messages.addressBefore(addressText(before)),
      messages.addressNow(addressText(after)),
    ].join('\n'),
  }),
  packed: plain('packed'),
  shipped: (body, by) => {
    const items = by.split ? countedTitles(body.lines, by.basket).join(', ') : '';
    if (by.collected) return { title: messages.states.ready_to_collect, detail: items || null };
    const title = body.carrier ? messages.shippedWith(body.carrier) : messages.states.shipped;
    return parcelMessage(body, by, { title, line: messages.shippedLine(body.carrier), items });
  },
  tracking_added: (body, by) => {
    const title = body.carrier ? messages.withCarrier(body.carrier) : messages.trackingAdded;
    return parcelMessage(body, by, { title, line: messages.trackingLine(body.carrier) });
  },
  delivered: ({ parcels }, by) => ({
    title: by.collected
      ? messages.states.collected
      : parcelPrefix(parcels, by) + messages.states.delivered,
    detail: null,
  }),
  cancelled: reasoned(() => messages.states.cancelled),
  return_requested: ({ items }, { basket }) => ({
    title: messages.states.return_requested,
    detail: returnLines(items, basket).join('\n') || null,
  }),
  return_approved: ({ words }) => ({
    title: messages.states.return_approved,
    detail: words || null,
  }),
  return_declined: reasoned(() => messages.returnDeclined),
  returned({ lines, restocked }, { basket }) {
    const kept = lines.filter((line) => !restocked.includes(line));
    const titles = countedTitles(lines, basket).join(', ');
    const aside = countedTitles(kept, basket).join(', ');
    return {
      title: messages.states.returned,
      detail: kept.length > 0 ? `${titles}. ${messages.notOnShelf(aside)}` : titles,
    };
  },
  withdrawn({ lines, unsent, isLate }, { basket }) {
    const titles = countedTitles(lines, basket).join(', ');
    const remarks = [
      ...(isLate ? [messages.withdrawnLate] : []),
      ...(unsent.length === lines.length ? [messages.neverSent] : []),
      ...(unsent.length > 0 && unsent.length < lines.length
        ? [`${countedTitles(unsent, basket).join(', ')}: ${messages.neverSent}`]
        : []),
    ];
    return { title: messages.withdrawal, detail: [`${titles}.`, ...remarks].join(' ') };
  },
  lines_dropped: ({ lines }, { basket }) => ({
    title: messages.notSent,
    detail: countedTitles(lines, basket).join(', '),
  }),
  refunded: ({ no, amountCents, reason }) => ({
    title: messages.refundOf(no, formatCents(amountCents)),
    detail: reasonMessage(reason) || null,
  }),
  disputed({ status, reason, amountCents, dueSeconds }, { timeZone }) {
    const title = messages.disputeOf(formatCents(amountCents), messages.disputeStates[status]);
    const detail = `${reason.replaceAll('_', ' ')}.`;
    if (dueSeconds === null) return { title, detail };
    const due = formatShopTime(dueSeconds, timeZone);
    return { title, detail: `${detail} ${messages.answerBy(due)}` };
  },
};

export function staffEventMessage<Kind extends OrderEventKind>(
  { kind, body }: { kind: Kind; body: OrderEventBodies[Kind] },
  by: ToldBy,
): EventMessage {
  return eventMessages[kind](body, by);
}

/** The same in a line of text. */
export function staffEventLine(event: OrderEvent, by: ToldBy): string {
  const { title, detail, line } = staffEventMessage(event, by);
  if (line !== undefined) return line;
  const text = messages.inLine(title);
  return detail === null ? text : `${text}: ${detail.replaceAll('\n', '; ')}`;
}

/** How a refund stands, for staff; `byHand`: of what no card has paid. */
export function refundStateMessage(state: RefundState, byHand: PaidByHand | null): string {
  if (byHand && state === 'due') return messages.toGiveBack;
  return messages.refundStates[state];
}
