/** The styles of all pages: inline on the first visit, else a file that the browser has cached. */
import { href, text } from 'virtual:page-styles';

const LINKED = Buffer.from(`<link rel="stylesheet" href="${href}">`);
const INLINE = Buffer.from(`>${text}</style><link rel="prefetch" as="style" href="${href}">`);

/**
 * The HTML for the end of a page's head, in parts. A browser that sends a cookie has been here before: it has
 * the file cached, or fetches it once. `attributes` are those that the policy requires, such as a
 * nonce. Empty in development, where Vite serves the styles.
 */
export function pageStyles(request: Request, attributes: string): Buffer[] {
  if (text === '') return [];
  if (request.headers.has('cookie')) return [LINKED];
  return [Buffer.from(`<style${attributes}`), INLINE];
}
