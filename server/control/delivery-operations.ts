/** Reads and changes what delivery costs, in a running shop. */
import * as z from 'zod';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import { isCountry } from '#app/features/delivery/countries.ts';
import { EVERYWHERE_ELSE } from '#app/features/delivery/shipping-price.ts';
import {
  readShippingPrices,
  writeShippingPrice,
} from '#app/features/delivery/shipping-prices.server.ts';
import { MAX_AMOUNT_CENTS } from '#app/shared/money.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

const centsSchema = z.int().min(0).max(MAX_AMOUNT_CENTS);

/** Null `cents` removes the price. */
const changeSchema = z.object({
  country: z
    .string()
    .refine((code) => code === EVERYWHERE_ELSE || isCountry(code), 'is no country'),
  fromCents: centsSchema,
  cents: centsSchema.nullable(),
});

const priceSchema = z.object({ country: z.string(), fromCents: z.number(), cents: z.number() });

type PricesAccess = Pick<ShopAccess, 'queries' | 'settings' | 'by'>;

async function write(
  { queries, by }: PricesAccess,
  change: z.infer<typeof changeSchema>,
): Promise<boolean> {
  const { country, fromCents, cents } = change;
  const subject = `${country} from ${fromCents}`;
  const act = { staff: by, act: 'delivery_price_changed', subject } as const;
  const known = (await readShippingPrices(queries)).find(
    (one) => one.country === country && one.fromCents === fromCents,
  );
  return recordAct(queries, { ...act, before: { cents: known?.cents ?? null } }, async () => {
    const value = await writeShippingPrice(queries, change);
    return { isDone: true, after: { cents }, value };
  });
}

/** Makes the changes of its input, if any; then all prices. `isOn`: the shop asks for addresses. */
export const shippingPricesOperation = defineOperation({
  name: 'shipping-prices',
  request: z.object({}),
  input: changeSchema,
  line: z.object({ isChanged: z.boolean(), isOn: z.boolean(), prices: z.array(priceSchema) }),
  async *run(shop: PricesAccess, _request, input) {
    const { queries, settings } = shop;
    let isChanged = false;
    for await (const change of input) {
      isChanged = (await write(shop, change)) || isChanged;
    }
    const isOn = settings.mode.delivery !== 'placeholder';
    yield { isChanged, isOn, prices: await readShippingPrices(queries) };
  },
});
