/** The text that a database can store: PostgreSQL takes every character but NUL. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}
