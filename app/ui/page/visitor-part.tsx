import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import { messages } from '#app/ui/messages/messages.ts';

/** What the frame of a page says of who looks at it, as texts. */
export type VisitorTexts = {
  /** Whether it is an account; else a guest. */
  signedIn: boolean;
  /** The e-mail of the account, or Guest. */
  name: string;
  /** How many items are in the basket, alone and in words. */
  count: string;
  items: string;
};

export function visitorTexts(signedIn: boolean, name: string, count: number): VisitorTexts {
  return { signedIn, name, count: `${count}`, items: messages.items(count) };
}

/** The elements around such a part, and after each visitor's markup, which the server takes out again. */
export const VISITOR_TAG = 'visitor-part';
export const VISITOR_END_TAG = 'visitor-end';

/** For whom the server renders such a part: its texts are places to be filled. Null in browsers. */
export const RenderedVisitorsContext = createContext<readonly VisitorTexts[] | null>(null);

type VisitorPartProps = {
  visitor: VisitorTexts;
  /** Depends on these texts alone, and uses no `useId`: the server renders it once for all visitors. */
  children: (visitor: VisitorTexts) => ReactNode;
};

/**
 * A part of a page that differs by visitor. The server renders it for a guest and for an account, and fills in the
 * one of the request (`page-template.server.ts`).
 */
export function VisitorPart({ visitor, children }: VisitorPartProps) {
  const rendered = useContext(RenderedVisitorsContext);
  if (rendered === null) return children(visitor);
  const markups = rendered.flatMap((texts) => [
    createElement(Fragment, { key: texts.name }, children(texts)),
    createElement(VISITOR_END_TAG, { key: `end of ${texts.name}` }),
  ]);
  return createElement(VISITOR_TAG, null, markups);
}
