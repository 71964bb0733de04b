/** The text fields of a review as a form sends them. */
import { messages } from '#app/features/reviews/messages/messages.ts';
import { hasVisible, isLine } from '#app/shared/text/line-text.ts';
import { MAX_NAME, MAX_WORDS } from './review.ts';

export type ReviewFields = { stars: number; name: string; words: string };

/** What is wrong, by the field, as a sentence. */
export type ReviewProblems = Partial<Record<keyof ReviewFields | 'pictures', string>>;

/** What was typed, for a form that is shown once more. */
export type TypedReview = { stars: number | null; name: string; words: string };

/** Letters as people count them: an accent that stands apart is none. */
function letters(text: string): number {
  return [...text].length;
}

/** Without what is not seen and what turns the text around it; browsers send line breaks as CR LF. */
function readWords(text: string): string {
  const visible = text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '');
  if (!hasVisible(visible)) return '';
  return visible.replace(/\n{3,}/g, '\n\n').trim();
}

/** What is absent is empty. */
export function readReviewForm(fields: Readonly<Record<string, string | undefined>>): {
  typed: TypedReview;
  problems: ReviewProblems;
} {
  const words = readWords(fields.words ?? '');
  const typedName = (fields.name ?? '').trim();
  // Letters that nobody sees would stand where the shop says that a buyer has written it.
  const name = isLine(typedName) && !hasVisible(typedName) ? '' : typedName;
  const stars = /^[1-5]$/.test(fields.stars ?? '') ? Number(fields.stars) : null;
  const isTooLong = letters(words) > MAX_WORDS;
  return {
    typed: { stars, name, words },
    problems: {
      ...(stars === null && { stars: messages.chooseStars }),
      ...(isTooLong && { words: messages.wordsTooLong(MAX_WORDS) }),
      ...((letters(name) > MAX_NAME || !isLine(name)) && {
        name: messages.noName(MAX_NAME),
      }),
    },
  };
}
