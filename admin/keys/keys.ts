/** The keys of the admin, in one list that works them and explains them. */

import { findsAnything, missingScope } from '#admin/desk/page-scopes.ts';
import type { Scope } from '#operations/scopes.ts';

/** The second key after `g`, and where it leads. */
const PLACES: Readonly<Record<string, { path: string; name: string }>> = {
  t: { path: '/', name: 'Today' },
  o: { path: '/orders', name: 'Orders' },
  p: { path: '/products', name: 'Products' },
  c: { path: '/customers', name: 'Customers' },
  m: { path: '/mail', name: 'Mail' },
  s: { path: '/settings', name: 'Settings' },
};

/** Those that lead where whoever has these scopes may go. */
export function placesOf(
  scopes: readonly Scope[],
): ReadonlyMap<string, { path: string; name: string }> {
  return new Map(Object.entries(PLACES).filter(([, { path }]) => !missingScope(scopes, path)));
}

/** Each with the keys that are pressed one after the other. */
export function keysOf(scopes: readonly Scope[]): { keys: readonly string[]; what: string }[] {
  return [
    ...(findsAnything(scopes) ? [{ keys: ['/'], what: 'Search everything' }] : []),
    { keys: ['↓'], what: 'Into the list, and to its next row' },
    { keys: ['↑'], what: 'To the row before' },
    { keys: ['Enter'], what: 'Open the row' },
    ...[...placesOf(scopes)].map(([key, { name }]) => ({
      keys: ['g', key],
      what: `Go to ${name}`,
    })),
    { keys: ['?'], what: 'These keys' },
  ];
}
