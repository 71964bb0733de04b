/** Carries what came of a posted form to the page of its order, once (docs/decisions/043). */
import { parse, serialize } from 'hono/utils/cookie';
import { formatOrderOutcome, type OrderOutcome, parseOrderOutcome } from './order-outcome.ts';

const NAME = 'order_notice';
const WHILE_SECONDS = 60;

function attributes(url: URL) {
  return {
    path: url.pathname,
    httpOnly: true,
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
  } as const;
}

export function readOrderOutcome(headers: Headers): OrderOutcome | null {
  return parseOrderOutcome(parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '');
}

/** The Set-Cookie that carries it; `url` is the order's page, which alone gets it. */
export function carryOrderOutcome(url: URL, outcome: OrderOutcome): string {
  return serialize(NAME, formatOrderOutcome(outcome), {
    ...attributes(url),
    maxAge: WHILE_SECONDS,
  });
}

/** The Set-Cookie that ends it. */
export function dropOrderOutcome(url: URL): string {
  return serialize(NAME, '', { ...attributes(url), maxAge: 0 });
}
