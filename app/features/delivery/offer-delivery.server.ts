/** Finds out how an order can be delivered: by a plugin, or by the shop's own prices. Never called in a transaction. */
import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { isOnStep, MAX_AMOUNT_CENTS, providerCurrency } from '#app/shared/money/money.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { isLine, isVisibleLine } from '#app/shared/text/line-text.ts';
import { withinTime } from '#app/shared/time/within-time.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { checkout } from '#db/schema/delivery-schema.ts';
import type { SavedChoices } from './checkout-choices.server.ts';
import {
  type DeliveryAnswer,
  type DeliveryOffer,
  type DeliveryPrice,
  type DeliveryQuestion,
  isOptionId,
  toOffer,
} from './delivery-option.ts';
import { askOwnPrices } from './shipping-price.ts';

/** More are no choice any more. */
const MAX_OPTIONS = 20;
const MAX_TITLE_LETTERS = 80;

const cents = z
  .int()
  .min(0)
  .max(MAX_AMOUNT_CENTS)
  .refine(isOnStep, 'is no amount that a card can be charged in this currency');

const title = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TITLE_LETTERS)
  .refine(isLine, 'has letters that are no text')
  .refine(isVisibleLine, 'has no letter that can be seen');

const options = z
  .array(z.object({ id: z.string().refine(isOptionId, 'is no id'), title, cents }))
  .max(MAX_OPTIONS)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has an id twice');

const missing = z.object({ missingCents: z.int().positive().max(MAX_AMOUNT_CENTS) });

/** The answer with nothing else in it, or what is wrong with it. */
function readDeliveryAnswer(answer: unknown): Result<DeliveryAnswer, string> {
  const read = Array.isArray(answer) ? options.safeParse(answer) : missing.safeParse(answer);
  if (read.success) return done(read.data);
  const [issue] = read.error.issues;
  return refused(`${['options', ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
}

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
  saved: Pick<SavedChoices, 'address' | 'prices' | 'quote'>,
  basket: readonly BasketItem[],
) => Promise<DeliveryOffer>;

type Parts = {
  queries: Queries;
  /** One at most says what delivery costs; none: the shop's own prices do. */
  plugins: readonly { name: string; deliveryPrice?: DeliveryPrice }[];
  log: Logger;
  maxMs?: number;
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
        (signal) => deliveryPrice.options(question, { signal }),
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

  return async (shopper, { address: saved, prices, quote }, basket) => {
    if (saved === null) return refused({ code: 'no_address' });
    const items = itemsForSale(basket);
    const itemsCents = basketTotalCents(items);
    const { name: _name, ...address } = saved;
    const own = () => toOffer(askOwnPrices(prices, { address, itemsCents }));
    if (!plugin || items.length === 0) return own();
    const units = unitsOf(items);
    const currency = providerCurrency();
    const asked = createHash('sha256')
      .update(JSON.stringify([plugin.name, currency, Object.entries(address).toSorted(), units]))
      .digest('base64url');
    const nowSeconds = Math.floor(Date.now() / 1_000);
    if (quote?.asked === asked && quote.untilSeconds > nowSeconds) return quote.offer;
    const weights = await weigh(
      queries,
      units.map(({ variant }) => variant),
    );
    const answered = await ask(plugin, {
      address: { ...address },
      items: units.map((one) => ({ ...one, weightGrams: weights.get(one.variant) ?? 0 })),
      itemsCents,
      currency,
    });
    const isOwn = plugin.deliveryPrice.onFailure === 'own-prices';
    const offer: DeliveryOffer =
      answered ?? (isOwn ? own() : refused({ code: 'delivery_unknown' }));
    const untilSeconds =
      Math.floor(Date.now() / 1_000) + (answered ? QUOTE_SECONDS : FAILED_SECONDS);
    const made: DeliveryQuote = { asked, untilSeconds, offer };
    await queries.update(checkout).set({ quote: made }).where(eq(checkout.shopper, shopper));
    return offer;
  };
}
