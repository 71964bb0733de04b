/** Finds out how an order can be delivered: by a plugin, or by the shop's own prices. Never called in a transaction. */
import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { providerCurrency } from '#app/shared/money/money.ts';
import { asPlugin } from '#app/shared/plugin-code.server.ts';
import { done, refused } from '#app/shared/result.ts';
import { withinTime } from '#app/shared/time/within-time.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { arrivalOf, freeDaysOf } from './arrival-days.server.ts';
import type { SavedChoices } from './checkout-choices.server.ts';
import {
  type DeliveryOffer,
  type DeliveryPrice,
  type DeliveryQuestion,
  toOffer,
} from './delivery-option.ts';
import { askOwnZones, needsWeight } from './delivery-zone.ts';
import { readDeliveryAnswer } from './read-delivery-answer.ts';

/** Somebody looks at an empty page meanwhile. */
const ANSWER_MS = 2_000;

/** So long what a plugin has answered is the price, as it was shown. */
const QUOTE_SECONDS = 30 * 60;

/** So long it is not asked again after it has failed. */
const FAILED_SECONDS = 60;

/** What was offered, until when it holds, and a hash of what it was asked for. */
export type DeliveryQuote = { asked: string; untilSeconds: number; offer: DeliveryOffer };

/** The ways in which these items of a basket can go to the saved address. */
export type OfferDelivery = (
  shopper: string,
  saved: Pick<SavedChoices, 'address' | 'zones' | 'quote'>,
  basket: readonly BasketItem[],
) => Promise<DeliveryOffer>;

type Parts = {
  queries: Queries;
  /** One at most says what delivery costs; none: the shop's own zones do. */
  plugins: readonly { name: string; deliveryPrice?: DeliveryPrice }[];
  log: Logger;
  maxMs?: number;
  /** Whose days are counted. */
  timeZone(): string;
};

/** Of what is not for sale any more there is nothing to weigh. */
async function weigh(
  queries: Queries,
  variants: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ variant: product.variant, weightGrams: product.weightGrams })
    .from(product)
    .where(inArray(product.variant, [...variants]));
  return new Map(rows.map(({ variant, weightGrams }) => [variant, weightGrams]));
}

/** In the order of the variants: the order in a basket is no other question. */
function unitsOf(
  items: readonly BasketItem[],
): Omit<DeliveryQuestion['items'][number], 'weightGrams'>[] {
  const byVariant = Map.groupBy(items, ({ variant }) => variant);
  return [...byVariant.values()]
    .flatMap((all) => {
      const [first] = all;
      if (!first) return [];
      const { variant, title, priceCents } = first;
      return [{ variant, title, units: all.length, priceCents }];
    })
    .toSorted((one, other) => (one.variant < other.variant ? -1 : 1));
}

export function createOfferDelivery({
  queries,
  plugins,
  log,
  maxMs = ANSWER_MS,
  timeZone,
}: Parts): OfferDelivery {
  const [plugin] = plugins.flatMap(({ name, deliveryPrice }) =>
    deliveryPrice ? [{ name, deliveryPrice }] : [],
  );

  async function ask(
    { name, deliveryPrice }: NonNullable<typeof plugin>,
    question: DeliveryQuestion,
  ): Promise<DeliveryOffer | null> {
    try {
      const answer = await withinTime(
        (signal) => asPlugin(name, () => deliveryPrice.options(question, { signal })),
        maxMs,
      );
      const read = readDeliveryAnswer(answer);
      if (read.ok) return toOffer(read.value);
      throw new Error(`It answered with what cannot be: ${read.refusal}`);
    } catch (error) {
      log.error({ err: error, plugin: name }, 'A plugin has not said what delivery costs');
      return null;
    }
  }

  const offerFor: OfferDelivery = async (shopper, { address: saved, zones, quote }, basket) => {
    if (saved === null) return refused({ code: 'no_address' });
    const items = itemsForSale(basket);
    const itemsCents = basketTotalCents(items);
    const { name: _name, phone: _phone, ...address } = saved;
    const units = unitsOf(items);
    const weighed = async () => {
      const variants = units.map(({ variant }) => variant);
      const grams = await weigh(queries, variants);
      return units.map((one) => ({ ...one, weightGrams: grams.get(one.variant) ?? 0 }));
    };
    const own = async () => {
      const isWeighed = zones !== null && needsWeight(zones, address.country);
      return askOwnZones(zones, { address, itemsCents, items: isWeighed ? await weighed() : [] });
    };
    if (!plugin || items.length === 0) return own();
    const currency = providerCurrency();
    const asked = createHash('sha256')
      .update(JSON.stringify([plugin.name, currency, Object.entries(address).toSorted(), units]))
      .digest('base64url');
    const nowSeconds = Math.floor(Date.now() / 1_000);
    if (quote?.asked === asked && quote.untilSeconds > nowSeconds) return quote.offer;
    const answered = await ask(plugin, {
      address: { ...address },
      items: await weighed(),
      itemsCents,
      currency,
    });
    const isOwn = plugin.deliveryPrice.onFailure === 'own-prices';
    const offer: DeliveryOffer =
      answered ?? (isOwn ? await own() : refused({ code: 'delivery_unknown' }));
    const untilSeconds =
      Math.floor(Date.now() / 1_000) + (answered ? QUOTE_SECONDS : FAILED_SECONDS);
    const made: DeliveryQuote = { asked, untilSeconds, offer };
    await keepQuote(queries, shopper, made);
    return offer;
  };

  return async (shopper, saved, basket) => {
    const offer = await offerFor(shopper, saved, basket);
    if (!offer.ok || saved.address === null) return offer;
    if (offer.value.every(({ days }) => days === undefined)) return offer;
    const today = toZonedDay(Math.floor(Date.now() / 1_000), timeZone());
    const isFree = await freeDaysOf(saved.address.country, today);
    return done(
      offer.value.map((option) =>
        option.days ? { ...option, arrives: arrivalOf(today, option.days, isFree) } : option,
      ),
    );
  };
}

/** Of who has an address alone: a guest that has joined an account meanwhile leaves nothing behind. */
async function keepQuote(queries: Queries, shopper: string, quote: DeliveryQuote): Promise<void> {
  await queries.execute(sql`insert into checkout (shopper, quote)
    select shopper, ${JSON.stringify(quote)}::jsonb from saved_address where shopper = ${shopper} limit 1
    on conflict (shopper) do update set quote = excluded.quote`);
}
