/** Which columns a member of the staff has chosen for lists of orders; the number of the order stands before them. */

export const ORDER_COLUMNS = [
  ...(['placed', 'name', 'country', 'email', 'state'] as const),
  ...(['items', 'total', 'delivery', 'note'] as const),
] as const;

export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** As it comes: what tells orders apart; the way of delivery and the last note are for who works by them. */
export const DEFAULT_COLUMNS: readonly OrderColumn[] = ORDER_COLUMNS.filter(
  (one) => one !== 'delivery' && one !== 'note',
);

/** Those of these names, in the order of the list; the default where there are none. */
export function chosenColumns(names: readonly string[]): readonly OrderColumn[] {
  const chosen = ORDER_COLUMNS.filter((one) => names.includes(one));
  return chosen.length > 0 ? chosen : DEFAULT_COLUMNS;
}
