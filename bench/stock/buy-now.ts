/** Shoppers who start to pay, press Buy Now and pay, over HTTP, as the payment page does. */
import type { Shopper } from '../live/shoppers.ts';
import { fetchHeaders } from '../measure/browser-headers.ts';
import { type HttpAnswer, openHttpClient } from '../measure/http-connection.ts';
import { cardForm } from '../measure/purchase-requests.ts';

export type Started = { intent: string; clientSecret: string };

type Client = ReturnType<typeof openHttpClient>;

/** Clients of all ports, each of which sends one request at a time. */
export function openClients(ports: readonly number[], perPort: number) {
  const free: { client: Client; port: number }[] = [];
  const waiting: ((one: { client: Client; port: number }) => void)[] = [];
  for (let count = 0; count < perPort; count += 1) {
    for (const port of ports) free.push({ client: openHttpClient(port), port });
  }

  /** Posts as a shopper behind a proxy, whose address is its own: payments are limited by address. */
  async function send(
    { cookie }: Shopper,
    number: number,
    path: string,
    { method = 'POST', type = 'text/plain', body = '' } = {},
  ): Promise<HttpAnswer> {
    const one =
      free.shift() ?? (await new Promise<(typeof free)[number]>((take) => waiting.push(take)));
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const headers = { ...fetchHeaders(one.port, type), Cookie: cookie, 'X-Forwarded-For': address };
    try {
      return await one.client.send({ method, path, headers, body });
    } finally {
      const next = waiting.shift();
      if (next) next(one);
      else free.push(one);
    }
  }

  function expectOk(answer: HttpAnswer, what: string): HttpAnswer {
    if (answer.status === 200) return answer;
    throw new Error(`${what} was answered with ${answer.status}: ${answer.body}`);
  }

  return {
    async start(shopper: Shopper, number: number, totalCents: number): Promise<Started> {
      const path = `/api/payments/create?total=${totalCents}`;
      return JSON.parse(`${expectOk(await send(shopper, number, path), path).body}`);
    },
    /** Whether the payment is held; false when it is sold out. */
    async hold(shopper: Shopper, number: number, intent: string): Promise<boolean> {
      const answer = await send(shopper, number, `/api/payments/${intent}/hold`);
      if (answer.status === 409 && `${answer.body}`.includes('"sold_out"')) return false;
      expectOk(answer, 'A hold');
      return true;
    },
    async pay(shopper: Shopper, number: number, { intent, clientSecret }: Started): Promise<void> {
      const form = { type: 'application/x-www-form-urlencoded', body: cardForm(clientSecret) };
      const confirm = `/card-simulator/v1/payment_intents/${intent}/confirm`;
      expectOk(await send(shopper, number, confirm, form), confirm);
      const report = `/api/users/guest/orders/${intent}`;
      expectOk(await send(shopper, number, report, { method: 'PUT' }), report);
    },
    close: () => {
      for (const { client } of free) client.close();
    },
  };
}
