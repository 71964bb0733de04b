/** The forms on the page of the staff. */
import * as z from 'zod';
import { isStorable } from '#app/shared/storable-text.ts';
import { staffNameSchema } from './staff-name.ts';

const subject = z.string().min(1).max(2_000).refine(isStorable);

const formSchema = z.union([
  z.object({
    do: z.literal('invite'),
    subject: staffNameSchema,
  }),
  z.object({ do: z.enum(['end_session', 'remove_passkey']), subject }),
  z.object({
    do: z.literal('end_access'),
    subject,
    /** Given once the question was answered. */
    sure: z.literal('yes').optional(),
  }),
]);

/** What is asked for, and of whom or what: a name, a session, a passkey or a person. */
export type StaffForm = z.infer<typeof formSchema>;

export function readStaffForm(fields: Record<string, string> | null): StaffForm | null {
  return formSchema.safeParse(fields).data ?? null;
}
