/** Reads what the payment page shows beside the items. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { giftCardShare } from '#app/features/credits/bought-cards.ts';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import type { SavedChoices } from '#app/features/delivery/checkout-choices.server.ts';
import { askedCountries } from '#app/features/delivery/form/asked-countries.ts';
import type { OfferDelivery } from '#app/features/delivery/offer-delivery.server.ts';
import { addressChoices } from '#app/features/delivery/saved/address-choice.ts';
import { type Choices, type TermsMode, taxDestination } from '#app/features/delivery/terms.ts';
import { isGuestId } from '#app/features/shopper/guest-secret.server.ts';
import { type TaxPolicy, type TaxTable, taxCountry, taxesIn } from '#app/features/tax/taxes-in.ts';
import { refused } from '#app/shared/result.ts';
import { itemsKey, type PageTerms } from './page-checkout.ts';

type Parts = {
  settings: { current(): { mode: TermsMode; tax: TaxPolicy } };
  readChoices(shopper: string | null): Promise<SavedChoices>;
  readTaxTable(items: readonly { variant: string }[]): Promise<TaxTable | null>;
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

/** Whether there is an e-mail to write to about an order: an account has its own. */
export function hasEmail(shopper: string | null, { email }: Pick<SavedChoices, 'email'>): boolean {
  return email !== null || (shopper !== null && !isGuestId(shopper));
}

/** Null for the placeholder delivery, no discount and no tax. */
export async function readPageTerms(
  parts: Parts,
  shopper: string | null,
  basket: readonly BasketItem[],
): Promise<PageTerms> {
  const { mode, tax } = parts.settings.current();
  const taxTable = await parts.readTaxTable(basket);
  const hasChoices =
    mode.delivery === 'address' ||
    mode.codes ||
    [mode.credits, mode.vatNumbers, mode.notes, mode.gifts, mode.email === 'required'].includes(
      true,
    ) ||
    giftCardShare(basket) !== 'none';
  if (!hasChoices && taxTable === null) return null;
  const saved = await parts.readChoices(hasChoices ? shopper : null);
  const delivery = await readDelivery(
    { mode, offerDelivery: parts.offerDelivery },
    shopper,
    saved,
    basket,
  );
  const { address, option, code, hasCodes, typedCode, codeProblem, typedVatNumber } = saved;
  const asked = {
    requests: saved.requests,
    giftTo: saved.giftTo ?? null,
    hasEmail: hasEmail(shopper, saved),
  };
  const { credit, ownCredit } = saved;
  const codes = { code, hasCodes, typedCode, codeProblem, credit, ownCredit };
  const asksAddress = mode.delivery === 'address';
  const zones = parts.hasOwnDelivery ? saved.zones : null;
  return {
    mode,
    choices: { address, delivery, option, ...codes, typedVatNumber, ...asked },
    taxes: taxesIn(taxTable, taxCountry(tax, taxDestination(mode, { address, delivery, option }))),
    asked: itemsKey(basket),
    lines: address && asksAddress ? addressLines(address) : [],
    addresses: asksAddress ? addressChoices(saved.addresses) : [],
    form: asksAddress ? askedCountries(zones, address?.country, mode.phone) : null,
  };
}
