/** The forms on the page of an order. */
import * as z from 'zod';
import type { WantedRefund } from '#app/features/orders/actions/decide-order-refund.ts';
import { type RecordedEvent, recordedEventSchema } from '#app/features/orders/order-events.ts';
import {
  isStaffAct,
  type StaffActKind,
  staffActs,
} from '#app/features/orders/staff/staff-order-messages.ts';
import { isStorable } from '#app/shared/storable-text.ts';

/** The longest text that staff can write about an order. */
export const MAX_TEXT_LETTERS = 500;

/** Browsers post line breaks as CR LF, and count each as one letter. */
const text = z
  .string()
  .transform((value) => value.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(MAX_TEXT_LETTERS).refine(isStorable));

const needed = text.pipe(z.string().min(1));

const cents = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

/** `12`, `12.5` and `12.50`; the digits are read, so that no cent is lost to a fraction. */
export const dollars = z
  .string()
  .trim()
  .regex(/^\$?\d{1,9}(?:\.\d{1,2})?$/)
  .transform((value) => {
    const [whole = '', fraction = ''] = value.replace('$', '').split('.');
    return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  });

const line = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** Given once the question was answered: what moves money is asked first. */
const sure = z
  .literal('yes')
  .optional()
  .transform((answer) => answer === 'yes');

const refund = { reason: needed, seen: cents, sure };

const refundSchema = z.union([
  z.object({ ...refund, what: z.literal('rest') }),
  z.object({ ...refund, what: z.literal('amount'), amount: dollars }),
  z.object({ ...refund, what: z.literal('lines'), lines: z.array(line).min(1) }),
]);

const cancelSchema = z.object({ reason: z.string(), sure });

/** The fields of an act's form; null where not as many are filled in as it needs. */
function readFields(kind: StaffActKind, posted: object): object | null {
  const { fields, needs } = staffActs[kind];
  const names = Object.keys(fields);
  const { data } = z
    .object(Object.fromEntries(names.map((name) => [name, text])))
    .safeParse(posted);
  if (!data) return null;
  const filled = Object.values(data).filter((value) => value !== '').length;
  const least = { none: 0, one: 1, all: names.length }[needs];
  return filled < least ? null : data;
}

/** What a form asks for: an event to record, a cancellation, or a refund of what was shown, both asked about first. */
export type OrderForm =
  | { kind: 'event'; event: RecordedEvent }
  | { kind: 'cancel'; reason: string; isSure: boolean }
  | { kind: 'refund'; wanted: WantedRefund & { reason: string }; isSure: boolean };

function readRefund(posted: object): OrderForm | null {
  const { data } = refundSchema.safeParse(posted);
  if (!data) return null;
  return {
    kind: 'refund',
    isSure: data.sure,
    wanted: {
      cents: data.what === 'amount' ? data.amount : null,
      lines: data.what === 'lines' ? data.lines : null,
      seenCents: data.seen,
      ...(data.sure && { isSure: true }),
      reason: data.reason,
    },
  };
}

/** Null for a form that is not filled in as it has to be. */
export function readOrderForm(form: FormData): OrderForm | null {
  const posted = { ...Object.fromEntries(form), lines: form.getAll('line') };
  const kind = form.get('do');
  if (kind === 'refund') return readRefund(posted);
  if (!isStaffAct(kind)) return null;
  const body = readFields(kind, posted);
  if (kind === 'cancelled') {
    const { data } = cancelSchema.safeParse(body && { ...posted, ...body });
    return data ? { kind: 'cancel', reason: data.reason, isSure: data.sure } : null;
  }
  const event = recordedEventSchema.safeParse({ kind, body }).data;
  return event ? { kind: 'event', event } : null;
}
