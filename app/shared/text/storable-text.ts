/** The text that a database can store: PostgreSQL takes every character but NUL, and JSON no half of one. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The longest text that staff can write about anything. */
export const MAX_TEXT_LETTERS = 500;
