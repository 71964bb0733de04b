/** What a text of the shop is made of, as pages get it (text-blocks.ts reads it). */

type Parts = readonly Inline[];

/** A part of a line; a text of its own is plain. */
export type Inline =
  | string
  | { kind: 'strong'; parts: Parts }
  | { kind: 'em'; parts: Parts }
  | { kind: 'link'; to: string; parts: Parts };

/** `text` is one text where nothing in it is marked. */
export type TextBlock =
  | { kind: 'heading'; text: string | Parts }
  | { kind: 'paragraph'; text: string | Parts }
  | { kind: 'list'; isNumbered: boolean; items: readonly Parts[] };

/** What is read of it, without marks. */
export function plainText(text: string | Parts): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : plainText(part.parts))).join('');
}
