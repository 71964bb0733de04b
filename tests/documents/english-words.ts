/** What a shop in another language must not say: the words of the English messages. */
import type { Language } from '#app/shared/locale.ts';

type Catalogue = Readonly<Record<string, unknown>>;
const catalogues = import.meta.glob<Catalogue>('/{app,packages}/**/messages/*.ts', { eager: true });

/** Shorter words can be of another language, or of a product. */
const MIN_LETTERS = 13;
const FILLED_IN = '\u0000';

/** What a message says around what is filled in. */
function wordsOf(message: unknown): string[] {
  if (typeof message === 'string') return message.split(/\{\w+\}/);
  if (typeof message === 'function') {
    return String(message(...Array(message.length).fill(FILLED_IN))).split(FILLED_IN);
  }
  return Object.values(message ?? {}).flatMap(wordsOf);
}

function allWords(language: Language): string[] {
  return Object.entries(catalogues)
    .filter(([path]) => path.endsWith(`/${language}.ts`))
    .flatMap(([, catalogue]) => wordsOf({ ...catalogue }))
    .map((words) => words.trim());
}

/** The English words in a text of a shop in this language, which has them in no message of its own. */
export function englishWordsIn(text: string, language: Exclude<Language, 'en'>): string[] {
  const own = allWords(language).join('\n');
  return allWords('en').filter(
    (words) => words.length >= MIN_LETTERS && text.includes(words) && !own.includes(words),
  );
}
