/** One purchase as a browser makes it: four requests, each of which must succeed. */
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import type { Shopper } from '../live/shoppers.ts';
import { BARE_STEPS } from './bare-steps.ts';

const LISTINGS = ['book', 'tablet', 'usb-c-cable'];

const basketSchema = z.object({ total: z.number() });
const startedSchema = z.object({ intent: z.string(), clientSecret: z.string() });
const confirmedSchema = z.object({ status: z.literal('succeeded') });
const orderSchema = z.object({ id: z.string() });

type ApiRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

type Send = <Value>(call: ApiRequest, schema: z.ZodType<Value>) => Promise<Value>;

/** Returns a function that sends requests with keep-alive, for an answer of this schema. */
function createSend(port: number): Send {
  const agent = new Agent({ keepAlive: true });
  return async ({ method, path, headers = {}, body = '' }, schema) => {
    const length = { 'content-length': Buffer.byteLength(body) };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const options = { port, host: '127.0.0.1', agent, method, path };
    request({ ...options, headers: { ...headers, ...length } }, (answer) => {
      json(answer).then(resolve, reject);
    })
      .on('error', reject)
      .end(body);
    return schema.parse(await promise);
  };
}

/** Returns a function that sends the requests of one purchase to a server that does nothing else. */
export function createBareBuyer(port: number): () => Promise<void> {
  const send = createSend(port);
  return async () => {
    for (const path of BARE_STEPS) await send({ method: 'POST', path }, z.object({}));
  };
}

/** Returns a function that buys one item for a shopper; `number` is different for each purchase. */
export function createBuyer(port: number): (shopper: Shopper, number: number) => Promise<void> {
  const sendToShop = createSend(port);

  function send<Value>(
    { cookie }: Shopper,
    { type, ...call }: ApiRequest & { type?: string },
    address: string,
    schema: z.ZodType<Value>,
  ): Promise<Value> {
    const headers = { cookie, 'x-forwarded-for': address, ...(type && { 'content-type': type }) };
    return sendToShop({ ...call, headers }, schema);
  }

  return async (shopper, number) => {
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const add = { type: 'ADD_TO_BASKET', listing: LISTINGS[number % LISTINGS.length] };
    const { total } = await send(
      shopper,
      {
        method: 'POST',
        path: '/api/basket',
        type: 'application/json',
        body: JSON.stringify(add),
      },
      address,
      basketSchema,
    );
    const { intent, clientSecret } = await send(
      shopper,
      { method: 'POST', path: `/api/payments/create?total=${total}` },
      address,
      startedSchema,
    );
    const card = new URLSearchParams({
      key: 'pk_test_simulator',
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    });
    const confirm = `/card-simulator/v1/payment_intents/${intent}/confirm`;
    const form = 'application/x-www-form-urlencoded';
    await send(
      shopper,
      { method: 'POST', path: confirm, type: form, body: card.toString() },
      address,
      confirmedSchema,
    );
    const uid = shopper.isAccount ? shopper.id : 'guest';
    await send(
      shopper,
      { method: 'PUT', path: `/api/users/${uid}/orders/${intent}` },
      address,
      orderSchema,
    );
  };
}
