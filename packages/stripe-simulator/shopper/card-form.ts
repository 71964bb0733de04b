/** Paying without scripts: the shop's plain form posts the card here and is returned to. */
import {
  brandOf,
  type CardProblem,
  checkCvc,
  checkExpiry,
  checkNumber,
  digitsOf,
  parseExpiry,
} from '../card-checks.ts';
import { messagesOf } from '../languages/all-messages.ts';
import { messages as english } from '../languages/en.ts';
import { errorText, type Messages } from '../languages/messages.ts';
import type { Call } from '../payments/call.ts';
import { confirmPaymentIntent, finishChallenge, hasClientSecret } from '../payments/confirm.ts';
import type { Store } from '../payments/database.ts';
import { isSameSecret } from '../payments/ids.ts';
import { findPaymentIntent } from '../payments/intent-rows.ts';
import { formatAmount } from '../wire/amounts.ts';
import { ApiError } from '../wire/answer.ts';
import type { Form } from '../wire/form.ts';
import {
  challengePath,
  failureObject,
  type PaymentIntentRow,
} from '../wire/payment-intent-object.ts';
import { requirePublishableKey } from './browser-calls.ts';
import { challengePage, challengePassedPage, refusalPage } from './pages.ts';
import { readReturnPath, withPaymentResult } from './return-path.ts';

/** Where the shopper goes after the payment and after a refusal, and the language of the pages between. */
type WayBack = { returnPath: string | null; backPath: string | null; messages: Messages };

/** Pays with the form's card: 303 to the shop or to the bank, else a page that says why not. */
export async function payByForm(call: Call, form: Form, publishableKey: string): Promise<Response> {
  const way = readWayBack(form);
  if (!way?.returnPath) return badReturnUrl();
  const clientSecret = field(form, 'client_secret');
  const [id = ''] = clientSecret.split('_secret_');
  try {
    requirePublishableKey(form, publishableKey);
    const problem = cardProblem(form, call.now);
    if (problem) return refused(402, problem, way);
    const expiry = parseExpiry(field(form, 'expiry')) ?? { month: 0, year: 0 };
    const row = await confirmPaymentIntent(
      call,
      { id, clientSecret },
      {
        number: digitsOf(field(form, 'number')),
        expMonth: expiry.month,
        expYear: expiry.year,
        cvc: digitsOf(field(form, 'cvc')),
      },
    );
    return afterPayment(row, way);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A second click on the button: the first has paid.
    const row =
      error.body.code === UNEXPECTED_STATE ? await findPaymentIntent(call.store, id) : null;
    const isPaid = row?.status === 'succeeded' && hasClientSecret(row, clientSecret);
    if (isPaid) return afterPayment(row, way);
    // Other messages than a card's are for programmers.
    if (error.body.type === 'card_error') return refused(error.status, error.body, way);
    return refusalPage(way.messages, error.status, way.messages.pages.cannotBePaid, way.backPath);
  }
}

const UNEXPECTED_STATE = 'payment_intent_unexpected_state';

/** The bank's page for an open challenge; 404 without the challenge's source. */
export async function showChallenge(store: Store, id: string, form: Form): Promise<Response> {
  const way = readWayBack(form);
  if (!way) return badReturnUrl();
  const row = await findPaymentIntent(store, id);
  const source = field(form, 'source');
  if (!isChallenge(row, source)) return challengeOver(way);
  return challengePage(way.messages, {
    action: `/card-simulator/three-d-secure/${row.id}`,
    amount: formatAmount(row.amountCents, row.currency, way.messages.locale),
    fields: { source, ...wayFields(way) },
  });
}

/** The shopper's answer to the bank: on to the shop, or a page that says that it failed. */
export async function answerChallenge(call: Call, id: string, form: Form): Promise<Response> {
  const way = readWayBack(form);
  if (!way) return badReturnUrl();
  const outcome = field(form, 'outcome') === 'pass' ? 'pass' : 'fail';
  const source = field(form, 'source');
  const found = await findPaymentIntent(call.store, id);
  if (!isChallenge(found, source)) return challengeOver(way);
  const row = await finishChallenge(call, id, (locked) => isChallenge(locked, source), outcome);
  return afterPayment(row, way);
}

function afterPayment(row: PaymentIntentRow, way: WayBack): Response {
  if (row.challenge) {
    const query = new URLSearchParams(wayFields(way));
    return redirect(`${challengePath(row.id, row.challenge.source)}&${query}`);
  }
  if (row.failure) return refused(402, failureObject(row.failure), way);
  if (way.returnPath === null) return challengePassedPage(way.messages);
  return redirect(withPaymentResult(way.returnPath, row, 'succeeded'));
}

type Refusal = Parameters<typeof errorText>[1] & { message: string };

/** The page that says why the card was refused. */
function refused(status: number, why: Refusal, { messages, backPath }: WayBack): Response {
  return refusalPage(messages, status, errorText(messages, why) ?? why.message, backPath);
}

function cardProblem(form: Form, now: Date): CardProblem | null {
  const number = field(form, 'number');
  return (
    checkNumber(number) ??
    checkExpiry(field(form, 'expiry'), now) ??
    checkCvc(field(form, 'cvc'), brandOf(number))
  );
}

function isChallenge(row: PaymentIntentRow, source: string): boolean {
  return row.challenge !== null && isSameSecret(source, row.challenge.source);
}

/** Null if one of the addresses leads away from the shop; absent ones are null in it. */
function readWayBack(form: Form): WayBack | null {
  const returnPath =
    form.return_url === undefined ? null : readReturnPath(field(form, 'return_url'));
  const backPath =
    form.back_url === undefined ? returnPath : readReturnPath(field(form, 'back_url'));
  if (form.return_url !== undefined && returnPath === null) return null;
  if (form.back_url !== undefined && backPath === null) return null;
  return { returnPath, backPath, messages: messagesOf(field(form, 'locale')) };
}

function wayFields({ returnPath, backPath, messages }: WayBack): Record<string, string> {
  return {
    ...(returnPath === null ? {} : { return_url: returnPath }),
    ...(backPath === null ? {} : { back_url: backPath }),
    ...(messages === english ? {} : { locale: messages.locale }),
  };
}

function field(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function badReturnUrl(): Response {
  return refusalPage(
    english,
    400,
    'return_url and back_url must be paths of the shop that begin with a single slash.',
    null,
  );
}

function challengeOver({ messages, backPath }: WayBack): Response {
  return refusalPage(messages, 404, messages.pages.authenticationOver, backPath);
}
