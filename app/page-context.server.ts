/** What the host hands to the loaders and actions of pages. */
import { createContext } from 'react-router';
import type { RequestSession } from '#app/features/account/request-session.server.ts';
import type { Shop } from '#app/shop.server.ts';

export const shopContext = createContext<Shop>();
export const requestSessionContext = createContext<RequestSession>();

/** What the loaders and actions of one request threw. */
export const pageErrorsContext = createContext<unknown[]>();

/** Whether the page is kept and sent to everybody, so that nothing in it may be this request's own. */
export const isPublicContext = createContext<boolean>(false);
