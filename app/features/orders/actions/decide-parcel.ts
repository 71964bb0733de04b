/**
 * The rules of what staff writes down of an order: which lines a parcel has and which number, which parcels have arrived, of
 * which the tracking is. Pure. An order that is sent at once is a parcel with all that is left.
 */
import * as z from 'zod';
import { BODIES } from '#app/features/orders/events/order-event-bodies.ts';
import type {
  NewOrderEvent,
  OrderEventKind,
  OrderState,
} from '#app/features/orders/events/order-events.ts';
import {
  canHappenTo,
  foldOrder,
  type OrderDetails,
  WAITS_WHILE_HELD,
} from '#app/features/orders/order-state.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

type Order = Pick<OrderDetails, 'amount' | 'basket' | 'events' | 'refunds'>;

const carried = { carrier: z.string(), tracking: z.string() };
const line = z.int();
const parcel = z.int().nullish();

/** What staff says, by the kind of its event. */
const ACTS = {
  packed: BODIES.packed,
  /** Absent lines: all that is left to send. */
  shipped: z.object({ ...carried, lines: z.array(line).nullish() }),
  /** Absent parcel: the only one that is on its way; absent words stay. */
  tracking_added: z.object({ ...carried, parcel }).partial(),
  /** Absent parcel: all that are on their way. */
  delivered: z.object({ parcel }),
  /** As of a parcel. */
  lines_dropped: z.object({ lines: z.array(line).nullish() }),
  held: BODIES.held,
  released: BODIES.released,
  note: BODIES.note,
  return_approved: BODIES.return_approved,
  return_declined: BODIES.return_declined,
} satisfies { [Kind in OrderEventKind]?: z.ZodType };

/** What staff writes down as it happens. */
export type RecordedKind = keyof typeof ACTS;

export type RecordedAct = {
  [Kind in RecordedKind]: { kind: Kind; body: z.infer<(typeof ACTS)[Kind]> };
}[RecordedKind];

/** Throws where it is none of these kinds, or its body is not as its kind has it. */
export function toRecordedAct(kind: RecordedKind, body: object): RecordedAct {
  // The body is that of the kind, which the type of a look-up does not say.
  return { kind, body: ACTS[kind].parse(body) } as RecordedAct;
}

export type ParcelRefusal =
  | { code: 'too_late'; state: OrderState }
  /** It waits until it is released. */
  | { code: 'held' }
  | { code: 'nothing_chosen' }
  /** A line that is not of the order, has left, or is not sent any more. */
  | { code: 'not_to_send'; line: number }
  /** Nothing would be sent, and so much of the charge would stay. */
  | { code: 'paid_for_nothing'; restCents: number }
  /** The parcels that are on their way; the one that is named is none of them, or has to be named. */
  | { code: 'no_parcel'; parcel: number; underWay: number[] }
  | { code: 'which_parcel'; underWay: number[] };

/** The parcels that are meant, of those on their way. */
function chosenOf(
  underWay: number[],
  wanted: number | null | undefined,
): Result<number[], ParcelRefusal> {
  if (wanted == null) return done(underWay);
  return underWay.includes(wanted)
    ? done([wanted])
    : refused({ code: 'no_parcel', parcel: wanted, underWay });
}

/** Which lines are meant, of those that are left to send; null: all of them. */
function chosenToSend(
  linesToSend: readonly number[],
  wanted: readonly number[] | null | undefined,
): Result<number[], ParcelRefusal> {
  const lines = [...new Set(wanted ?? linesToSend)];
  if (lines.length === 0) return refused({ code: 'nothing_chosen' });
  const wrong = lines.find((one) => !linesToSend.includes(one));
  return wrong === undefined ? done(lines) : refused({ code: 'not_to_send', line: wrong });
}

export function decideRecord(order: Order, act: RecordedAct): Result<NewOrderEvent, ParcelRefusal> {
  const status = foldOrder(order);
  const { state, parcels, linesToSend, isHeld } = status;
  if (isHeld && WAITS_WHILE_HELD.includes(act.kind)) return refused({ code: 'held' });
  if (!canHappenTo(act.kind, status)) return refused({ code: 'too_late', state });
  const underWay = parcels.filter(({ isDelivered }) => !isDelivered).map(({ no }) => no);
  switch (act.kind) {
    case 'shipped': {
      const { lines: wanted, ...words } = act.body;
      const chosen = chosenToSend(linesToSend, wanted);
      if (!chosen.ok) return chosen;
      const body = { parcel: parcels.length + 1, lines: chosen.value, ...words };
      return done({ kind: 'shipped', body });
    }
    case 'lines_dropped': {
      const chosen = chosenToSend(linesToSend, act.body.lines);
      if (!chosen.ok) return chosen;
      const isNothingSent = parcels.length === 0 && chosen.value.length === linesToSend.length;
      const { restCents } = status;
      if (isNothingSent && restCents > 0) return refused({ code: 'paid_for_nothing', restCents });
      return done({ kind: 'lines_dropped', body: { lines: chosen.value } });
    }
    case 'tracking_added': {
      const { parcel: wanted, ...words } = act.body;
      const chosen = chosenOf(underWay, wanted);
      if (!chosen.ok) return chosen;
      const [one, ...others] = parcels.filter(({ no }) => chosen.value.includes(no));
      if (one === undefined || others.length > 0)
        return refused({ code: 'which_parcel', underWay });
      const { carrier = one.carrier, tracking = one.tracking } = words;
      return done({ kind: 'tracking_added', body: { parcel: one.no, carrier, tracking } });
    }
    case 'delivered': {
      const chosen = chosenOf(underWay, act.body.parcel);
      return chosen.ok ? done({ kind: 'delivered', body: { parcels: chosen.value } }) : chosen;
    }
    default:
      return done(act);
  }
}
