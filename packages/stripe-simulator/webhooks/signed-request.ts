/** The webhook request Stripe would send. https://docs.stripe.com/webhooks#verify-manually */
import { createHmac } from 'node:crypto';

/** The shop's address for webhooks; the host is only a name, since nothing goes over a network. */
const WEBHOOK_URL = 'http://localhost/api/payments/webhook';

/** A signed POST with the payload as it is; `timestampSeconds` is when it was signed. */
export function signedRequest(
  payload: string,
  webhookSecret: string,
  timestampSeconds: number,
): Request {
  const signature = createHmac('sha256', webhookSecret)
    .update(`${timestampSeconds}.${payload}`)
    .digest('hex');
  return new Request(WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${timestampSeconds},v1=${signature}`,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    body: payload,
  });
}
