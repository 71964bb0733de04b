/** The words of one language in a browser; those of another than the API's are loaded. */
import { words as english } from './en.ts';
import type { Locale, Words } from './words.ts';

export async function loadWords(locale: Locale): Promise<Words> {
  switch (locale) {
    case 'en':
      return english;
    case 'de':
      return (await import('./de.ts')).words;
    case 'fr':
      return (await import('./fr.ts')).words;
    case 'es':
      return (await import('./es.ts')).words;
  }
}
