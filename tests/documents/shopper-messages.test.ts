/** No shopper reads a message that was made for a program: every message that a page can show. */

import { cardMessages } from 'stripe-simulator/card-checks.ts';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { sendBasketAction } from '#app/features/basket/browser/send-basket-action.ts';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import { outcomeMessage, parseOutcome } from '#app/features/basket/core/posted-outcome.ts';
import { CHECKOUT_PARTS } from '#app/features/payment/checkout-version.ts';
import { createPayment } from '#app/features/payment/form/payment-api.ts';
import { paymentProblem } from '#app/features/payment/no-script/no-script-return.ts';
import {
  UNKNOWN_MESSAGE,
  UNPAID_MESSAGE,
  UNREACHED_MESSAGE,
} from '#app/features/payment/provider/stripe/confirm-payment.ts';
import { paymentRefusalMessage } from '#app/features/payment/start/payment-messages.ts';
import { errorPageText } from '#app/ui/feedback/error-page-text.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ limits: { payments: { windowSeconds: 60, max: 12 } } });
afterAll(shop.close);
afterEach(() => vi.unstubAllGlobals());

/** What gives away words for a program: code, protocols, and the names of what is under the pages. */
const FOR_PROGRAMS =
  /[{}[\]<>=?_`\\]|\b(?:JSON|HTTPS?|API|URL|POST|GET|PUT|Error|undefined|null|NaN|intent|payload|parameter|header|schema|query|variant|boolean|string|cents)\b|\w\(\)/;

function expectForShoppers(message: string | undefined): void {
  expect(message).toMatch(/^[A-Z]/);
  expect(message).not.toMatch(FOR_PROGRAMS);
}

/** Lets the pages' own calls reach the shop as this visitor. */
function browseAs(visitor: ReturnType<typeof shop.visitor>): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = init.body === undefined ? {} : { body: String(init.body) };
    const headers = Object.fromEntries(new Headers(init.headers));
    return visitor.request(init.method ?? 'GET', path, { ...body, headers });
  });
}

test('the words for programs are recognised', () => {
  for (const message of [
    'Send ?total= with the basket total in cents, a whole number above zero.',
    'Send one of the actions ADD_TO_BASKET or REMOVE_FROM_BASKET as JSON.',
    "No such payment_intent: 'pi_1'",
    'Error: No route matches URL "/x"',
  ]) {
    expect(message).toMatch(FOR_PROGRAMS);
  }
});

describe('what a page says', () => {
  test('when the basket is left as it is', () => {
    for (const message of Object.values(basketRefusalMessages)) expectForShoppers(message);
  });

  test.for([
    'REMOVE_FROM_BASKET',
    'REMOVE_LINES.1',
    'RESTORE_LINES.1',
    'EMPTY_BASKET',
    'basket_full',
  ])('after a form without scripts: %s', (cookie) => {
    const outcome = parseOutcome(cookie);
    expectForShoppers((outcome && outcomeMessage(outcome, []))?.text);
  });

  test('when no payment can be started', () => {
    const totals = ['total_changed', 'amount_too_small', 'amount_too_large'] as const;
    for (const code of totals) {
      for (const totalCents of [0, 20, 123_456]) {
        expectForShoppers(paymentRefusalMessage({ code, totalCents }));
      }
    }
    for (const part of CHECKOUT_PARTS) {
      const refusal = { changed: [part], version: 'v1', totalCents: 1196 };
      expectForShoppers(paymentRefusalMessage({ code: 'checkout_changed', ...refusal }));
    }
    for (const waitSeconds of [1, 86_400]) {
      expectForShoppers(paymentRefusalMessage({ code: 'too_many_declines', waitSeconds }));
    }
    for (const code of [
      'empty_basket',
      'shopper_merged',
      'already_paid',
      'payment_processing',
      'provider_unavailable',
      'provider_refused',
    ] as const) {
      expectForShoppers(paymentRefusalMessage({ code }));
    }
  });

  test('when a card was not charged, or may have been', () => {
    const problem = paymentProblem(new URLSearchParams('problem=unpaid')) ?? undefined;
    for (const message of [UNPAID_MESSAGE, UNREACHED_MESSAGE, UNKNOWN_MESSAGE, problem]) {
      expectForShoppers(message);
    }
    for (const message of Object.values<string>(cardMessages)) expectForShoppers(message);
  });

  test('in place of a page, whatever the status', () => {
    for (let status = 400; status < 600; status += 1) {
      const { title, text } = errorPageText(status);
      expectForShoppers(title);
      expectForShoppers(text);
    }
  });
});

describe('what a page shows of an answer', () => {
  test('to a write of the basket, whatever was sent', async () => {
    const visitor = shop.visitor();
    browseAs(visitor);
    await visitor.add(...Array.from({ length: MAX_BASKET_LINES }, () => 'book'));
    for (const write of [
      { type: 'ADD_TO_BASKET', variant: 'book' },
      { type: 'ADD_TO_BASKET', variant: 'nothing' },
      { type: 'ADD_TO_BASKET', variant: '' },
      { type: 'RESTORE_LINES', lines: [999_999_999] },
      { type: 'RESTORE_LINES', lines: [] },
      { type: 'SOMETHING_ELSE' },
    ]) {
      const answer = await sendBasketAction(write as Parameters<typeof sendBasketAction>[0]);
      expect(answer.ok).toBe(false);
      expectForShoppers(answer.ok ? '' : answer.message);
    }
  });

  test('to a payment that cannot start, whatever the total', async () => {
    const visitor = shop.visitor('10.0.0.9');
    browseAs(visitor);
    const codes = new Set<string>();
    for (const total of [0, -1, 1.5, Number.NaN, 1196, 1]) {
      const started = await createPayment(total, 'v1');
      if (started.ok) throw new Error('An empty basket was paid');
      codes.add(started.code);
      expectForShoppers(started.message);
    }
    await visitor.add('book');
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const started = await createPayment(1, 'v1');
      if (started.ok) throw new Error('Another total was paid');
      codes.add(started.code);
      expectForShoppers(started.message);
    }
    expect([...codes].toSorted()).toEqual([
      'bad_total',
      'checkout_changed',
      'empty_basket',
      'too_many_requests',
    ]);
  });

  test('to a sign-in or a registration: the provider’s own words', async () => {
    const visitor = shop.visitor();
    for (const [path, body] of [
      ['sign-in/email', { email: '', password: '' }],
      ['sign-in/email', { email: 'ada@example.com', password: 'wrong password' }],
      ['sign-up/email', { email: 'nonsense', password: 'correct horse' }],
      ['sign-up/email', { email: 'ada@example.com', password: 'short' }],
      ['sign-up/email', { email: 'ada@example.com', password: 'x'.repeat(200) }],
      ['sign-up/email', { email: `${'a'.repeat(300)}@example.com`, password: 'correct horse' }],
    ] as const) {
      const answer: { message: string } = await (
        await visitor.post(`/api/auth/${path}`, body)
      ).json();
      expectForShoppers(answer.message);
    }
  });
});
