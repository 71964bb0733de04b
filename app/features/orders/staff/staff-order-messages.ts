/**
 * All that staff reads of orders, in the admin and on the command line: where one is, what has happened to it, and what
 * can be done, with the fields of its form and the options of its command.
 */
import type {
  OrderEvent,
  OrderEventBodies,
  OrderEventKind,
  OrderState,
  RecordedKind,
} from '#app/features/orders/order-events.ts';
import { CANCELLATION, type RefundState } from '#app/features/orders/order-refund.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';

type StateMessages = {
  word: string;
  /** What is said of an order, after its number. */
  is: string;
  /** The orders that staff has something to do for; null where nothing waits. */
  waiting: string | null;
};

export const staffStateMessages: Record<OrderState, StateMessages> = {
  placed: { word: 'Placed', is: 'is placed', waiting: 'Orders to pack' },
  packed: { word: 'Packed', is: 'is packed', waiting: 'Orders to send' },
  shipped: { word: 'Shipped', is: 'is shipped', waiting: null },
  delivered: { word: 'Delivered', is: 'is delivered', waiting: null },
  cancelled: { word: 'Cancelled', is: 'is cancelled', waiting: null },
  return_requested: {
    word: 'Return requested',
    is: 'waits for an answer to its return',
    waiting: 'Returns to answer',
  },
  return_approved: {
    word: 'Return approved',
    is: 'has a return that is approved',
    waiting: 'Returns on their way',
  },
  returned: { word: 'Returned', is: 'is returned', waiting: null },
};

/** The states of orders that wait for staff, in the order in which they are listed. */
export const WAITING_STATES = (Object.keys(staffStateMessages) as OrderState[]).filter(
  (state) => staffStateMessages[state].waiting !== null,
);

export const refundStateWord: Record<RefundState, string> = {
  due: 'Due: the card provider has not made it yet; the shop goes on asking',
  pending: 'On its way',
  refunded: 'Made',
  failed: 'Failed: refund it in another way',
  cancelled: 'Not made: as much had gone back at the card provider',
};

export function reasonMessage(reason: string): string {
  return reason === CANCELLATION ? 'Order cancelled' : reason;
}

/** A title and, where there is more to say, a detail; `line` where the two do not make one. */
type EventMessage = { title: string; detail: string | null; line?: string };

function parcelMessage(
  { carrier, tracking }: OrderEventBodies['shipped'],
  title: string,
  word: string,
): EventMessage {
  const line = [carrier ? `${word} by ${carrier}` : word, tracking].filter(Boolean).join(', ');
  return { title, detail: tracking || null, line };
}

const plain = (title: string) => (): EventMessage => ({ title, detail: null });
const reasoned = (title: string) => (body: { reason: string }) => ({
  title,
  detail: body.reason || null,
});

/** Of each kind; times in the shop's zone. */
const eventMessages: {
  [Kind in OrderEventKind]: (body: OrderEventBodies[Kind], timeZone: string) => EventMessage;
} = {
  note: ({ text }) => ({ title: 'Note', detail: text }),
  packed: plain('Packed'),
  shipped: (body) =>
    parcelMessage(body, body.carrier ? `Shipped with ${body.carrier}` : 'Shipped', 'shipped'),
  tracking_added: (body) =>
    parcelMessage(body, body.carrier ? `With ${body.carrier}` : 'Tracking added', 'tracking added'),
  delivered: plain('Delivered'),
  cancelled: reasoned('Cancelled'),
  return_requested: reasoned('Return requested'),
  return_approved: plain('Return approved'),
  return_declined: reasoned('Return declined'),
  returned: plain('Returned'),
  refunded: ({ no, cents, reason }) => ({
    title: `Refund ${no} of ${formatCents(cents)}`,
    detail: reasonMessage(reason) || null,
  }),
  disputed({ status, reason, cents, dueSeconds }, timeZone) {
    const title = `Dispute of ${formatCents(cents)}: ${status.replaceAll('_', ' ')}`;
    const detail = `${reason.replaceAll('_', ' ')}.`;
    if (dueSeconds === null) return { title, detail };
    const due = formatShopTime(dueSeconds, timeZone);
    return { title, detail: `${detail} Answer at the card provider by ${due}.` };
  },
};

export function staffEventMessage<Kind extends OrderEventKind>(
  { kind, body }: { kind: Kind; body: OrderEventBodies[Kind] },
  timeZone: string,
): EventMessage {
  return eventMessages[kind](body, timeZone);
}

/** The same in a line of text. */
export function staffEventLine(event: OrderEvent, timeZone: string): string {
  const { title, detail, line } = staffEventMessage(event, timeZone);
  if (line !== undefined) return line;
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  return detail === null ? text : `${text}: ${detail}`;
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
  fields: { [Name in keyof OrderEventBodies[Kind]]: Field };
  command: { name: string; description: string };
  /** What to do where it cannot happen any more, or not yet. */
  instead: string;
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
    ...{ leadsOn: true, needs: 'none', fields: {} },
    command: { name: 'approve-return', description: 'The shopper may send the order back' },
    instead: 'only a return that is asked for can be approved',
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
    instead: 'only a return that is asked for can be declined',
  },
  packed: {
    done: 'Packed',
    button: 'Packed',
    ...{ leadsOn: true, needs: 'none', fields: {} },
    command: {
      name: 'pack',
      description: 'The order is packed: it cannot be cancelled any more',
    },
    instead: 'only an order that is placed can be packed',
  },
  shipped: {
    done: 'Shipped',
    button: 'Shipped',
    leadsOn: true,
    needs: 'none',
    fields: { carrier, tracking },
    command: { name: 'ship', description: 'The order is on its way' },
    instead: 'only an order that is placed or packed can be shipped',
  },
  delivered: {
    done: 'Marked as delivered:',
    button: 'Delivered',
    ...{ leadsOn: true, needs: 'none', fields: {} },
    command: { name: 'deliver', description: 'The order has arrived' },
    instead: 'only an order that is shipped can be delivered: ship it first',
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
    instead: 'only an order that is shipped, and not delivered yet, gets a tracking number',
  },
  returned: {
    done: 'Marked as returned:',
    button: 'It has come back',
    ...{ leadsOn: false, needs: 'none', fields: {} },
    command: { name: 'receive-return', description: 'The order has come back: refund it' },
    instead: 'only an order that was shipped can come back',
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
    instead: 'only an order that is not packed yet can be cancelled: refund it instead',
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
    instead: 'a note can always be written',
  },
};

// Its type has these keys and no other.
export const STAFF_ACTS = Object.keys(staffActs) as StaffActKind[];
