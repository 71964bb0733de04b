import { createContext, createElement, type ReactNode, useContext } from 'react';

/** Says where `of` is shown, and whether its markup is known already; null in browsers. */
export type LookUpFragment = (of: object) => { place: number; isKept: boolean };

export const FragmentCacheContext = createContext<LookUpFragment | null>(null);

/** Stands around the markup on the server until it is taken out or put in; no browser sees it. */
export const FRAGMENT_TAG = 'kept-markup';

type CachedFragmentProps = {
  /** Whatever is shown depends on this very object alone, and on where it is in the tree. */
  of: object;
  children: ReactNode;
};

/** What looks the same in many pages: the server renders it once (`fragment-cache.server.ts`). */
export function CachedFragment({ of, children }: CachedFragmentProps) {
  const ask = useContext(FragmentCacheContext);
  if (ask === null) return children;
  const { place, isKept } = ask(of);
  return createElement(FRAGMENT_TAG, { place }, isKept ? null : children);
}
