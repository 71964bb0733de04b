/** What delivery to a country costs and when it comes, as the payment page would compute it for the same items. */
import { arrivalText } from '#app/features/delivery/arrival.ts';
import type { DeliveryOption } from '#app/features/delivery/delivery-option.ts';
import { readDeliveryZones } from '#app/features/delivery/delivery-zones.server.ts';
import { paymentRefusalMessage } from '#app/features/payment/start/payment-messages.ts';
import { formatPlainCents } from '#app/shared/money/money.ts';
import type { AgentParts } from './agent-parts.server.ts';
import { type AskedItems, namedProducts } from './asked-items.server.ts';

/** More than any shop offers. */
const MAX_WAYS = 20;

export type AgentWay = {
  /** Empty where there is nothing to tell apart. */
  way: string;
  /** In whole units of the currency; `0.00` is free. */
  price: string;
  /** Days such as 2026-11-27, the same for what comes on a certain one. */
  arrives?: { firstDay: string; lastDay: string };
  /** The same in words. */
  words?: string;
  note?: string;
  /** Whoever buys it comes for it. */
  isCollected?: boolean;
};

/** `refused` says why nothing is brought there. */
export type DeliveryAnswer = { ways: AgentWay[]; refused?: string };

function toWay(option: DeliveryOption): AgentWay {
  const { title, cents, note, isCollected, arrives } = option;
  const words = arrivalText(option);
  return {
    ...{ way: title, price: formatPlainCents(cents) },
    ...(arrives && { arrives }),
    ...(words !== null && { words }),
    ...(note && { note }),
    ...(isCollected && { isCollected }),
  };
}

/** Nobody's: what is kept of a plugin's answer is kept for shoppers who have an address. */
const NOBODY = '';

export async function answerDelivery(
  { database, offerDelivery, settings }: AgentParts,
  asked: AskedItems,
  { country, postalCode }: { country: string; postalCode: string },
): Promise<DeliveryAnswer> {
  // All orders go to one example address, for nothing.
  if (settings.current().mode.delivery === 'placeholder') {
    return { ways: [{ way: '', price: formatPlainCents(0) }] };
  }
  const zones = await readDeliveryZones(database.queries);
  const address = { country, postalCode, name: '', line1: '', line2: '', city: '', region: '' };
  const basket = namedProducts(asked).map((product, line) => ({ ...product, line }));
  const saved = { address, zones: zones.length > 0 ? zones : null, quote: null };
  const offer = await offerDelivery(NOBODY, saved, basket);
  if (offer.ok) return { ways: offer.value.slice(0, MAX_WAYS).map(toWay) };
  return { ways: [], refused: paymentRefusalMessage(offer.refusal) };
}
