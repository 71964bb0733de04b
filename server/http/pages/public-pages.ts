/**
 * Which responses are public: the same for every visitor but for what is filled in of who it is and what is in the
 * basket, whatever else the request says that the page does not read. The one list of them, with what each reads of its address.
 */

export type PublicPage = {
  /** Of the whole path. */
  path: RegExp;
  /** The parameters of the query that it reads, in the order of its cache keys; any other is ignored. */
  reads: readonly string[];
  /** How those begin that it reads all of, however often they stand there. */
  readsAll: readonly string[];
  /** Whether it shows who the visitor is, and so varies by the cookie. */
  showsVisitor: boolean;
  /** Whether its main part is rendered for each visitor: it shows what is in the basket. */
  hasOwnMain: boolean;
  /** Whether few enough addresses lead here to compress each as well as possible. */
  isFixed: boolean;
};

/** A page, and the path and query that lead to this response of it, without what it does not read. */
export type PublicAddress = { page: PublicPage; target: string };

const page = (
  path: RegExp,
  reads: readonly string[] = [],
  readsAll: readonly string[] = [],
): PublicPage => ({
  path,
  reads,
  readsAll,
  showsVisitor: true,
  hasOwnMain: false,
  isFixed: !path.source.includes('+'),
});

/** As in app/routes.ts and app/api.server.ts. */
const PUBLIC_PAGES: readonly PublicPage[] = [
  page(/^\/$/),
  page(/^\/categories$/),
  page(
    /^\/category\/[^/]+$/,
    ['price', 'rating', 'sale', 'stock', 'sort', 'page', 'after'],
    ['brand', 'option.'],
  ),
  page(
    /^\/collections\/[^/]+$/,
    ['category', 'price', 'rating', 'sale', 'stock', 'sort', 'page', 'after'],
    ['brand', 'option.'],
  ),
  page(/^\/product\/[^/]+$/, [
    ...['variant', 'asked', 'o1', 'o2', 'o3'],
    ...['stars', 'sort', 'reviews', 'voted'],
  ]),
  { ...page(/^\/checkout$/), hasOwnMain: true },
];

/** Its query is refused when it has anything else, so only the call without one is public. */
const PRODUCTS: PublicAddress = {
  page: { ...page(/^\/api\/products$/), showsVisitor: false },
  target: '/api/products',
};

/** The search field of every page shows it: such addresses are typed, not linked to. */
const SEARCH_TEXT = 'q';

/** So long may a path and what is read of its query be. */
const MAX_TARGET_LETTERS = 1_000;

/**
 * Who the cookies name: nobody; somebody, for whom a page is filled in; or somebody whom a page may have something to
 * tell: a notice, that a guest's basket has joined the account's, that a payment waits.
 */
export type CookieVisitor = 'nobody' | 'somebody' | 'told';

const GUEST = /(?:^|[;\s])(?:__Host-)?guest *=/;
const SESSION = /(?:^|[;\s])(?:__Host-)?session *=/;
const NOTICE = /(?:^|[;\s])(?:basket|account|order)_notice *=/;
const PAYMENT = /(?:^|[;\s])payment_waiting *=/;

export function cookieVisitor(cookie: string | undefined): CookieVisitor {
  if (cookie === undefined) return 'nobody';
  const isGuest = GUEST.test(cookie);
  const hasSession = SESSION.test(cookie);
  if (NOTICE.test(cookie) || (hasSession && (isGuest || PAYMENT.test(cookie)))) return 'told';
  return isGuest || hasSession ? 'somebody' : 'nobody';
}

/** The parameters of a query that a page reads, formatted alike; null where they cannot be determined cheaply. */
function readQuery(query: string, { reads, readsAll }: PublicPage): string | null {
  const found: string[] = [];
  const all: string[] = [];
  for (const parameter of query.split('&')) {
    const end = parameter.indexOf('=');
    const name = end === -1 ? parameter : parameter.slice(0, end);
    if (name === SEARCH_TEXT || name.includes('%') || name.includes('+')) return null;
    const place = reads.indexOf(name);
    // The first of several counts, as in the page.
    if (place !== -1) found[place] ??= parameter;
    if (readsAll.some((start) => name.startsWith(start))) all.push(parameter);
  }
  return [...found.filter((parameter) => parameter !== undefined), ...all.sort()].join('&');
}

/** The public address that a request's URL leads to; null where there is none. */
export function publicAddress(url: string): PublicAddress | null {
  if (url === PRODUCTS.target) return PRODUCTS;
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  const found = PUBLIC_PAGES.find((one) => one.path.test(path));
  if (found === undefined) return null;
  const query = start === -1 ? '' : readQuery(url.slice(start + 1), found);
  if (query === null) return null;
  const target = query === '' ? path : `${path}?${query}`;
  return target.length > MAX_TARGET_LETTERS ? null : { page: found, target };
}
