/** POST /api/payments/create?total= (spec 7), /{intent}/hold, /webhook, and PUT /api/payments/email */

import * as z from 'zod';
import {
  type ApiContext,
  fail,
  failForNow,
  readJson,
  readQuery,
} from '#app/api/api-response.server.ts';
import { CHECKOUT_VERSION_HEADER } from '#app/features/payment/checkout-version.ts';
import { HOLD_REFUSALS, holdRefusalMessage } from '#app/features/payment/hold/hold-messages.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import {
  PAYMENT_REFUSALS,
  paymentRefusalMessage,
} from '#app/features/payment/start/payment-messages.ts';
import { rememberPayment } from '#app/features/payment/start/payment-waiting.server.ts';
import { variantsLeft } from '#app/features/stock/stock.ts';
import { refused } from '#app/shared/result.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import type { Shop } from '#app/shop.server.ts';

const totalSchema = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})$/)
  .transform(Number);

/** The version of all that the shopper saw (checkout-version.ts). */
const shownSchema = z.string().max(200).optional();

function failTooMany(context: ApiContext, waitSeconds: number): Response {
  context.header('retry-after', String(waitSeconds));
  const message = messages.tooManyWait(waitSeconds);
  return fail(context, 429, { code: 'too_many_requests', message });
}

export function postPayment({ startPayment, paymentRate }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const { requestSession } = context.var;
    const { clientAddress } = requestSession;
    const waitSeconds = await paymentRate(clientAddress);
    if (waitSeconds > 0) return failTooMany(context, waitSeconds);
    const total = totalSchema.safeParse(readQuery(context)?.total);
    if (!total.success) {
      const message = 'Send ?total= with the basket total in cents, a whole number.';
      return fail(context, 400, { code: 'bad_total', message });
    }
    const shown = shownSchema.safeParse(context.req.header(CHECKOUT_VERSION_HEADER));
    if (!shown.success) {
      const message = `Send the header ${CHECKOUT_VERSION_HEADER} with the version of what the page shows, or leave it out.`;
      return fail(context, 400, { code: 'bad_shown', message });
    }
    const { account, shopper } = await requestSession.visitor();
    const started = await startPayment(clientAddress, shopper, total.data, shown.data);
    if (started.ok) {
      if (!account) requestSession.setCookie(rememberPayment(new URL(context.req.url)));
      return context.json(started.value);
    }
    const { code, ...more } = started.refusal;
    const message = paymentRefusalMessage(started.refusal);
    if (code === 'provider_unavailable') context.header('retry-after', '5');
    if ('waitSeconds' in more) context.header('retry-after', String(more.waitSeconds));
    const rightTotal = 'totalCents' in more ? { total: more.totalCents } : {};
    const rightVersion = 'version' in more ? { shown: more.version } : {};
    return fail(context, PAYMENT_REFUSALS[code].status, {
      code,
      message,
      ...rightTotal,
      ...rightVersion,
    });
  };
}

const emailSchema = z.object({
  email: z.union([z.null(), z.string().transform((text) => readEmailField(text))]),
});

/** Where a guest wants the confirmation; null for nowhere. */
export function putPaymentEmail({ confirmationEmail, settings }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const sent = emailSchema.safeParse(await readJson(context));
    if (!sent.success || sent.data.email === undefined) {
      const message = 'Send {"email": "ann@example.com"}, or null for no confirmation by mail.';
      return fail(context, 400, { code: 'bad_email', message });
    }
    const { account, shopper } = await context.var.requestSession.visitor();
    if (account) {
      const message = 'The confirmation goes to the e-mail of the account.';
      return fail(context, 409, { code: 'signed_in', message });
    }
    if (sent.data.email === null && settings.current().mode.email === 'required') {
      return fail(context, 422, { code: 'no_email', message: messages.noEmail });
    }
    if (await confirmationEmail.write(shopper, sent.data.email)) return context.body(null, 204);
    const message = 'There is nothing to pay. Start the payment first.';
    return fail(context, 404, { code: 'no_payment', message });
  };
}

/** Holds what the payment needs, before its card is confirmed. */
export function postHold({ holdPayment, holdRate }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const { requestSession } = context.var;
    const waitSeconds = await holdRate(requestSession.clientAddress);
    if (waitSeconds > 0) return failTooMany(context, waitSeconds);
    const { shopper } = await requestSession.visitor();
    const intent = context.req.param('intent') ?? '';
    const held =
      shopper === null ? refused({ code: 'unknown' as const }) : await holdPayment(shopper, intent);
    if (held.ok) return context.json({ held: true });
    const { refusal } = held;
    const message = holdRefusalMessage(refusal);
    const { status, code = refusal.code } = HOLD_REFUSALS[refusal.code];
    const which = refusal.code === 'sold_out' ? { variants: variantsLeft(refusal.left) } : {};
    return fail(context, status, { code, message, ...which });
  };
}

/** 2xx only after the commit; on 5xx the provider sends the event again. */
export function postWebhook({ gateway, handleWebhook }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const signature = context.req.header(gateway.signatureHeader) ?? '';
    const event = await gateway.readEvent(await context.req.text(), signature);
    if (!event) {
      const message = 'The signature does not fit the body, or is too old.';
      return fail(context, 400, { code: 'bad_signature', message });
    }
    if (await handleWebhook(event)) return context.json({ received: true });
    return failForNow(context, 'The card provider did not answer. Send the event again.');
  };
}
