/** What the host passes to loaders, actions and the renderer of pages. */
import { createContext } from 'react-router';
import type { RequestSession } from '#app/features/account/request-session.server.ts';
import type { VisitorData } from '#app/features/basket/core/visitor-data.ts';
import type { RenderMain } from '#app/page-template.server.ts';
import type { HeroCut } from '#app/shared/brand-picture.ts';
import type { Shop } from '#app/shop.server.ts';

export const shopContext = createContext<Shop>();
export const requestSessionContext = createContext<RequestSession>();

/** The errors that the loaders and actions of one request threw. */
export const pageErrorsContext = createContext<unknown[]>();

/** A page that is made for all visitors: it holds nothing of this request, and is sent as a template. */
export type PageForAll = {
  /** Whether its main part is each visitor's own, and `renderMain` is set when the page is made. */
  hasOwnMain: boolean;
  renderMain: RenderMain | null;
};

/** Null where the page is made for this request alone. */
export const pageForAllContext = createContext<PageForAll | null>(null);

/** Who the document is for, as the root route has loaded it; null where that has failed. */
export const servedVisitorContext = createContext<VisitorData | null>(null);

/** The pictures that the page shows first, which are asked for before its styles. */
export const preloadsContext = createContext<readonly HeroCut[]>([]);

/** The page that was rendered, as it is sent: the host puts it into the response. */
export const pageBytesContext = createContext<Uint8Array<ArrayBuffer> | null>(null);
