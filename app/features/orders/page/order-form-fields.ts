/** The fields of the forms on the page of an order. */
import * as z from 'zod';
import { readCode } from '#app/features/orders/link/order-code.ts';

const formSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('buy-again') }),
  z.object({ do: z.literal('cancel') }),
  z.object({ do: z.literal('send-code') }),
  z.object({ do: z.literal('claim') }),
  /** Null for what is no code. */
  z.object({ do: z.literal('open'), code: z.string().transform(readCode).catch(null) }),
]);

export type OrderFormFields = z.infer<typeof formSchema>;

/** What a form asks for; undefined if it is none of them. */
export function readOrderForm(fields: Record<string, string> | null): OrderFormFields | undefined {
  return formSchema.safeParse(fields).data;
}
