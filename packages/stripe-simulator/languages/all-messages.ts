/** The messages of every language, for the pages that the simulator answers itself. */
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as es } from './es.ts';
import { messages as fr } from './fr.ts';
import { type Locale, locales, type Messages } from './messages.ts';

export const allMessages: Readonly<Record<Locale, Messages>> = { en, de, fr, es };

/** Of what a form has as its locale; English for any that is unknown. */
export function messagesOf(locale: string): Messages {
  return allMessages[locales.find((known) => known === locale) ?? 'en'];
}
