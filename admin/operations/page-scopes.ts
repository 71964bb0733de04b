/** Which page of the admin needs which scope: asked before each page, by the bar, and by what leads to pages. */
import type { Scope } from '#operations/scopes.ts';

/** By the pattern of its route; null for pages that are for all of the staff. */
export const PAGE_SCOPES: Readonly<Record<string, Scope | null>> = {
  '/': null,
  '/enter': null,
  '/welcome': null,
  '/sign-out': null,
  '/find': null,
  '/*': null,
  '/orders': 'orders:read',
  '/orders/:id': 'orders:read',
  '/gift-cards': 'credits:read',
  '/gift-cards/:id': 'credits:read',
  '/drafts': 'orders:sell',
  '/drafts/:id': 'orders:sell',
  '/withdrawals': 'orders:read',
  '/slips': 'orders:read',
  '/pick-list': 'orders:read',
  '/new-orders': 'orders:read',
  '/products': 'catalogue:read',
  '/products/new': 'catalogue:write',
  '/products/:variant': 'catalogue:read',
  '/product/:id': 'catalogue:read',
  '/products/:variant/pictures': 'catalogue:read',
  '/collections': 'catalogue:read',
  '/collections/:handle': 'catalogue:read',
  '/collections/:handle/picture': 'catalogue:read',
  '/home': 'catalogue:read',
  '/home/:section': 'catalogue:read',
  '/home/:section/picture': 'catalogue:read',
  '/reviews': 'catalogue:read',
  '/reviews/:review': 'catalogue:read',
  '/bulk': 'catalogue:write',
  '/bulk/:id': 'catalogue:write',
  '/import': 'catalogue:write',
  '/import/:id': 'catalogue:write',
  '/import/:id/live': 'catalogue:write',
  '/import/:id/bad-rows': 'catalogue:write',
  '/export': 'catalogue:read',
  '/mail': 'mail:read',
  '/mail/:name': 'mail:read',
  '/mail/:name/preview': 'mail:read',
  '/webhooks': 'webhooks:read',
  '/webhooks/:id': 'webhooks:read',
  '/webhooks/:id/:event': 'webhooks:read',
  '/customers': 'customers:read',
  '/customers/:uid': 'customers:read',
  '/customers/:uid/data': 'customers:read',
  '/staff': 'staff:read',
  '/you': null,
  '/tokens': 'tokens:write',
  '/tokens/api': 'tokens:write',
  '/health': 'settings:read',
  // What somebody sets for their own browser is there too.
  '/settings': null,
  '/law': 'settings:read',
  '/tax-report': 'orders:read',
  '/books': 'books:read',
  '/books/file': 'books:read',
  '/settings/zone/:zone': 'settings:read',
  '/settings/zone/:zone/:method': 'settings:read',
  '/settings/code/:name': 'settings:read',
  '/shop': 'settings:read',
  '/shop/pictures/:kind': 'settings:read',
};

/** Whether the search of everything has a list to lead to. */
export function findsAnything(scopes: readonly Scope[]): boolean {
  return ['/orders', '/products'].some((page) => !missingScope(scopes, page));
}

/** As the table has it: the router gives the pattern without the slash. */
export function pagePattern(pattern: string): string {
  return pattern.replace(/^\/?/, '/');
}

/** The scope that whoever has these lacks for a page; null where they may see it. Throws for a page of no route. */
export function missingScope(scopes: readonly Scope[], pattern: string): Scope | null {
  const needed = PAGE_SCOPES[pagePattern(pattern)];
  if (needed === undefined) throw new Error(`No scope is set for the page ${pattern}`);
  return needed === null || scopes.includes(needed) ? null : needed;
}
