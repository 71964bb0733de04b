/** Carries what came of a posted form to the page that its answer leads to, once. */
import { parse, serialize } from 'hono/utils/cookie';
import {
  formatOutcome,
  type PostedOutcome,
  parseOutcome,
} from '#app/features/basket/core/posted-outcome.ts';
import { readReferrer } from '#app/shared/http/referrer.ts';

/** No response with it is public: the cached home page is not sent for it. */
const NAME = 'basket_notice';
const WHILE_SECONDS = 60;

const BASKET_PAGE = '/checkout';

const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

export function readOutcome(headers: Headers): PostedOutcome | null {
  return parseOutcome(parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '');
}

/** The Set-Cookie that carries it; on https it is sent there alone. */
export function carryOutcome({ protocol }: URL, outcome: PostedOutcome): string {
  const secure = protocol === 'https:';
  const value = formatOutcome(outcome);
  return serialize(NAME, value, { ...attributes, secure, maxAge: WHILE_SECONDS });
}

/** The Set-Cookie that ends it. */
export function dropOutcome({ protocol }: URL): string {
  return serialize(NAME, '', { ...attributes, secure: protocol === 'https:', maxAge: 0 });
}

/** The parameter of the address of the forms by which a browser that came without a cookie goes on. */
export const COOKIE_CHECK = 'kept';

/** Where a form leads to: a browser without a cookie is looked at first, since it may keep none. */
export function pathAfterPost(request: Request, to: string): string {
  if (request.headers.has('cookie')) return to;
  return `/basket?${COOKIE_CHECK}${to === BASKET_PAGE ? '=basket' : ''}`;
}

/** Where a browser that has kept its cookie goes on to: its page, or that of the basket. */
export function pathAfterCheck(request: Request, url: URL): string {
  return url.searchParams.get(COOKIE_CHECK) === 'basket' ? BASKET_PAGE : readReferrer(request, url);
}
