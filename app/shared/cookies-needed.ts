/** What is said where a browser keeps no cookies: the shop would not know the visitor with the next request. */
export const COOKIES_NEEDED =
  "Your browser blocks cookies, and the shop needs them for your basket and to sign in. Allow cookies for this site in your browser's settings, reload the page and try again.";
