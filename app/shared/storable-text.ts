/** What text a database can hold: PostgreSQL's takes every character but NUL. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}
