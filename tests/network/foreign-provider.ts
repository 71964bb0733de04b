/**
 * A card provider written by somebody else: a small HTTP server that speaks just enough of Stripe's
 * protocol. It ignores idempotency keys, and its events have no id.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const FOREIGN_WEBHOOK_SECRET = 'whsec_of_a_foreign_provider';

type ForeignIntent = {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  created: number;
  metadata: Record<string, string>;
  latest_charge: null;
};

/** Sums are in cents. */
export type ForeignCharge = { intent: string; amount: number; refunded: number };

/**
 * What is wrong with one answer: 502 with JSON before or after the provider has acted, an answer that is
 * lost after it, `null` for a body, or the name of a field that is missing.
 */
export type PlatformFault =
  | 'bad_gateway'
  | 'bad_gateway_after'
  | 'lost'
  | 'null'
  | { omit: keyof ForeignIntent | 'amount' };

/** Chooses what goes wrong with a call, as 'METHOD /path'; null for nothing. */
type ChooseFault = (call: string) => PlatformFault | null;

/** Receives every signed event: its body and the header of its signature. */
type Deliver = (body: string, signature: string) => Promise<unknown>;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

function without(body: object, field: string): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
}

export async function startForeignProvider(deliver: Deliver, choose: ChooseFault) {
  const intents = new Map<string, ForeignIntent>();
  const refunds: { id: string; intent: string; amount: number }[] = [];
  const deliveries = new Set<Promise<unknown>>();

  function emit(type: string, object: object): Promise<unknown> {
    const body = JSON.stringify({ object: 'event', type, data: { object } });
    const secret = FOREIGN_WEBHOOK_SECRET;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    const delivery = deliver(body, signature).finally(() => deliveries.delete(delivery));
    deliveries.add(delivery);
    return delivery;
  }

  function refundedOf(intent: string): number {
    return refunds
      .filter((one) => one.intent === intent)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  function refundObject({ id, intent, amount }: (typeof refunds)[number]) {
    return { id, object: 'refund', status: 'succeeded', amount, payment_intent: intent };
  }

  function error(code: string) {
    return { status: 400, body: { error: { type: 'invalid_request_error', code, message: code } } };
  }

  /** The event of an intent is delivered before its answer is sent. */
  async function createIntent(form: URLSearchParams) {
    const id = `pi-${intents.size + 1}`;
    const intent: ForeignIntent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${intents.size + 1}`,
      status: 'requires_payment_method',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
      created: 1_700_000_000 + intents.size,
      metadata: {
        payment: form.get('metadata[payment]') ?? '',
        shopper: form.get('metadata[shopper]') ?? '',
      },
      latest_charge: null,
    };
    intents.set(id, intent);
    await emit('payment_intent.created', intent);
    return { status: 200, body: intent };
  }

  function createRefund(form: URLSearchParams) {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (intent?.status !== 'succeeded') return error('charge_not_refundable');
    const amount = intent.amount - refundedOf(intent.id);
    if (amount === 0) return error('charge_already_refunded');
    const made = { id: `re-${refunds.length + 1}`, intent: intent.id, amount };
    refunds.push(made);
    return { status: 200, body: refundObject(made) };
  }

  function cancel(intent: ForeignIntent) {
    if (intent.status === 'succeeded') return error('payment_intent_unexpected_state');
    intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  async function act(method: string, url: URL, form: URLSearchParams) {
    const [, , resource, id, action] = url.pathname.split('/');
    if (resource === 'account') return { status: 200, body: { id: 'acct_foreign' } };
    if (resource === 'refunds') {
      if (method === 'POST') return createRefund(form);
      const intent = url.searchParams.get('payment_intent');
      const data = refunds.filter((one) => one.intent === intent).map(refundObject);
      return { status: 200, body: { data, has_more: false } };
    }
    if (!id) return createIntent(form);
    const intent = intents.get(id);
    if (!intent) return error('resource_missing');
    return action === 'cancel' ? cancel(intent) : { status: 200, body: intent };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const form = await readForm(request);
    const fault = choose(`${method} ${url.pathname}`);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (fault === 'bad_gateway') return void send(502, { message: 'Bad gateway' });
    const { status, body } = await act(method, url, form);
    if (fault === 'lost') return void response.destroy();
    if (fault === 'null') return void send(200, null);
    if (fault === 'bad_gateway_after') return void send(502, { message: 'Bad gateway' });
    send(status, fault === null ? body : without(body, fault.omit));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    /** Pays as a card field does, with nothing but the secret. */
    async pay(clientSecret: string): Promise<void> {
      const intent = [...intents.values()].find((one) => one.client_secret === clientSecret);
      if (!intent || intent.status === 'canceled' || intent.status === 'succeeded') return;
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
      await emit('payment_intent.succeeded', intent);
    },
    charges: (): ForeignCharge[] =>
      [...intents.values()]
        .filter(({ status }) => status === 'succeeded')
        .map(({ id, amount }) => ({ intent: id, amount, refunded: refundedOf(id) })),
    async close(): Promise<void> {
      await Promise.allSettled(deliveries);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
