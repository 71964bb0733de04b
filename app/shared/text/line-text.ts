/** Texts of one line, as people see them. */

const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line, with nothing that turns the text around it; empty is one. */
export function isLine(text: string): boolean {
  return LINE.test(text);
}

/** Whether there is something to see in a text. */
export function hasVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** A line in which there is something to see. */
export function isVisibleLine(text: string): boolean {
  return isLine(text) && hasVisible(text);
}
