/** The forms on the page of an order. */
import * as z from 'zod';
import type { WantedRefund } from '#app/features/orders/actions/decide-order-refund.ts';
import type { NewOrderEvent } from '#app/features/orders/order-events.ts';
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

const refund = { do: z.literal('refund'), reason: needed, seen: cents, sure };

const formSchema = z.union([
  z.object({ do: z.enum(['packed', 'delivered', 'return_approved', 'returned']) }),
  z.object({ do: z.literal('shipped'), carrier: text, tracking: text }),
  z
    .object({ do: z.literal('tracking_added'), carrier: text, tracking: text })
    .refine(({ carrier, tracking }) => carrier + tracking !== ''),
  z.object({ do: z.literal('note'), text: needed }),
  z.object({ do: z.literal('return_declined'), reason: needed }),
  z.object({ do: z.literal('cancelled'), reason: text, sure }),
  z.object({ ...refund, what: z.literal('rest') }),
  z.object({ ...refund, what: z.literal('amount'), amount: dollars }),
  z.object({ ...refund, what: z.literal('lines'), lines: z.array(line).min(1) }),
]);

/** What a form asks for: an event to record, a cancellation, or a refund of what was shown, both asked about first. */
export type OrderForm =
  | { kind: 'event'; event: NewOrderEvent }
  | { kind: 'cancel'; reason: string; isSure: boolean }
  | { kind: 'refund'; wanted: WantedRefund & { reason: string }; isSure: boolean };

/** Null for a form that is not filled in as it has to be. */
export function readOrderForm(form: FormData): OrderForm | null {
  const fields = { ...Object.fromEntries(form), lines: form.getAll('line') };
  const parsed = formSchema.safeParse(fields);
  if (!parsed.success) return null;
  const { data } = parsed;
  switch (data.do) {
    case 'cancelled':
      return { kind: 'cancel', reason: data.reason, isSure: data.sure };
    case 'refund':
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
    case 'shipped':
    case 'tracking_added': {
      const { carrier, tracking } = data;
      return { kind: 'event', event: { kind: data.do, body: { carrier, tracking } } };
    }
    case 'note':
      return { kind: 'event', event: { kind: 'note', body: { text: data.text } } };
    case 'return_declined':
      return { kind: 'event', event: { kind: data.do, body: { reason: data.reason } } };
    default:
      return { kind: 'event', event: { kind: data.do, body: {} } };
  }
}
