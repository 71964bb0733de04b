/** Asks a carrier over HTTP what delivery costs, whenever the payment page needs it. */
import * as z from 'zod';
import type { Plugin } from '#app/plugins/plugin.ts';

/** What this carrier answers: another has another shape. */
const answerSchema = z.object({
  services: z.array(z.object({ code: z.string(), name: z.string(), price: z.number() })),
});

type Carrier = {
  /** Where it is asked, by https. */
  address: string;
  key: string;
};

/**
 * Shoppers choose among the carrier's services. While it is slow or down they pay the shop's own price: the shop gives it two
 * seconds, and leaves it alone for a minute. Prices are in cents, as the shop has them.
 */
export function carrierPrices({ address, key }: Carrier): Plugin {
  return {
    name: 'carrier-prices',
    deliveryPrice: {
      onFailure: 'own-prices',
      async options({ address: { country, postalCode }, items }, { signal }) {
        const grams = items.reduce((sum, { units, weightGrams }) => sum + units * weightGrams, 0);
        const answer = await fetch(address, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ country, postalCode, grams }),
          signal,
        });
        if (!answer.ok) throw new Error(`The carrier has answered with ${answer.status}`);
        const { services } = answerSchema.parse(await answer.json());
        return services.map(({ code, name, price }) => ({ id: code, title: name, cents: price }));
      },
    },
  };
}
