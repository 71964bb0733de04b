/** Tokens, and the page of the API. */
export const tokens = 'Tokens';
export const about =
  'A program calls the {api} by a token. It does no more than whoever made the token may do, and ends with their access.';
export const apiOfShop = 'API of the shop';
export const noTokens = 'There are no tokens.';
export const makeToken = 'Make a token';
export const name = 'Name';
export const itMay = 'It may';
export const madeBy = 'Made by';
export const lastUsed = 'Last used';
export const never = 'Never';
export const end = 'End';
export const aboutApi =
  'What a program can do with a token of the admin. Amounts are whole cents, or the smallest unit of another currency; times are Unix seconds. The same for programs: {link}.';
export const needsScope = 'Needs the scope {scope}.';
export const mayNeedScope = 'For some of it {scope} too.';
export const inQuery = 'In the query';
export const inBody = 'In the body';
export const inAnswer = 'In the answer';
export const needed = ', needed';
