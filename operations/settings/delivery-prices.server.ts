/** What delivery costs, by country and order value. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { isCountry } from '#app/features/delivery/countries.ts';
import { countryChoices, countryName } from '#app/features/delivery/country-names.ts';
import { EVERYWHERE_ELSE } from '#app/features/delivery/shipping-price.ts';
import {
  readShippingPrices,
  writeShippingPrice,
} from '#app/features/delivery/shipping-prices.server.ts';
import { currencyWord, formatCents } from '#app/shared/money/money.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { cents } from '#operations/fields.ts';
import { messages as common } from '#operations/messages/messages.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** How the shell writes the country without a code. */
const ELSE_WORD = 'everywhere-else';

const country = z
  .string({ error: () => common.isMissing })
  .transform((text) => (text === ELSE_WORD ? EVERYWHERE_ELSE : text.toUpperCase()))
  .refine((code) => code === EVERYWHERE_ELSE || isCountry(code), {
    error: () => messages.noCountry(ELSE_WORD),
  })
  .meta({
    description: 'To',
    hint: `a code of ISO 3166-1 such as US, or ${ELSE_WORD}.`,
    get choices() {
      return [[EVERYWHERE_ELSE, messages.everywhereElse] as const, ...countryChoices()];
    },
    positional: true,
  });

const priceSchema = z.object({ country: z.string(), fromCents: z.int(), priceCents: z.int() });

export type DeliveryPrice = z.infer<typeof priceSchema>;

/** Which price it is, and what was shown of it: null for none, absent where nobody looked. */
const key = {
  fromCents: cents(
    () => `From an order of, in ${currencyWord()}`,
    () => 'Empty: for every order.',
  ).default(0),
  seenCents: cents('What it cost when it was looked at').nullable().optional(),
};

type Key = { country: string; fromCents: number; seenCents?: number | null | undefined };

/** `Norway (NO), from $50.00 on: free` */
export function priceLine({ country, fromCents, priceCents }: DeliveryPrice): string {
  const where =
    country === EVERYWHERE_ELSE ? messages.everywhereElse : `${countryName(country)} (${country})`;
  const from = fromCents === 0 ? where : messages.fromAmount(where, formatCents(fromCents));
  return messages.priceLine(from, priceCents === 0 ? messages.free : formatCents(priceCents));
}

export const listDeliveryPrices = defineRead({
  name: 'delivery.list',
  scope: 'settings:read',
  does: 'Lists what delivery costs',
  input: z.object({}),
  output: z.object({ isCharged: z.boolean(), prices: z.array(priceSchema) }),
  toLines({ isCharged, prices }) {
    const hasElse = prices.some((price) => price.country === EVERYWHERE_ELSE);
    return [
      ...prices.map(priceLine),
      ...(prices.length === 0 ? ['There are no prices: delivery is free everywhere.'] : []),
      ...(prices.length > 0 && !hasElse ? ['Everywhere else: not delivered.'] : []),
      ...(isCharged
        ? []
        : ['Orders go to one example address: the shop asks for no other, and adds none of this.']),
    ];
  },
  run: async ({ queries, shop }) => ({
    isCharged: shop.settings.current().mode.delivery === 'address',
    prices: (await readShippingPrices(queries)).map(({ cents: priceCents, ...price }) => ({
      ...price,
      priceCents,
    })),
  }),
});

/** Writes the price, or removes it where `price` is null, unless it is another than the one that was seen. */
async function write(
  { queries, record }: OperationContext,
  key: Key,
  price: number | null,
): Promise<void> {
  const { country, fromCents, seenCents } = key;
  record({ subject: `${country} from ${fromCents}` });
  // One writer at a time: a price that is not there has no row to lock.
  await queries.execute(sql`lock table shipping_price in share row exclusive mode`);
  const known = (await readShippingPrices(queries)).find(
    (one) => one.country === country && one.fromCents === fromCents,
  );
  record({ before: { cents: known?.cents ?? null }, after: { cents: price } });
  checkSeen(seenCents, known?.cents ?? null, messages.priceThere(formatCents(known?.cents ?? 0)));
  if (price === null && !known) {
    throw new OperationRefused('not_found', messages.noSuchPrice);
  }
  await writeShippingPrice(queries, { country, fromCents, cents: price });
}

export const setDeliveryPrice = defineChange({
  name: 'delivery.set',
  scope: 'settings:write',
  does: 'Sets what delivery to a country costs',
  button: 'Save',
  done: 'Changed the price of delivery to',
  input: z.object({
    country,
    priceCents: cents(
      () => `Costs, in ${currencyWord()}`,
      () => '0 is free.',
    ).meta({ positional: true }),
    ...key,
  }),
  output: priceSchema,
  message: (price) => messages.holdsForNext(priceLine(price)),
  async run(context, { priceCents, ...price }) {
    await write(context, price, priceCents);
    return { country: price.country, fromCents: price.fromCents, priceCents };
  },
});

export const removeDeliveryPrice = defineChange({
  name: 'delivery.remove',
  scope: 'settings:write',
  does: 'Removes a price; a country without any is everywhere else',
  done: 'Removed the price of delivery to',
  input: z.object({ country, ...key }),
  output: z.object({}),
  message: () => messages.removedForNext,
  async run(context, price) {
    await write(context, price, null);
    return {};
  },
});
