/** The styles of all pages: inline on the first visit, else a file that the browser has cached. */
import { href, text } from 'virtual:page-styles';

/** What is between the tags of the inline ones. Empty in development, where Vite serves the styles. */
export const STYLE_TEXT = text;

/** For a browser that has been here before: it has the file cached, or fetches it once. */
export const LINKED_STYLES = text === '' ? '' : `<link rel="stylesheet" href="${href}">`;

export const INLINE_STYLES =
  text === '' ? '' : `<style>${text}</style><link rel="prefetch" as="style" href="${href}">`;
