/** How the title of a page, and the bar, say that orders have come in. */

/** More are not counted. */
export const MAX_NEW_ORDERS = 99;

const COUNT = /^\(\d+\+?\) /;

/** `3`, or `99+`. */
export function countText(count: number): string {
  return count > MAX_NEW_ORDERS ? `${MAX_NEW_ORDERS}+` : `${count}`;
}

/** `(3) Orders`; the title alone for none. Whatever count it has is replaced. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(COUNT, '');
  if (count <= 0) return bare;
  return `(${countText(count)}) ${bare}`;
}
