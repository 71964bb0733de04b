import { createContext, createElement, type ReactNode, useContext } from 'react';

/** Gives the fragment its slot in the page, and whether its markup is cached already. */
export type LookUpFragment = (of: object) => { slot: number; isCached: boolean };

/** Null in browsers. */
export const FragmentCacheContext = createContext<LookUpFragment | null>(null);

/** The placeholder element, which the server replaces before it sends the page. */
export const FRAGMENT_TAG = 'cached-fragment';

type CachedFragmentProps = {
  /** The cache key, by identity: the children depend on this object alone, and on their place in the tree. */
  of: object;
  children: ReactNode;
};

/**
 * Children that are the same in many pages: the server renders them once (`fragment-cache.server.ts`), which takes a
 * page three quarters of its time. They look the same for everybody: a test renders pages both ways and compares.
 */
export function CachedFragment({ of, children }: CachedFragmentProps) {
  const lookUp = useContext(FragmentCacheContext);
  if (lookUp === null) return children;
  const { slot, isCached } = lookUp(of);
  return createElement(FRAGMENT_TAG, { slot }, isCached ? null : children);
}
