/**
 * All that staff reads of orders, in the admin and on the command line: where one is, what has happened to it, and what
 * can be done, with the fields of its form and the options of its command. Those are English here, as its help is:
 * operations/words has the others.
 */
import type { Address } from '#app/features/delivery/address.ts';
import { addressLines } from '#app/features/delivery/address-lines.ts';
import type { RecordedKind } from '#app/features/orders/actions/decide-parcel.ts';
import type {
  OrderEvent,
  OrderEventBodies,
  OrderEventKind,
  OrderState,
} from '#app/features/orders/order-events.ts';
import { countedTitles, returnLines } from '#app/features/orders/order-messages.ts';
import { CANCELLATION, RETURN, WITHDRAWAL } from '#app/features/orders/order-refund.ts';
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

type Field = {
  label: string;
  hint?: string;
  /** It has room for several lines. */
  isLong?: true;
  /** In the shell it needs no name. */
  isPositional?: true;
};

type Act<Kind extends StaffActKind> = {
  /** In the record of what was done, before the order's number. */
  done: string;
  button: string;
  /** It is what comes next, usually: the first button of these stands out. */
  leadsOn: boolean;
  /** How many of its fields the form needs. */
  needs: 'all' | 'one' | 'none';
  /** Its texts: which parcel, and which lines, are fields of the operation (act-on-order.server.ts). */
  fields: {
    [Name in Exclude<keyof OrderEventBodies[Kind], 'parcel' | 'parcels' | 'lines'>]: Field;
  };
  command: { name: string; description: string };
};

/** What staff can do with a form or a command beside a refund. */
export type StaffActKind = RecordedKind | 'cancelled';

const carrier = { label: 'Carrier' };
const tracking = { label: 'Tracking number' };

/** In the order of their forms on the page of an order. */
export const staffActs: { [Kind in StaffActKind]: Act<Kind> } = {
  return_approved: {
    done: 'Approved the return of',
    button: 'Approve the return',
    leadsOn: true,
    needs: 'none',
    fields: {
      words: {
        label: 'Words to the shopper',
        hint: 'Such as where to send it. They are in the mail.',
        isLong: true,
      },
    },
    command: { name: 'approve-return', description: 'The shopper may send the order back' },
  },
  return_declined: {
    done: 'Declined the return of',
    button: 'Decline the return',
    leadsOn: false,
    needs: 'all',
    fields: {
      reason: { label: 'Why not, which the shopper reads', isLong: true },
    },
    command: { name: 'decline-return', description: 'The shopper may not send the order back' },
  },
  packed: {
    done: 'Marked as packed:',
    button: 'Packed',
    ...{ leadsOn: true, needs: 'none', fields: {} },
    command: {
      name: 'pack',
      description: 'The order is packed: it cannot be cancelled any more',
    },
  },
  shipped: {
    done: 'Marked as shipped:',
    button: 'Shipped',
    leadsOn: true,
    needs: 'none',
    fields: { carrier, tracking },
    command: {
      name: 'ship',
      description: 'A parcel leaves with all that is left to send, or with some of it',
    },
  },
  delivered: {
    done: 'Marked as delivered:',
    button: 'Delivered',
    ...{ leadsOn: true, needs: 'none', fields: {} },
    command: {
      name: 'deliver',
      description: 'All that was sent has arrived, or one of its parcels',
    },
  },
  tracking_added: {
    done: 'Added the tracking of',
    button: 'Save the tracking',
    leadsOn: false,
    needs: 'one',
    fields: {
      carrier,
      tracking: { ...tracking, hint: 'The shopper gets a mail with it.' },
    },
    command: {
      name: 'track',
      description: 'Carrier and number of a parcel that is on its way: the shopper gets a mail',
    },
  },
  cancelled: {
    done: 'Cancelled',
    button: 'Cancel the order',
    leadsOn: false,
    needs: 'none',
    fields: {
      reason: {
        label: 'Why it is cancelled',
        hint: 'All that is left of the charge goes back.',
      },
    },
    command: {
      name: 'cancel',
      description: 'Cancels an order that is not packed yet, and refunds all of it',
    },
  },
  note: {
    done: 'Wrote a note on',
    button: 'Write the note',
    leadsOn: false,
    needs: 'all',
    fields: {
      text: {
        label: 'Note',
        hint: 'The shopper does not see it.',
        isLong: true,
        isPositional: true,
      },
    },
    command: { name: 'note', description: 'Writes a note, which the shopper does not see' },
  },
};

// Its type has these keys and no other.
export const STAFF_ACTS = Object.keys(staffActs) as StaffActKind[];
