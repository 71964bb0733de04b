/** What an account's owner sees and changes on /account. */

import type { Logger } from 'pino';
import * as z from 'zod';
import { messages } from '#app/features/account/messages/messages.ts';
import type { AuthSecrets } from '#app/features/account/session/auth-secrets.ts';
import {
  ACCOUNT_LIMIT,
  hitRateLimit,
  MAIL_LIMIT,
} from '#app/features/shopper/rate-limits.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { type AccountData, readAccountData } from './data/account-data.server.ts';
import type { DeleteAccount, Deletion } from './data/delete-account.server.ts';
import { sendConfirmation, sendDeletionLink } from './email/account-links.server.ts';
import { hashMailedSecret, MAX_SECRET_LETTERS, readMailedSecret } from './mailed-secret.server.ts';
import {
  createPasskeyRegistration,
  type PasskeyRegistration,
} from './passkey/passkey-registration.server.ts';
import {
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from './passkey/passkey-store.server.ts';
import type { GuessLimiter } from './password/guess-limit.server.ts';
import {
  changePassword,
  type PasswordRefusal,
  verifyOwnPassword,
} from './password/own-password.server.ts';
import { isResetSecret } from './reset/reset-password.server.ts';
import {
  confirmSession,
  endSessions,
  type ListedSession,
  listSessions,
  type OwnSession,
  readOwnSession,
  whileSignedIn,
} from './session/own-session-store.server.ts';

/** `taken`: another account has the address. `gone`: the secret is none of this account, or no longer. */
const confirmationSchema = z.enum(['confirmed', 'changed', 'taken', 'gone']);

type Confirmation = z.infer<typeof confirmationSchema>;

const write = sqlFunction<[uid: string, secretHash: string], Confirmation>(
  'confirm_email',
  2,
  confirmationSchema,
);

type Parts = {
  queries: Queries;
  log: Logger;
  secrets: AuthSecrets;
  guesses: GuessLimiter;
  shopName(): string;
  readToken(headers: Headers): string | null;
  deleteAccount: DeleteAccount;
};

/** Which link of a mail was opened. */
export type MailedLink = { purpose: 'confirm-email' | 'delete-account'; secret: string };

export type LinkOutcome = Awaited<ReturnType<typeof confirmEmail>> | Deletion;

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(parts: Parts) {
  const { queries, log, guesses, readToken } = parts;

  /** A line in the log of what was changed; never of what it was. */
  function logChange(change: string, { uid }: OwnSession): void {
    log.info({ event: 'account-change', change, account: uid }, 'An account was changed');
  }

  return {
    /** The session that sent these headers; null for a guest. */
    async session(headers: Headers): Promise<OwnSession | null> {
      const token = readToken(headers);
      return token === null ? null : readOwnSession(queries, token);
    },

    /** Counts a change of this account; the seconds to wait, or 0. */
    changeRate({ uid }: OwnSession): Promise<number> {
      return hitRateLimit(queries, `account ${uid}`, ACCOUNT_LIMIT);
    },

    async overview(
      session: OwnSession,
    ): Promise<{ sessions: ListedSession[]; passkeys: Passkey[] }> {
      return {
        sessions: await listSessions(queries, session),
        passkeys: await listPasskeys(queries, session.uid),
      };
    },

    /** Makes the session a recent one, by the password. */
    async confirmPresence(
      session: OwnSession,
      input: { password: string; clientAddress: string },
    ): Promise<Result<null, PasswordRefusal>> {
      const verified = await verifyOwnPassword(parts, session, input);
      if (!verified.ok) return verified;
      await confirmSession(queries, session.id);
      return done(null);
    },

    async changePassword(
      session: OwnSession,
      input: { password: string; newPassword: string; clientAddress: string },
    ): Promise<Result<null, PasswordRefusal>> {
      const changed = await changePassword(parts, session, input);
      if (changed.ok) logChange('password', session);
      return changed;
    },

    /** Asks by mail to confirm the account's address, or the one that it is to change to. */
    async askToConfirm(
      session: OwnSession,
      email: string = session.email,
    ): Promise<Result<null, PasswordRefusal>> {
      // Any account may name any address: that has a limit of its own, which the owner's mails do not count in.
      const key = `mail ${guesses.emailHash(email)}`;
      const isOwn = email.toLowerCase() === session.email;
      if (!isOwn && (await hitRateLimit(queries, key, MAIL_LIMIT)) > 0) {
        return refused({ status: 429, message: messages.tooManyMails });
      }
      const { uid } = session;
      const sent = await whileSignedIn(queries, session, async (tx) => {
        await sendConfirmation(tx, { uid, email: email.toLowerCase() });
        return done(null);
      });
      return sent ?? refused({ status: 401, message: messages.signedOut });
    },

    /** Sends the link by which the account can be deleted. */
    askToDelete({ uid, email }: OwnSession): Promise<void> {
      return sendDeletionLink(queries, { uid, email });
    },

    /** What the link is about, if it is of this account and can still be used. Spends nothing. */
    async readLink(
      { uid }: OwnSession,
      { purpose, secret }: MailedLink,
    ): Promise<{ email: string | null } | null> {
      const found = await readMailedSecret(queries, purpose, secret);
      return found?.uid === uid ? { email: found.email } : null;
    },

    /** Does what the link of a mail asks for. */
    async followLink(session: OwnSession, { purpose, secret }: MailedLink): Promise<LinkOutcome> {
      if (secret.length > MAX_SECRET_LETTERS) return 'gone';
      const outcome =
        purpose === 'confirm-email'
          ? await confirmEmail(queries, session.uid, secret)
          : await parts.deleteAccount(session.uid, secret);
      logChange(`${purpose}: ${outcome}`, session);
      return outcome;
    },

    /** Whether a link for a new password can still be used. Spends nothing. */
    isResetSecret: (secret: string) => isResetSecret(queries, secret),

    /** Ends one session of the account, or all of them. */
    async endSessions(session: OwnSession, id?: string): Promise<void> {
      await endSessions(queries, { uid: session.uid, id });
      logChange(id === undefined ? 'sessions' : 'session', session);
    },

    async renamePasskey(session: OwnSession, passkey: { id: string; name: string }): Promise<void> {
      await renamePasskey(queries, { uid: session.uid, ...passkey });
      logChange('passkey name', session);
    },

    async removePasskey(session: OwnSession, id: string): Promise<void> {
      await removePasskey(queries, { uid: session.uid, id });
      logChange('passkey removed', session);
    },

    passkeys: createPasskeyRegistration(queries, parts.secrets) satisfies PasskeyRegistration,

    /** Everything that is stored of the account, table by table and page by page. */
    data: ({ uid }: OwnSession): AccountData => readAccountData(queries, uid),
  };
}

/** Confirms the address that the secret was sent to, which becomes the account's own. */
function confirmEmail(queries: Queries, uid: string, secret: string): Promise<Confirmation> {
  return write(queries, uid, hashMailedSecret('confirm-email', secret));
}
