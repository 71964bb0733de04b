/** What a form on the page of a shared basket asks for. */
import * as z from 'zod';
import { nameSchema } from '#app/features/basket/core/read-basket-action.ts';

const formSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('add'), variant: nameSchema }),
  z.object({ do: z.enum(['allow', 'disallow', 'end']) }),
]);

export type SharedForm = z.infer<typeof formSchema>;

/** Null for what no form of the page sends. */
export function readSharedForm(fields: Record<string, string> | null): SharedForm | null {
  return formSchema.safeParse(fields).data ?? null;
}

/** The owner does all of it; who else has the link may add at most. */
export function mayDo(form: SharedForm, by: { isOwner: boolean; mayAdd: boolean }): boolean {
  return by.isOwner || (form.do === 'add' && by.mayAdd);
}
