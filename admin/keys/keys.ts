/** The keys of the admin, in one list that works them and explains them. */

/** The second key after `g`, and where it leads. */
export const PLACES: Readonly<Record<string, { path: string; name: string }>> = {
  t: { path: '/', name: 'Today' },
  o: { path: '/orders', name: 'Orders' },
  p: { path: '/products', name: 'Products' },
  c: { path: '/customers', name: 'Customers' },
  m: { path: '/mail', name: 'Mail' },
  s: { path: '/settings', name: 'Settings' },
};

/** Each with the keys that are pressed one after the other. */
export const KEYS: readonly { keys: readonly string[]; what: string }[] = [
  { keys: ['/'], what: 'Search everything' },
  { keys: ['↓'], what: 'Into the list, and to its next row' },
  { keys: ['↑'], what: 'To the row before' },
  { keys: ['Enter'], what: 'Open the row' },
  ...Object.entries(PLACES).map(([key, { name }]) => ({ keys: ['g', key], what: `Go to ${name}` })),
  { keys: ['?'], what: 'These keys' },
];
