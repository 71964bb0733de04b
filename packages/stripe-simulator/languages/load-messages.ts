/** The messages of one language in a browser; those of another than the API's are loaded. */
import { messages as english } from './en.ts';
import type { Locale, Messages } from './messages.ts';

export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return english;
    case 'de':
      return (await import('./de.ts')).messages;
    case 'fr':
      return (await import('./fr.ts')).messages;
    case 'es':
      return (await import('./es.ts')).messages;
  }
}
