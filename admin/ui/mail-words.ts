/** Kinds and states of mails in words; of one that a newer build has written, its name. */
import { messages } from '#admin/mail/messages/messages.ts';

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name.replaceAll('_', ' ');
}

export function mailKindWord(kind: string): string {
  return wordOf(messages.kinds, kind);
}

export function mailStateWord(state: string): string {
  return wordOf(messages.states, state);
}
