/** The forms of the account page: one posts at a time, and says which by its `intent`. */

import * as z from 'zod';
import type { AccountService } from '#app/features/account/account-service.server.ts';
import { messages } from '#app/features/account/messages/messages.ts';
import { MAX_PASSKEY_NAME_LETTERS } from '#app/features/account/passkey/passkey-name.ts';
import type { PasswordRefusal } from '#app/features/account/password/own-password.server.ts';
import type { OwnSession } from '#app/features/account/session/own-session-store.server.ts';
import { emailSchema, passwordSchema } from '#app/features/account/sign-in/auth-request.ts';
import type { Result } from '#app/shared/result.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { NoticeCode } from './account-notice.ts';

const text = z.string().refine(isStorable);

/** Of any form: which it is, and what it is about. */
const intentSchema = z.object({ intent: z.string(), id: text.nullish().default(null) });

const id = text.min(1).max(2_000);

const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('confirm-presence'), password: passwordSchema }),
  z.object({ intent: z.literal('send-confirmation') }),
  z.object({
    intent: z.literal('change-password'),
    password: passwordSchema,
    newPassword: passwordSchema,
  }),
  z.object({ intent: z.literal('change-email'), email: emailSchema }),
  z.object({ intent: z.literal('end-session'), id }),
  z.object({ intent: z.literal('end-all-sessions') }),
  z.object({
    intent: z.literal('rename-passkey'),
    id,
    name: text
      .trim()
      .min(1, { error: () => messages.giveName })
      .max(MAX_PASSKEY_NAME_LETTERS, {
        error: () => messages.nameTooLong(MAX_PASSKEY_NAME_LETTERS),
      }),
  }),
  z.object({ intent: z.literal('remove-passkey'), id }),
  z.object({ intent: z.literal('ask-deletion') }),
]);

type AccountForm = z.infer<typeof formSchema>;

export type AccountIntent = AccountForm['intent'];

/** They may be posted without a recent password: it is entered, or the account's own mail is sent again. */
const NEED_NO_PASSWORD: readonly AccountIntent[] = ['confirm-presence', 'send-confirmation'];

/** A `problem` stands beside the form; a `notice` of null says that the page shows the change itself. */
export type AccountOutcome =
  | { kind: 'done'; notice: NoticeCode | null }
  | { kind: 'signed-out' }
  | { kind: 'problem'; message: string; status: number };

/** Null for fields of no form of the page. */
function problemOf(fields: unknown, error: z.ZodError): AccountOutcome | null {
  const form = intentSchema.safeParse(fields);
  const isKnown = error.issues.every(({ code }) => code !== 'invalid_union');
  if (!form.success || !isKnown) return null;
  const message = error.issues[0]?.message ?? '';
  return { kind: 'problem', message, status: 400 };
}

/** Does what a posted form asks for; null if it is none of the page's. */
export async function changeAccount(
  accounts: AccountService,
  session: OwnSession,
  { fields, clientAddress }: { fields: unknown; clientAddress: string },
): Promise<AccountOutcome | null> {
  const parsed = formSchema.safeParse(fields);
  if (!parsed.success) return problemOf(fields, parsed.error);
  const { data: form } = parsed;
  const { intent } = form;
  if (!session.isRecent && !NEED_NO_PASSWORD.includes(intent)) {
    return { kind: 'done', notice: 'password_needed' };
  }
  const waitSeconds = await accounts.changeRate(session);
  if (waitSeconds > 0) {
    const message = messages.tooManyChanges(waitSeconds);
    return { kind: 'problem', message, status: 429 };
  }

  function answer(
    result: Result<null, PasswordRefusal>,
    notice: NoticeCode | null,
  ): AccountOutcome {
    return result.ok ? { kind: 'done', notice } : { kind: 'problem', ...result.refusal };
  }

  switch (form.intent) {
    case 'confirm-presence':
      return answer(await accounts.confirmPresence(session, { ...form, clientAddress }), null);
    case 'send-confirmation':
      return answer(await accounts.askToConfirm(session), 'confirmation_sent');
    case 'change-password': {
      const changed = await accounts.changePassword(session, { ...form, clientAddress });
      return answer(changed, 'password_changed');
    }
    case 'change-email':
      return answer(await accounts.askToConfirm(session, form.email), 'email_asked');
    case 'end-session':
      await accounts.endSessions(session, form.id);
      if (form.id === session.id) return { kind: 'signed-out' };
      return { kind: 'done', notice: 'session_ended' };
    case 'end-all-sessions':
      await accounts.endSessions(session);
      return { kind: 'signed-out' };
    case 'rename-passkey':
      await accounts.renamePasskey(session, form);
      return { kind: 'done', notice: 'passkey_renamed' };
    case 'remove-passkey':
      await accounts.removePasskey(session, form.id);
      return { kind: 'done', notice: 'passkey_removed' };
    case 'ask-deletion':
      await accounts.askToDelete(session);
      return { kind: 'done', notice: 'deletion_asked' };
  }
}
