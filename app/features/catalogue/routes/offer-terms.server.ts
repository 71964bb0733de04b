/** Delivery and returns as search engines are told of them, with the offers of a product. */
import type { OfferTerms } from '#app/features/catalogue/pages/product-page-data.ts';
import type { ListedProduct } from '#app/features/catalogue/product/product.ts';
import { listedShipping } from '#app/features/delivery/listed/listed-shipping.ts';
import type { Shop } from '#app/shop.server.ts';

/** Of so many ways and countries search engines are told. */
const MAX_SHIPPING = 4;

/** What comes with the offers of a product whose page shows the first of these variants. */
export async function readOfferTerms(
  { listedDelivery, settings }: Pick<Shop, 'listedDelivery' | 'settings'>,
  variants: readonly ListedProduct[],
): Promise<OfferTerms> {
  const delivery = await listedDelivery();
  const [shipping = [], ...others] = delivery
    ? variants.map((one) => listedShipping(one, delivery, MAX_SHIPPING))
    : [];
  const text = JSON.stringify(shipping);
  return {
    shipping,
    isSameForAll: others.every((other) => JSON.stringify(other) === text),
    returnDays: settings.current().returnDays,
  };
}
