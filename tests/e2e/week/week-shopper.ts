/** A shopper of the week, who buys over HTTP as a browser without scripts would; the card is charged by the simulator. */
import { expect } from '@playwright/test';
import { CHECKOUT_VERSION_HEADER } from '#app/features/payment/checkout-version.ts';
import { CARDS, confirmRequest } from '#tests/network/test-provider.ts';
import { createVisitor } from '#tests/shop/test-visitor.ts';

export type WeekOrder = { id: string; amountCents: number; units: string[] };

export type WeekShopper = ReturnType<typeof weekShopper>;

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

const ADDRESS = {
  ...{ name: 'Ann Lee', 'address-line1': 'Storgata 1', 'address-level2': 'Oslo' },
  ...{ 'postal-code': '0150', country: 'NO' },
};

const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

let connections = 0;

/** Each has a connection of its own, as a proxy in front of the shop would say. */
export function weekShopper(origin: string) {
  connections += 1;
  const address = `192.0.2.${connections}`;
  const fetchShop = (request: Request) => {
    request.headers.set('x-forwarded-for', address);
    return fetch(request, { redirect: 'manual' });
  };
  const visitor = createVisitor(fetchShop, { origin, address });
  let uid = 'guest';

  async function start(version: string | null) {
    const { total } = await visitor.basket();
    const headers: Record<string, string> =
      version === null ? {} : { [CHECKOUT_VERSION_HEADER]: version };
    const answer = await visitor.post(`/api/payments/create?total=${total}`, undefined, {
      headers,
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Pays for what is in the basket, as it was chosen; by the card unless something else pays for all of it. */
  async function pay(email: string | null): Promise<WeekOrder> {
    const units = (await visitor.basket()).items.map(({ variant }) => variant);
    const asked = await start('nothing yet');
    const { status, body } = asked.status === 409 ? await start(asked.body.error.shown) : asked;
    expect([status, body.error]).toEqual([200, undefined]);
    const { intent, clientSecret, hold } = body;
    if (email !== null) await visitor.put('/api/payments/email', { body: { email } });
    if (hold) expect((await visitor.post(`/api/payments/${intent}/hold`)).status).toBe(200);
    if (clientSecret !== null) {
      const { pathname } = new URL(confirmRequest(clientSecret, CARDS.success).url);
      const fields = await confirmRequest(clientSecret, CARDS.success).text();
      expect((await visitor.post(pathname, fields, FORM)).status).toBe(200);
    }
    const answer = await visitor.put(`/api/users/${uid}/orders/${intent}`);
    expect(answer.status).toBe(200);
    const { amount: amountCents } = await answer.json();
    return { id: intent, amountCents, units };
  }

  return {
    async haveAccount(): Promise<string> {
      const email = `ann-${crypto.randomUUID()}@example.com`;
      uid = await visitor.register(email);
      return email;
    },
    /** With a gift card's code, or with the store credit of the account. */
    async buy(
      variants: readonly string[],
      { email = null as string | null, credit = '' } = {},
    ): Promise<WeekOrder> {
      await visitor.add(...variants);
      await visitor.post('/Payment', formOf(ADDRESS), FORM);
      if (credit !== '') {
        const chosen = credit === 'own' ? { credit } : { code: credit };
        await visitor.post('/Payment', formOf(chosen), FORM);
      }
      return pay(email);
    },
    /** Opens the link that staff has sent, and pays for what it is for. */
    async payByLink(link: string): Promise<WeekOrder> {
      const { pathname, search } = new URL(link);
      const page = await (await visitor.get(pathname + search)).text();
      const [, opener = ''] = /name="opener" value="([^"]+)"/.exec(page) ?? [];
      expect((await visitor.post(pathname + search, formOf({ opener }), FORM)).status).toBe(303);
      return pay(null);
    },
    /** Mends where an order goes, by its page. */
    async moveTo(order: WeekOrder, street: string): Promise<void> {
      const fields = formOf({ ...ADDRESS, 'address-line1': street });
      const { status } = await visitor.post(`/orders/${order.id}/address`, fields, FORM);
      expect(status).toBe(303);
    },
  };
}
