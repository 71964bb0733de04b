/** The words of every language, for the pages that the simulator answers itself. */
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as fr } from './fr.ts';
import { type Locale, locales, type Words } from './words.ts';

export const allWords: Readonly<Record<Locale, Words>> = { en, de, fr, es };

/** Of what a form has as its locale; English for any that is unknown. */
export function wordsOf(locale: string): Words {
  return allWords[locales.find((known) => known === locale) ?? 'en'];
}
