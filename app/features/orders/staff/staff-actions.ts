/**
 * What staff can do to an order beside a refund: the fields of its form and the options of its command. They are English, as
 * its help is: operations/words has the others.
 */
import type { RecordedKind } from '#app/features/orders/actions/decide-parcel.ts';
import type { OrderEventBodies } from '#app/features/orders/events/order-events.ts';

type Field = {
  label: string;
  hint?: string;
  /** It has room for several lines. */
  isLong?: true;
  /** In the shell it needs no name. */
  isPositional?: true;
};

type Act<Kind extends StaffActionKind> = {
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
export type StaffActionKind = RecordedKind | 'cancelled';

const carrier = { label: 'Carrier' };
const tracking = { label: 'Tracking number' };

/** In the order of their forms on the page of an order. */
export const staffActions: { [Kind in StaffActionKind]: Act<Kind> } = {
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
  held: {
    done: 'Held:',
    button: 'Hold the order',
    leadsOn: false,
    needs: 'none',
    fields: {
      reason: { label: 'Why it is held', hint: 'The shopper does not see it.' },
    },
    command: {
      name: 'hold',
      description: 'Nothing of the order is packed or sent until it is released',
    },
  },
  released: {
    done: 'Released:',
    button: 'Release the order',
    ...{ leadsOn: true, needs: 'none', fields: {} },
    command: { name: 'release', description: 'An order that is held can be packed and sent again' },
  },
  lines_dropped: {
    done: 'Not sent after all, of',
    button: 'Do not send these items',
    ...{ leadsOn: false, needs: 'none', fields: {} },
    command: {
      name: 'drop-lines',
      description:
        'Some of what is left, or all, is not sent after all; nothing is refunded with it',
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
export const STAFF_ACTIONS = Object.keys(staffActions) as StaffActionKind[];
