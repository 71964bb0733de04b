import { createContext, useContext, useEffect, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useStore } from 'zustand';
import { emptyBasket } from '#app/features/basket/core/basket-item.ts';
import { basketFromWire } from '#app/features/basket/core/basket-on-wire.ts';
import {
  basketReducer,
  initialState,
  type ShopState,
} from '#app/features/basket/core/basket-reducer.ts';
import { itemsForSale } from '#app/features/basket/core/basket-total.ts';
import type { VisitorData } from '#app/features/basket/core/visitor-data.ts';
import { visitorName } from '#app/features/shopper/visitor.ts';
import type { ShopAbout } from '#app/shared/shop-about.ts';
import type { NamedLink } from '#app/shared/text/links-text.ts';
import { type VisitorTexts, visitorTexts } from '#app/ui/page/visitor-part.tsx';
import { basketStore } from './basket-client.ts';
import { optimisticItems } from './basket-sync.ts';

/** What the root route loads for every page. */
export type RootData = {
  /** The shop's name and tag line. */
  about: ShopAbout;
  /** The shop's public origin, for addresses that leave it. */
  origin: string;
  /** The names of the categories in the menu. */
  categories: readonly string[];
  /** What has to stand near prices and stars; absent where nothing has to. */
  offerNotes?: readonly NamedLink[];
  /** The shop's own styles; absent in a document, which has them in itself. */
  look?: string;
  /** Null in a document, which is the same for everybody: its visitor comes beside it. */
  visitor: VisitorData | null;
};

export type ShopData = RootData & VisitorData;

/** Who the document was sent to. */
export const ServedVisitorContext = createContext<VisitorData | null>(null);

/** The root route's newest successful load; only ever set in a browser. */
let latest: ShopData | undefined;

/** The root route's data, or that of the last successful load when this one failed. */
export function useShopData(): ShopData | undefined {
  const loaded = useRouteLoaderData<RootData>('root');
  const served = useContext(ServedVisitorContext);
  const data = useMemo(() => {
    const visitor = loaded?.visitor ?? served;
    return loaded && visitor ? { ...loaded, ...visitor } : undefined;
  }, [loaded, served]);
  useEffect(() => {
    if (data) latest = data;
  }, [data]);
  return data ?? latest;
}

/** The basket and the user to show, pending actions included. */
export function useShopState(): ShopState {
  const data = useShopData();
  const basket = optimisticItems(
    useStore(basketStore),
    data ? basketFromWire(data.basket) : emptyBasket,
  );
  return basketReducer(
    { ...initialState, basket },
    { type: 'SET_USER', user: data?.account ?? null },
  );
}

/** The visitor and the basket to show in the frame of a page. */
export function useVisitorTexts(): VisitorTexts {
  const { user, basket } = useShopState();
  return visitorTexts(user !== null, visitorName(user), itemsForSale(basket).length);
}

/** Whether no action on the basket is pending. */
export function useBasketSettled(): boolean {
  return useStore(basketStore, ({ pending }) => pending.length === 0);
}
