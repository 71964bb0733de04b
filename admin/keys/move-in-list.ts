/** The arrow keys in a list: they move the focus over the links that open its rows. */

/** What is in sight; a table that is folded away has none. */
function linksOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.tBodies].flatMap((body) =>
    [...body.rows].flatMap((row) => {
      const link = row.querySelector('a');
      return link && link.getClientRects().length > 0 ? [link] : [];
    }),
  );
}

function firstOfPage(): HTMLElement | undefined {
  const tables = document.querySelectorAll<HTMLTableElement>('main table');
  return [...tables].flatMap(linksOf)[0];
}

/** Where reading a page begins: the focus is there until it is moved. */
function isAtTop(element: Element): boolean {
  return element === document.body || element.matches('main, h1');
}

/**
 * Moves the focus by a row, or into the first list of the page; false where there is no other row, so that the
 * key scrolls as ever.
 */
export function moveInList(from: Element, step: 1 | -1): boolean {
  const table = from.closest('table');
  const row = from.closest('tr');
  if (!table || !row) {
    const first = step === 1 && isAtTop(from) ? firstOfPage() : undefined;
    first?.focus();
    return first !== undefined;
  }
  const links = linksOf(table);
  const here = links.findIndex((link) => row.contains(link));
  const next = here === -1 ? undefined : links[here + step];
  next?.focus();
  return next !== undefined;
}
