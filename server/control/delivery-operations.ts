/** Reads and changes what delivery costs, in a running shop. */
import * as z from 'zod';
import {
  readShippingPrices,
  writeShippingPrice,
} from '#app/features/delivery/shipping-prices.server.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

/** Null `cents` removes the price. */
const changeSchema = z.object({
  country: z.string(),
  fromCents: z.number(),
  cents: z.number().nullable(),
});

const priceSchema = z.object({ country: z.string(), fromCents: z.number(), cents: z.number() });

/** Makes the changes of its input, if any; then all prices. `isOn`: the shop asks for addresses. */
export const shippingPricesOperation = defineOperation({
  name: 'shipping-prices',
  request: z.object({}),
  input: changeSchema,
  line: z.object({ isChanged: z.boolean(), isOn: z.boolean(), prices: z.array(priceSchema) }),
  async *run({ queries, settings }: Pick<ShopAccess, 'queries' | 'settings'>, _request, input) {
    let isChanged = false;
    for await (const change of input) {
      isChanged = (await writeShippingPrice(queries, change)) || isChanged;
    }
    const isOn = settings.mode.delivery !== 'placeholder';
    yield { isChanged, isOn, prices: await readShippingPrices(queries) };
  },
});
