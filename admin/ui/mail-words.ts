/** Kinds and states of mails in words; of one that a newer build has written, its name. */
import { messages } from '#admin/mail/messages/messages.ts';
import { ACCOUNT, STAFF } from '#app/features/mail/mail-kinds.ts';
import { memberOf } from '#app/features/mail/staff-notices.ts';

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name.replaceAll('_', ' ');
}

export function mailKindWord(kind: string): string {
  return wordOf(messages.kinds, kind);
}

export function mailStateWord(state: string): string {
  return wordOf(messages.states, state);
}

/** An address; a mail to staff or to an account has none before it is sent. */
export function recipientWord(recipient: string): string {
  if (recipient === ACCOUNT) return messages.toAccount;
  return recipient === STAFF || memberOf(recipient) !== null ? messages.toStaff : recipient;
}
