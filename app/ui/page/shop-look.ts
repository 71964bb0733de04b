/** The shop's own accent and typeface in a page that is open. */

/** The style element of a document that has them. */
export const LOOK_ID = 'shop-look';

/** Replaces them by these. The policy of a page trusts no style element that comes later, but its own scripts. */
export function wearLook(styles: string): void {
  document.getElementById(LOOK_ID)?.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}
