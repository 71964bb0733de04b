/** The keys of an editable combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */

export type ListState = {
  isOpen: boolean;
  /** The place of the option that Enter takes; null while the text itself is what counts. */
  active: number | null;
};

export type KeyResult = ListState & {
  /** Whether the key has done its work here, so that the browser is not to do its own. */
  isTaken: boolean;
};

/** The next option in a cycle through the list and, after its end, the text field (null). */
function step(active: number | null, by: 1 | -1, count: number): number | null {
  const place = (active === null ? count : active) + by;
  const places = count + 1;
  const next = (place + places) % places;
  return next === count ? null : next;
}

/** What a key does to the list; Enter on an option is for the caller, who knows where it leads. */
export function pressKey(
  { isOpen, active }: ListState,
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  count: number,
): KeyResult {
  if (count === 0) return { isOpen, active, isTaken: false };
  switch (key) {
    case 'ArrowDown':
      if (altKey) return { isOpen: true, active, isTaken: true };
      return { isOpen: true, active: step(isOpen ? active : null, 1, count), isTaken: true };
    case 'ArrowUp':
      if (altKey) return { isOpen: false, active: null, isTaken: isOpen };
      return { isOpen: true, active: step(isOpen ? active : null, -1, count), isTaken: true };
    case 'Escape':
      // The first one closes the list, the next one is the browser's, which empties the field.
      return { isOpen: false, active: null, isTaken: isOpen };
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return { isOpen, active: null, isTaken: false };
    default:
      return { isOpen, active, isTaken: false };
  }
}
