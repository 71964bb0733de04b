/** A shop with history, and whether another database holds exactly the same one. */
import { expect } from 'vitest';
import type { Database } from '#db/database.ts';
import { changing } from '#tests/network/test-network.ts';
import { testShop } from './test-shop.ts';

/** What its shoppers see, and the cookies that identify them. */
export type Life = {
  uid: string;
  account: ReadonlyMap<string, string>;
  guest: ReadonlyMap<string, string>;
  orders: unknown;
  accountBasket: unknown;
  guestBasket: unknown;
  lastLine: number;
};

type Shop = Awaited<ReturnType<typeof testShop>>;

/** Who has these cookies. */
function visitorWith(shop: Shop, cookies: ReadonlyMap<string, string>) {
  const visitor = shop.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

async function look(shop: Shop, known: Pick<Life, 'uid' | 'account' | 'guest'>): Promise<Life> {
  const [ann, somebody] = [visitorWith(shop, known.account), visitorWith(shop, known.guest)];
  const guestBasket = await somebody.basket();
  return {
    ...known,
    orders: await (await ann.get(`/api/users/${known.uid}/orders`)).json(),
    accountBasket: await ann.basket(),
    guestBasket,
    lastLine: Math.max(...guestBasket.items.map(({ line }) => line)),
  };
}

/** An account registers, buys, is refunded once and has a basket; a guest does so too. */
export async function liveIn(database: Database, authSecret: string): Promise<Life> {
  const shop = await testShop({ database, authSecret, sendsEvents: false });
  const [ann, somebody] = [shop.visitor(), shop.visitor()];
  const uid = await ann.register();
  await ann.add('book', 'tablet');
  await ann.put(`/api/users/${uid}/orders/${await ann.pay()}`);
  await ann.add('book');
  const returned = await ann.pay();
  const otherCurrency = changing((intent) => ({ ...intent, currency: 'eur' }));
  shop.provider.network.next(/^GET \/v1\/payment_intents\/\w+$/, otherCurrency);
  await ann.put(`/api/users/${uid}/orders/${returned}`);
  await ann.add('usb-c-cable');
  await somebody.add('book', 'stand-mixer');
  const life = await look(shop, { uid, account: ann.cookies, guest: somebody.cookies });
  expect(life).toMatchObject({
    orders: { orders: [{ amount: 61_095 }], refunds: [{ amount: 1196, state: 'refunded' }] },
    accountBasket: { count: 2 },
    guestBasket: { count: 2 },
  });
  await shop.close();
  return life;
}

/** Sessions still work and show the same, new lines get new numbers, and no money is missing. */
export async function expectSameLife(
  database: Database,
  authSecret: string,
  life: Life,
): Promise<void> {
  const shop = await testShop({ database, authSecret, sendsEvents: false });
  try {
    expect(await look(shop, life)).toEqual(life);
    const newcomer = shop.visitor();
    await newcomer.add('book');
    const bought = await newcomer.put(`/api/users/guest/orders/${await newcomer.pay()}`);
    expect(bought.status).toBe(200);
    const { counts, scope } = await shop.reconciliation();
    expect(counts).toEqual({ lost: 0, doubled: 0, unrefunded: 0, mismatched: 0, oversold: 0 });
    expect(scope).toEqual({ charges: 3, orders: 2, refunds: 1, counted: 0 });
    await visitorWith(shop, life.guest).add('tablet');
    expect((await look(shop, life)).lastLine).toBeGreaterThan(life.lastLine);
  } finally {
    await shop.close();
  }
}
