/** The commands of the model-based test: each runs on the model and on the real shop, which must agree. */
import { eq, sql } from 'drizzle-orm';
import fc, { type AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { CARDS } from '../network/test-provider.ts';
import type { TestServices } from '../shop/test-services.ts';
import * as model from './shop-model.ts';
import { CATALOGUE, type Card, type ShopModel, type Variant, type Who } from './shop-model.ts';

type RealShop = {
  services: TestServices;
  ids: Record<Who, string>;
  /** In the order of the model's intents. */
  intents: { intent: string; clientSecret: string }[];
};

type Command = AsyncCommand<ShopModel, RealShop>;

/** A command whose name includes its arguments, so that a failure is readable. */
function command(
  name: string,
  run: (shop: ShopModel, real: RealShop) => Promise<void>,
  check: (shop: ShopModel) => boolean = () => true,
): Command {
  return {
    check,
    async run(shop, real) {
      await run(shop, real);
      await expectSame(shop, real);
    },
    toString: () => name,
  };
}

/** Baskets, orders and refunds of both, as the shop shows them. */
async function expectSame(shop: ShopModel, { services, ids, intents }: RealShop): Promise<void> {
  for (const who of ['guest', 'account'] as const) {
    const { items } = await services.basketOf(ids[who]);
    expect(items.map(({ variant }) => variant)).toEqual(
      shop.lines[who].map(({ variant }) => variant),
    );
    expect(itemsForSale(items).map(({ variant }) => variant)).toEqual(
      model.forSale(shop, who).map(({ variant }) => variant),
    );
    const { orders, refunds } = await services.orders.page(ids[who], null, 100);
    const ended = (state: 'ordered' | 'refunded') =>
      shop.intents.flatMap((intent, index) =>
        intent.owner === who && intent.state === state
          ? [{ id: intents[index]?.intent, amount: intent.chargedCents }]
          : [],
      );
    expect(orders.map(({ id, amount }) => ({ id, amount })).sort(byId)).toEqual(
      ended('ordered').sort(byId),
    );
    expect(refunds.map(({ id, amount }) => ({ id, amount })).sort(byId)).toEqual(
      ended('refunded').sort(byId),
    );
  }
}

function byId(one: { id: string | undefined }, other: { id: string | undefined }): number {
  return String(one.id) < String(other.id) ? -1 : 1;
}

function change(who: Who, name: string, write: ShopWrite, act: (shop: ShopModel) => void): Command {
  return command(`${who} ${name}`, async (shop, { services, ids }) => {
    const changed = await services.basket.change(ids[who], write);
    services.takeLogged();
    expect(changed.ok).toBe(model.isServed(shop, who));
    if (model.isServed(shop, who)) act(shop);
  });
}
type ShopWrite = Parameters<TestServices['basket']['change']>[1];

function addCommand(who: Who, variant: Variant): Command {
  return command(`${who} adds ${variant}`, async (shop, { services, ids }) => {
    const changed = await services.basket.change(ids[who], { type: 'ADD_TO_BASKET', variant });
    const isPossible = model.isServed(shop, who) && !shop.withdrawn.has(variant);
    expect(changed.ok).toBe(isPossible);
    if (isPossible) model.add(shop, who, variant);
  });
}

/** As an import does with a variant that its file lacks, or has again. */
function withdrawCommand(variant: Variant, isGone: boolean): Command {
  const name = `the catalogue ${isGone ? 'drops' : 'has'} ${variant}`;
  return command(name, async (shop, { services }) => {
    const withdrawnAt = isGone ? new Date() : null;
    await services.queries.update(product).set({ withdrawnAt }).where(eq(product.variant, variant));
    if (isGone) shop.withdrawn.add(variant);
    else shop.withdrawn.delete(variant);
  });
}

function removeCommand(who: Who, variant: Variant): Command {
  const { id } = CATALOGUE[variant];
  return change(who, `removes ${id}`, { type: 'REMOVE_FROM_BASKET', id }, (shop) =>
    model.removeFirst(shop, who, id),
  );
}

function emptyCommand(who: Who): Command {
  return change(who, 'empties the basket', { type: 'EMPTY_BASKET' }, (shop) => {
    shop.lines[who] = [];
  });
}

function startCommand(who: Who, isStale: boolean): Command {
  return command(
    `${who} starts a payment${isStale ? ' of an old total' : ''}`,
    async (shop, { services, ids, intents }) => {
      const shownCents = model.totalCents(model.forSale(shop, who)) + (isStale ? 1 : 0);
      const expected = model.start(shop, who, shownCents);
      const started = await services.payments.start(ids[who], shownCents);
      if (expected.code !== 'started') {
        expect(started).toEqual({ ok: false, refusal: expected });
        return;
      }
      if (!started.ok) throw new Error(`Refused: ${started.refusal.code}`);
      const index = shop.intents.indexOf(expected.intent);
      const { clientSecret } = started.value;
      if (clientSecret === null) throw new Error('No payment of the model is free');
      intents[index] ??= { ...started.value, clientSecret };
      expect(started.value).toEqual(intents[index]);
      expect(new Set(intents.map(({ intent }) => intent)).size).toBe(intents.length);
    },
  );
}

/** A command about one of the intents so far. */
function about(
  name: string,
  which: number,
  run: (
    pair: { intent: model.Intent; id: string; clientSecret: string },
    shop: ShopModel,
    real: RealShop,
  ) => Promise<void>,
): Command {
  return command(
    `${name} #${which}`,
    async (shop, real) => {
      // Counted from the newest, which have the most to do.
      const index = Math.max(shop.intents.length - 1 - which, 0);
      const intent = shop.intents[index];
      const known = real.intents[index];
      if (!intent || !known) throw new Error('There is no such intent');
      await run({ intent, id: known.intent, clientSecret: known.clientSecret }, shop, real);
    },
    (shop) => shop.intents.length > 0,
  );
}

function confirmCommand(which: number, card: Card): Command {
  return about(`confirm with ${card}`, which, async ({ intent, clientSecret }, _shop, real) => {
    const answer = await real.services.confirm(clientSecret, CARDS[card]);
    expect(answer).toBe(model.confirm(intent, card));
  });
}

function overchargeCommand(which: number): Command {
  return about('the provider charges more for', which, async ({ intent, id }, _shop, real) => {
    if (intent.status !== 'payable') return;
    intent.chargedCents += 100;
    const amount = intent.chargedCents;
    await real.services.stripe().paymentIntents.update(id, { amount });
  });
}

function webhookCommand(which: number): Command {
  return about('webhook of', which, async ({ intent, id }, shop, real) => {
    const shopper = real.ids[intent.owner];
    const event = { about: 'payment', intent: id, shopper } as const;
    expect(await real.services.handleWebhook(event)).toBe(true);
    model.settle(shop, intent);
  });
}

function reportCommand(who: Who, which: number): Command {
  return about(`${who} reports`, which, async ({ intent, id }, shop, real) => {
    const isOwn = intent.owner === model.ownerNow(shop, who);
    const settled = await real.services.paymentReturn(real.ids[who], id);
    expect(settled.kind).toBe(isOwn ? model.settle(shop, intent) : 'unknown');
  });
}

const sweepCommand = command('the sweep', async (shop, { services }) => {
  await services.queries.execute(sql`update payment set sweep_due_at = now()`);
  while ((await services.sweep()) > 0);
  model.sweep(shop);
});

const joinCommand = command('the guest joins', async (shop, { services, ids }) => {
  await services.join(ids.guest, ids.account);
  // A guest without a basket is no shopper yet, and does not join.
  model.join(shop);
});

const who = fc.constantFrom<Who>('guest', 'account');
const variant = fc.constantFrom(...(Object.keys(CATALOGUE) as Variant[]));
const which = fc.constantFrom(0, 0, 0, 1, 2);

export const commands = [
  fc.tuple(who, variant).map((values) => addCommand(...values)),
  fc.tuple(who, variant).map((values) => addCommand(...values)),
  fc.tuple(who, variant).map((values) => removeCommand(...values)),
  who.map(emptyCommand),
  fc.tuple(who, fc.constant(false)).map((values) => startCommand(...values)),
  fc.tuple(who, fc.constant(false)).map((values) => startCommand(...values)),
  fc.tuple(who, fc.constant(true)).map((values) => startCommand(...values)),
  fc.tuple(which, fc.constant<Card>('success')).map((values) => confirmCommand(...values)),
  fc
    .tuple(which, fc.constantFrom<Card>('success', 'declined', 'challenge'))
    .map((values) => confirmCommand(...values)),
  which.map(overchargeCommand),
  which.map(webhookCommand),
  fc.tuple(who, which).map((values) => reportCommand(...values)),
  fc.tuple(variant, fc.boolean()).map((values) => withdrawCommand(...values)),
  fc.constant(sweepCommand),
  fc.constant(joinCommand),
];
