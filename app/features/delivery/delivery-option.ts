/** The ways to have an order delivered: what is asked, what is answered, and which is taken. The shop and plugins answer alike. */
import type { Result } from '#app/shared/result.ts';
import type { Address } from './address/address.ts';
import type { Arrival } from './arrival.ts';
import type { TransitDays } from './delivery-zone.ts';

/** `title` is for people; empty where there is nothing to tell apart, as where delivery is free. */
export type DeliveryOption = {
  id: string;
  title: string;
  cents: number;
  /** What else there is to know of it, in one line. */
  note?: string;
  /** The shopper comes for it. */
  isCollected?: boolean;
  /** Working days between the order and its arrival. */
  days?: TransitDays;
  /** When an order of today arrives: by `days`, with the free days of the country. Not asked of who answers. */
  arrives?: Arrival;
};

/** How a plugin may name its options. */
export function isOptionId(text: string): boolean {
  return /^[\w.:-]{1,60}$/.test(text);
}

/** Of one variant; `priceCents` is of one of them, 0 grams: nobody has said. */
export type DeliveredItem = {
  variant: string;
  title: string;
  units: number;
  priceCents: number;
  weightGrams: number;
};

/** `itemsCents` is what the items cost, before a discount code. Whoever answers is not told who gets it. */
export type DeliveryQuestion = {
  address: Omit<Address, 'name' | 'phone'>;
  items: readonly DeliveredItem[];
  itemsCents: number;
  /** The code of ISO 4217 in small letters: amounts are whole numbers of its smallest unit. */
  currency: string;
};

/** None: nothing is delivered there. `missingCents`: it is, once so much more is bought. */
export type DeliveryAnswer = readonly DeliveryOption[] | { missingCents: number };

/** Who says what delivery costs. */
export type DeliveryPrice = {
  options(
    question: DeliveryQuestion,
    options: { signal: AbortSignal },
  ): DeliveryAnswer | Promise<DeliveryAnswer>;
  /** When there is no answer in time, or one that cannot be: the shop's own prices, or nothing can be paid until there is. */
  onFailure: 'own-prices' | 'refuse';
};

/** Why there is no way to deliver it. */
export type DeliveryRefusal =
  | { code: 'no_address' | 'not_delivered' | 'too_heavy' | 'delivery_unknown' }
  /** Delivery there begins with a higher order value. */
  | { code: 'below_minimum'; missingCents: number };

/** At least one option. */
export type DeliveryOffer = Result<readonly DeliveryOption[], DeliveryRefusal>;

export function toOffer(answer: DeliveryAnswer): DeliveryOffer {
  if ('missingCents' in answer) {
    return { ok: false, refusal: { code: 'below_minimum', missingCents: answer.missingCents } };
  }
  return answer.length > 0
    ? { ok: true, value: answer }
    : { ok: false, refusal: { code: 'not_delivered' } };
}

/** The cheapest, of equal ones the first; one that is collected only where nothing is brought. */
export function standardOption(options: readonly DeliveryOption[]): DeliveryOption | undefined {
  const brought = options.filter(({ isCollected }) => !isCollected);
  const preset = brought.length > 0 ? brought : options;
  return preset.toSorted((one, other) => one.cents - other.cents)[0];
}

/** The one that was chosen while it is offered, else the standard one. */
export function chosenOption(
  options: readonly DeliveryOption[],
  chosen: string | null,
): DeliveryOption | undefined {
  return options.find(({ id }) => id === chosen) ?? standardOption(options);
}
