/** What staff may do: scopes, and the roles that are named sets of them. */

/** Each scope, and what it lets somebody do, for people. */
export const SCOPES = {
  'orders:read': 'See orders and what was sold',
  'orders:ship': 'Pack, send and take back orders, and write notes',
  'orders:refund': 'Refund and cancel orders',
  'orders:sell': 'Make orders for customers, send links to pay, and mark them as paid',
  'credits:read': 'See gift cards and store credit',
  'credits:write': 'Make, change and end gift cards, and give store credit',
  'books:read': 'See the books and payouts, and download them',
  'books:write': 'Close months, make links that download the books once, and read payouts anew',
  'catalogue:read': 'See products and their stock',
  'catalogue:write': 'Change, import and withdraw products',
  'stock:write': 'Count the stock',
  'customers:read': 'See customers, and download what is stored of them',
  'customers:write': 'Sign customers out, and delete them',
  'mail:read': 'See the mails that were sent',
  'mail:write': 'Send a mail again, or a test mail',
  'settings:read': 'See delivery prices, taxes and discount codes',
  'settings:write':
    'Change delivery prices, taxes, discount codes, and everything of the pages Settings and Your shop',
  'settings:shop':
    'Change the currency and the language of the shop, and whom it writes to about itself',
  'tokens:write': 'Make and end tokens of the API',
  'webhooks:read': 'See what is sent to programs outside, and what they answered',
  'webhooks:write': 'Have orders with names and addresses sent to programs outside',
  'staff:read': 'See who may do what, and what was done',
  'staff:write': 'Invite people, give roles, and end access',
} as const;

export type Scope = keyof typeof SCOPES;

// Its type has these keys and no other.
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];

export const OWNER = 'owner';

/** What roles of the shop's own are made of: only owners let people in and say what they may do. */
export const GIVEN_SCOPES = SCOPE_NAMES.filter((scope) => scope !== 'staff:write');

/** What a token of the API can hold: no program lets people or programs in. */
export const TOKEN_SCOPES = GIVEN_SCOPES.filter((scope) => scope !== 'tokens:write');

/** The roles that every shop has. The last owner stays one. */
export const ROLES = {
  [OWNER]: SCOPE_NAMES,
  manager: GIVEN_SCOPES,
  packer: ['orders:read', 'orders:ship', 'catalogue:read', 'stock:write'],
  reader: SCOPE_NAMES.filter((scope) => scope.endsWith(':read')),
} as const satisfies Record<string, readonly Scope[]>;

/** `token` is what it was made for. It does no more than who made it may do themselves, by their role as it is now. */
export function scopesOfToken(
  token: readonly string[],
  ofMaker: readonly Scope[],
): readonly Scope[] {
  return TOKEN_SCOPES.filter((scope) => token.includes(scope) && ofMaker.includes(scope));
}

/** `own` are the scopes of a role of the shop's own. Whoever has no role, or one that is none, may nothing. */
export function scopesOf(role: string | null, own: readonly string[] | null): readonly Scope[] {
  const built = Object.entries(ROLES).find(([name]) => name === role);
  return built ? built[1] : GIVEN_SCOPES.filter((scope) => own?.includes(scope));
}
