/** Reads what the payment page shows beside the items. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { addressLines } from '#app/features/delivery/address-lines.ts';
import type { SavedChoices } from '#app/features/delivery/checkout-choices.server.ts';
import { askedCountries } from '#app/features/delivery/form/asked-countries.ts';
import type { OfferDelivery } from '#app/features/delivery/offer-delivery.server.ts';
import { addressChoices } from '#app/features/delivery/saved/address-choice.ts';
import type { Choices, TermsMode } from '#app/features/delivery/terms.ts';
import type { Taxes } from '#app/features/tax/taxes.ts';
import { refused } from '#app/shared/result.ts';
import { itemsKey, type PageTerms } from './page-checkout.ts';

type Parts = {
  settings: { current(): { mode: TermsMode } };
  readChoices(shopper: string | null): Promise<SavedChoices>;
  readTaxes(items: readonly { variant: string }[]): Promise<Taxes | null>;
  offerDelivery: OfferDelivery;
  /** Whether the zones of the shop, and no plugin, say where orders go. */
  hasOwnDelivery: boolean;
};

/** How a basket can be delivered; nobody is asked where all goes to the placeholder. */
export async function readDelivery(
  { mode, offerDelivery }: { mode: TermsMode; offerDelivery: OfferDelivery },
  shopper: string | null,
  saved: SavedChoices,
  basket: readonly BasketItem[],
): Promise<Choices['delivery']> {
  return mode.delivery === 'address' && shopper !== null
    ? offerDelivery(shopper, saved, basket)
    : refused({ code: 'no_address' });
}

/** Null where all is as in the specification. */
export async function readPageTerms(
  parts: Parts,
  shopper: string | null,
  basket: readonly BasketItem[],
): Promise<PageTerms> {
  const { mode } = parts.settings.current();
  const taxes = await parts.readTaxes(basket);
  const hasChoices = mode.delivery === 'address' || mode.codes;
  if (!hasChoices && taxes === null) return null;
  const saved = await parts.readChoices(hasChoices ? shopper : null);
  const delivery = await readDelivery(
    { mode, offerDelivery: parts.offerDelivery },
    shopper,
    saved,
    basket,
  );
  const { address, option, code, hasCodes, typedCode, codeProblem } = saved;
  const asksAddress = mode.delivery === 'address';
  const zones = parts.hasOwnDelivery ? saved.zones : null;
  return {
    mode,
    choices: { address, delivery, option, code, hasCodes, typedCode, codeProblem },
    taxes,
    asked: itemsKey(basket),
    lines: address && asksAddress ? addressLines(address) : [],
    addresses: asksAddress ? addressChoices(saved.addresses) : [],
    form: asksAddress ? askedCountries(zones, address?.country) : null,
  };
}
