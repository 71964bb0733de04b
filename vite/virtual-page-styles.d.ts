/** What `page-styles.ts` gives to the server's build. */
declare module 'virtual:page-styles' {
  /** Where the stylesheet of all pages lies; empty while developing. */
  export const href: string;
  /** What is in it. */
  export const text: string;
}
