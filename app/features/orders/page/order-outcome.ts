/** What came of a form on the page of an order, as a short text that a cookie or an answer carries. */
import { messages } from '#app/features/orders/messages/messages.ts';
import { givenBackMessage } from '#app/features/orders/order-messages.ts';
import type { OrderView } from './order-view.ts';

const PLAIN = [
  'cancelled',
  'return-requested',
  'return-open',
  'address-changed',
  'too-late',
  'code-sent',
  'code-wrong',
  'code-right',
  'no-email',
  'transferred',
  'owned-elsewhere',
  'claim-later',
  'claim-signed-out',
  'claim-code-needed',
] as const;

const KINDS: Record<(typeof PLAIN)[number], OutcomeNotice['kind']> = {
  cancelled: 'success',
  'return-requested': 'success',
  'return-open': 'warning',
  'address-changed': 'success',
  'too-late': 'warning',
  'code-sent': 'info',
  'code-wrong': 'error',
  'code-right': 'success',
  'no-email': 'warning',
  transferred: 'success',
  'owned-elsewhere': 'warning',
  'claim-later': 'warning',
  'claim-signed-out': 'warning',
  'claim-code-needed': 'warning',
};

export type OrderOutcome =
  | { type: (typeof PLAIN)[number] }
  /** So many items were added to the basket; these lines of the order are not sold any more. */
  | { type: 'bought-again'; added: number; gone: readonly number[]; isFull: boolean };

const BOUGHT_AGAIN = /^bought-again\.(\d{1,3})\.(full|fits)((?:\.\d{1,15}){0,100})$/;

export function formatOrderOutcome(outcome: OrderOutcome): string {
  if (outcome.type !== 'bought-again') return outcome.type;
  const { type, added, isFull, gone } = outcome;
  return [type, added, isFull ? 'full' : 'fits', ...gone].join('.');
}

/** Null for any other text. */
export function parseOrderOutcome(text: string): OrderOutcome | null {
  const type = PLAIN.find((one) => one === text);
  if (type) return { type };
  const [, added, room, gone = ''] = BOUGHT_AGAIN.exec(text) ?? [];
  if (added === undefined) return null;
  return {
    type: 'bought-again',
    added: Number(added),
    isFull: room === 'full',
    gone: gone.split('.').slice(1).map(Number),
  };
}

/** A notice; `link` leads on from it. */
export type OutcomeNotice = {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  lines: string[];
  link: { to: string; text: string } | null;
};

/** The notice about it, on the page of this order. */
export function orderOutcomeNotice(
  outcome: OrderOutcome,
  { items, amountCents, byHand }: Pick<OrderView, 'items' | 'amountCents' | 'byHand'>,
): OutcomeNotice {
  const { type } = outcome;
  if (type === 'bought-again') return boughtAgain(outcome, items);
  const said = messages.outcomes[type];
  const text = 'text' in said ? said.text : givenBackMessage(amountCents, byHand);
  return { kind: KINDS[type], title: said.title, lines: [text], link: null };
}

/** Whether its notice is still current: a return that is answered is in the timeline. */
export function isOutcomeCurrent(
  outcome: OrderOutcome,
  { state }: Pick<OrderView, 'state'>,
): boolean {
  return outcome.type !== 'return-requested' || state === 'return_requested';
}

function boughtAgain(
  { added, gone, isFull }: Extract<OrderOutcome, { type: 'bought-again' }>,
  items: OrderView['items'],
): OutcomeNotice {
  const titles = items
    .filter(({ lines }) => lines.some((line) => gone.includes(line)))
    .map(({ item }) => item.title);
  const isWhole = titles.length === 0 && !isFull;
  return {
    kind: added === 0 ? 'warning' : isWhole ? 'success' : 'info',
    title: added === 0 ? messages.nothingAdded : messages.addedToBasket(added),
    lines: [
      ...titles.map((title) => messages.noLongerSoldIs(title)),
      ...(isFull ? [messages.basketIsFull] : []),
    ],
    link: added === 0 ? null : { to: '/checkout', text: messages.goToBasket },
  };
}
