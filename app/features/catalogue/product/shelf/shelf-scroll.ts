/** How far the arrows of a shelf move it. */

/** As an element that scrolls has it, in pixels. */
type Scrolled = { scrollLeft: number; clientWidth: number; scrollWidth: number };

/** A row stops at a whole card, and a browser rounds. */
const NEAR = 2;

/** Where a row stands after an arrow: a width further, and from its end at the other one. */
export function nextScroll(row: Scrolled, way: 1 | -1): number {
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const end = scrollWidth - clientWidth;
  if (way === 1) return scrollLeft >= end - NEAR ? 0 : Math.min(scrollLeft + clientWidth, end);
  return scrollLeft <= NEAR ? end : Math.max(scrollLeft - clientWidth, 0);
}
