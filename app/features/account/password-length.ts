/** How short a new account's password may be: enforced by the provider, said before by the page. */
export const MIN_PASSWORD_LETTERS = 8;
