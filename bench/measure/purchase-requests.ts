/** One purchase as a browser makes it: its two pages and four calls, each of which must succeed. */
import * as z from 'zod';
import { BARE_STEPS } from '../bare/bare-steps.ts';
import type { Shopper } from '../live/shoppers.ts';
import { fetchHeaders, NAVIGATION } from './browser-headers.ts';
import { type HttpRequest, openHttpClient } from './http-connection.ts';

const VARIANTS = ['book', 'tablet', 'usb-c-cable'];

const basketSchema = z.object({ total: z.number() });
const startedSchema = z.object({ intent: z.string(), clientSecret: z.string() });
const confirmedSchema = z.object({ status: z.literal('succeeded') });
const orderSchema = z.object({ id: z.string() });
const anythingSchema = z.object({});

/** Makes one purchase after the other on a connection of its own. */
export type Buyer = { buy(shopper: Shopper, number: number): Promise<void>; close(): void };

const FORM = 'application/x-www-form-urlencoded';

/** A card that pays, as Stripe.js posts it. */
export function cardForm(clientSecret: string): string {
  return new URLSearchParams({
    key: 'pk_test_simulator',
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
  }).toString();
}

function openClient(port: number) {
  const client = openHttpClient(port);

  async function send(request: HttpRequest): Promise<Buffer> {
    const { status, body } = await client.send(request);
    if (status !== 200 && status !== 201) {
      throw new Error(`${request.method} ${request.path} was answered with ${status}: ${body}`);
    }
    return body;
  }

  return {
    page: (path: string, headers: Record<string, string>) =>
      send({ method: 'GET', path, headers: { ...NAVIGATION, ...headers } }),
    async call<Value>(request: HttpRequest, schema: z.ZodType<Value>): Promise<Value> {
      return schema.parse(JSON.parse(`${await send(request)}`));
    },
    close: client.close,
  };
}

/** Sends the calls of a purchase to a server that does nothing else. */
export function createBareBuyer(port: number): Buyer {
  const client = openClient(port);
  return {
    async buy() {
      for (const path of BARE_STEPS) {
        const headers = fetchHeaders(port, 'application/json');
        await client.call({ method: 'POST', path, headers }, anythingSchema);
      }
    },
    close: client.close,
  };
}

/**
 * Buys one item for a shopper; `number` is different for each purchase. The pages are `/checkout` and
 * `/Payment`, as documents.
 */
export function createBuyer(port: number, { withPages }: { withPages: boolean }): Buyer {
  const client = openClient(port);
  const [json, plain, form] = ['application/json', 'text/plain', FORM].map((type) =>
    fetchHeaders(port, type),
  );

  async function buy(shopper: Shopper, number: number): Promise<void> {
    const own = {
      Cookie: shopper.cookie,
      // A shopper's own address, as behind a proxy, because of the limit on starting payments.
      'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    };
    const variant = VARIANTS[number % VARIANTS.length];
    const { total } = await client.call(
      {
        method: 'POST',
        path: '/api/basket',
        headers: { ...json, ...own },
        body: JSON.stringify({ type: 'ADD_TO_BASKET', variant }),
      },
      basketSchema,
    );
    if (withPages) {
      await client.page('/checkout', own);
      await client.page('/Payment', own);
    }
    const { intent, clientSecret } = await client.call(
      {
        method: 'POST',
        path: `/api/payments/create?total=${total}`,
        headers: { ...plain, ...own },
      },
      startedSchema,
    );
    await client.call(
      {
        method: 'POST',
        path: `/card-simulator/v1/payment_intents/${intent}/confirm`,
        headers: { ...form, ...own },
        body: cardForm(clientSecret),
      },
      confirmedSchema,
    );
    const uid = shopper.isAccount ? shopper.id : 'guest';
    await client.call(
      {
        method: 'PUT',
        path: `/api/users/${uid}/orders/${intent}`,
        headers: { ...plain, ...own },
      },
      orderSchema,
    );
  }

  return { buy, close: client.close };
}
