/** The bar that a page keeps at the bottom edge of a narrow window, such as the total of a basket. */
import { createStore } from 'zustand/vanilla';

/** Its element; null on a page without one. */
export const bottomBarStore = createStore<HTMLElement | null>(() => null);

/** The `ref` of the bar, which is positioned: toasts stand on top of it, never over it. */
export function bottomBarRef(element: HTMLElement | null): void {
  bottomBarStore.setState(element, true);
}
