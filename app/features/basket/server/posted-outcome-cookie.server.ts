/** Carries what came of a posted form to the page that its answer leads to, once. */
import { parse, serialize } from 'hono/utils/cookie';
import {
  formatOutcome,
  type PostedOutcome,
  parseOutcome,
} from '#app/features/basket/core/posted-outcome.ts';

/** No response with it is public: the cached home page is not sent for it. */
const NAME = 'basket_notice';
const WHILE_SECONDS = 60;
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
