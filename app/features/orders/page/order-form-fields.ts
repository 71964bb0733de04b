/** The fields of the forms on the page of an order. */
import * as z from 'zod';
import { readCode } from '#app/features/orders/link/order-code.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';

import { MAX_REASON_LENGTH } from './reason-length.ts';

/** Browsers post line breaks as CR LF, and count each as one letter. */
const reason = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(MAX_REASON_LENGTH).refine(isStorable));

const formSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('buy-again') }),
  z.object({ do: z.literal('cancel') }),
  /** A reason that is no reason is empty. */
  z.object({ do: z.literal('return'), reason: reason.catch('') }),
  z.object({ do: z.literal('send-code') }),
  z.object({ do: z.literal('keep') }),
  /** Null for what is no code. */
  z.object({ do: z.literal('open'), code: z.string().transform(readCode).catch(null) }),
]);

export type OrderFormFields = z.infer<typeof formSchema>;

/** What a form asks for; undefined if it is none of them. */
export function readOrderForm(fields: Record<string, string> | null): OrderFormFields | undefined {
  return formSchema.safeParse(fields).data;
}
