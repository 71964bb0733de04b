/** What came of a form on the page of an order, as a short text that a cookie or an answer carries. */
import { givenBackMessage } from '#app/features/orders/order-messages.ts';
import type { OrderView } from './order-view.ts';

const PLAIN = [
  'cancelled',
  'return-requested',
  'too-late',
  'reason-missing',
  'code-sent',
  'code-wrong',
  'code-right',
  'no-email',
  'transferred',
  'owned-elsewhere',
  'keep-later',
  'keep-signed-out',
  'keep-code-needed',
] as const;

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
  { items, amountCents }: Pick<OrderView, 'items' | 'amountCents'>,
): OutcomeNotice {
  switch (outcome.type) {
    case 'cancelled':
      return plain('success', 'Your order is cancelled', givenBackMessage(amountCents));
    case 'return-requested':
      return plain(
        'success',
        'The shop knows that you want to return it',
        'The answer appears here.',
      );
    case 'too-late':
      return plain(
        'warning',
        'That is not possible any more',
        'The order has moved on: see below.',
      );
    case 'reason-missing':
      return plain('error', 'Please say why', 'The shop needs a reason, of 500 letters at most.');
    case 'code-sent':
      return plain(
        'info',
        'A code is on its way to you',
        'It goes to the e-mail address that was given with the order, and can be used for 15 minutes.',
      );
    case 'code-wrong':
      return plain(
        'error',
        'This is not the code',
        'Type it as it stands in the mail. It can be used once, for 15 minutes: have another one sent if it is older.',
      );
    case 'code-right':
      return plain('success', 'All of your order is shown', 'In this browser, for an hour.');
    case 'no-email':
      return plain(
        'warning',
        'There is no e-mail address of this order any more',
        'Answer one of the mails about it, and the shop helps.',
      );
    case 'transferred':
      return plain('success', 'The order is in your account', 'You find it in Your Orders.');
    case 'owned-elsewhere':
      return plain(
        'warning',
        'This order is in another account',
        'Sign in to that one to see it among its orders.',
      );
    case 'keep-later':
      return plain(
        'warning',
        'A payment is still open where the order was made',
        'Finish it there, or try again tomorrow: it ends by itself.',
      );
    case 'keep-signed-out':
      return plain('warning', 'You are not signed in', 'Sign in, and open the link once more.');
    case 'keep-code-needed':
      return plain(
        'warning',
        'Open the order by its code first',
        'Have a code sent to the e-mail address of the order, and type it below. Then you can keep the order.',
      );
    case 'bought-again':
      return boughtAgain(outcome, items);
  }
}

/** Whether its notice is still current: a return that is answered is in the timeline. */
export function isOutcomeCurrent(
  outcome: OrderOutcome,
  { state }: Pick<OrderView, 'state'>,
): boolean {
  return outcome.type !== 'return-requested' || state === 'return_requested';
}

function plain(kind: OutcomeNotice['kind'], title: string, text: string): OutcomeNotice {
  return { kind, title, lines: [text], link: null };
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
    title:
      added === 0
        ? 'Nothing was added to your basket'
        : `Added to your basket: ${added === 1 ? '1 item' : `${added} items`}`,
    lines: [
      ...titles.map((title) => `No longer sold: ${title}`),
      ...(isFull ? ['Your basket is full: pay for what is in it first.'] : []),
    ],
    link: added === 0 ? null : { to: '/checkout', text: 'Go to your basket' },
  };
}
