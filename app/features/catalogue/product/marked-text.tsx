import styles from './marked-text.module.css';

/** Which parts of a title are what was searched for. */
type MarkedPart = { text: string; isMatch: boolean };

/** Endings by which two forms of one word differ: `lamps` is found by `lamp`, `lamp` by `lamps`. */
const MAX_ENDING_LETTERS = 3;
const MIN_STEM_LETTERS = 3;

/** A text in which the words that were searched for stand out. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return markedParts(text, words).map((part, index) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

function isForm(part: string, word: string): boolean {
  if (part.startsWith(word)) return true;
  const isStem = part.length >= MIN_STEM_LETTERS && word.startsWith(part);
  return isStem && word.length - part.length <= MAX_ENDING_LETTERS;
}

/** The text cut into words and what is between them; joined, the parts are the text again. */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  const lowerWords = words.map((word) => word.toLowerCase());
  const parts: MarkedPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (piece === '') continue;
    const lower = piece.toLowerCase();
    const isMatch = lowerWords.some((word) => isForm(lower, word));
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  }
  return parts;
}
