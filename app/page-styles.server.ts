/** The styles of all pages: in the HTML for who comes for the first time, else a file that is kept. */
import { href, text } from 'virtual:page-styles';

const LINKED = `<link rel="stylesheet" href="${href}">`;
const PREFETCHED = `<link rel="prefetch" as="style" href="${href}">`;

/**
 * What stands at the end of a page's head. A browser that sends a cookie has been here: it has the
 * file, or fetches it once. `attributes` is what the policy wants of a style, such as a nonce.
 * Nothing while developing, when Vite brings the styles.
 */
export function pageStyles(request: Request, attributes: string): string {
  if (text === '') return '';
  if (request.headers.has('cookie')) return LINKED;
  return `<style${attributes}>${text}</style>${PREFETCHED}`;
}
