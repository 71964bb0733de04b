/** The bar that a page keeps at the bottom edge of a narrow window, such as the total of a basket. */
import { createStore } from 'zustand/vanilla';

/** Where such a bar is one, as the styles of each have it; in a wider window it is a box of the page. */
const NARROW = '(max-width: 47.99em) and (min-height: 30em)';

/** Its element; null on a page without one, and in a window where it is no bar. */
export const bottomBarStore = createStore<HTMLElement | null>(() => null);

/** The `ref` of the bar, which is positioned: toasts stand on top of it, never over it. */
export function bottomBarRef(element: HTMLElement | null): () => void {
  const narrow = matchMedia(NARROW);
  const update = () => bottomBarStore.setState(narrow.matches ? element : null, true);
  update();
  narrow.addEventListener('change', update);
  return () => {
    narrow.removeEventListener('change', update);
    bottomBarStore.setState(null, true);
  };
}
