/** The keys of the admin, in one list that works them and explains them. */

import { findsAnything, missingScope } from '#admin/operations/page-scopes.ts';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import type { Scope } from '#operations/scopes.ts';
import { messages } from './messages/messages.ts';

/** The second key after `g`, and where it leads. */
const places = (): Readonly<Record<string, { path: string; name: string }>> => ({
  t: { path: '/', name: ui.today },
  o: { path: '/orders', name: ui.orders },
  p: { path: '/products', name: ui.products },
  c: { path: '/customers', name: ui.customers },
  m: { path: '/mail', name: ui.mail },
  s: { path: '/settings', name: ui.settings },
});

/** Those that lead where whoever has these scopes may go. */
export function placesOf(
  scopes: readonly Scope[],
): ReadonlyMap<string, { path: string; name: string }> {
  return new Map(Object.entries(places()).filter(([, { path }]) => !missingScope(scopes, path)));
}

/** Each with the keys that are pressed one after the other. */
export function keysOf(scopes: readonly Scope[]): { keys: readonly string[]; what: string }[] {
  return [
    ...(findsAnything(scopes) ? [{ keys: ['/'], what: ui.searchEverything }] : []),
    { keys: ['↓'], what: messages.nextRow },
    { keys: ['↑'], what: messages.rowBefore },
    { keys: ['Enter'], what: messages.openRow },
    ...[...placesOf(scopes)].map(([key, { name }]) => ({
      keys: ['g', key],
      what: messages.goTo(name),
    })),
    { keys: ['?'], what: messages.theseKeys },
  ];
}
