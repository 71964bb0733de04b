/** The stock levels that this page was sent since it was loaded. */
import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { liveClient } from '#app/features/live/browser/live-client.ts';
import type { StockLevel } from './stock-level.ts';

export type Levels = Readonly<Record<string, StockLevel | null>>;

/** What was sent of a variant, whatever its name, or else what it was loaded with. */
export function newestLevel(levels: Levels, variant: string, loaded: StockLevel): StockLevel {
  return (Object.hasOwn(levels, variant) ? levels[variant] : null) ?? loaded;
}

const stockStore = createStore<Levels>(() => ({}));

/** Takes the levels of the live stream, in every tab. */
export function useLiveStock(): void {
  useEffect(
    () =>
      liveClient.on(({ name, data }) => {
        if (name === 'stock') stockStore.setState(JSON.parse(data) as Levels);
        // Comes with a snapshot: what was sent before may be older than what the page has loaded since.
        if (name === 'orders') stockStore.setState({}, true);
      }),
    [],
  );
}

/** The newest levels of products, each the one that it was loaded with where none was sent since. */
export function useStockLevels(
  products: readonly { variant: string; stockLevel?: StockLevel }[],
): (StockLevel | null)[] {
  const levels = useStore(stockStore);
  return products.map(({ variant, stockLevel }) =>
    // What was not counted when the page was loaded, or is none of the catalogue's, says nothing.
    stockLevel === undefined ? null : newestLevel(levels, variant, stockLevel),
  );
}
