import { createContext, createElement, type ReactNode, useContext } from 'react';

/** Says where `of` is shown, and whether its markup is known already; null in browsers. */
export type AskForMarkup = (of: object) => { place: number; isKept: boolean };

export const KeptMarkupContext = createContext<AskForMarkup | null>(null);

/** Stands around the markup on the server until it is taken out or put in; no browser sees it. */
export const KEPT_MARKUP_TAG = 'kept-markup';

type KeptMarkupProps = {
  /** Whatever is shown depends on this very object alone, and on where it is in the tree. */
  of: object;
  children: ReactNode;
};

/** What looks the same in many pages: the server renders it once (`fragment-cache.server.ts`). */
export function KeptMarkup({ of, children }: KeptMarkupProps) {
  const ask = useContext(KeptMarkupContext);
  if (ask === null) return children;
  const { place, isKept } = ask(of);
  return createElement(KEPT_MARKUP_TAG, { place }, isKept ? null : children);
}
