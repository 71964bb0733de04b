/** Why what is to be paid for cannot be held: the answer of POST /api/payments/{paymentIntentId}/hold, and the words. */
import { messages } from '#app/features/payment/messages/messages.ts';
import { isCreditKey, type Left, variantOf } from '#app/features/stock/stock.ts';
import type { HoldRefusal } from './hold-payment.server.ts';

type Words<Of extends HoldRefusal['code']> = {
  status: 404 | 409;
  /** The code of the answer, where it is another. */
  code?: string;
  isForShoppers: boolean;
  message(refusal: HoldRefusal & { code: Of }): string;
};

/** Whether what is short is no thing, but the uses of a code. */
export function isCodeUsedUp({ left: all }: { left: readonly Left[] }): boolean {
  return all.some(
    ({ stockKey, left }) => variantOf(stockKey) === null && !isCreditKey(stockKey) && left <= 0,
  );
}

export const HOLD_REFUSALS: { readonly [Of in HoldRefusal['code']]: Words<Of> } = {
  sold_out: {
    status: 409,
    isForShoppers: true,
    message: (refusal) => (isCodeUsedUp(refusal) ? messages.codeUsedUp : messages.justSold),
  },
  credit_short: {
    status: 409,
    isForShoppers: true,
    message: () => messages.creditShort,
  },
  not_held: {
    status: 409,
    isForShoppers: true,
    message: () => messages.notHeld,
  },
  already_paid: {
    status: 409,
    isForShoppers: true,
    message: () => messages.alreadyPaid,
  },
  unknown: {
    status: 404,
    code: 'not_found',
    isForShoppers: false,
    message: () => 'There is no such payment of yours.',
  },
};

export function holdRefusalMessage<Of extends HoldRefusal['code']>(
  refusal: HoldRefusal & { code: Of },
): string {
  const code: Of = refusal.code;
  return HOLD_REFUSALS[code].message(refusal);
}

/** Whether the message of this code is for shoppers. */
export function isHoldForShoppers(code: string): boolean {
  const words: Readonly<Record<string, { isForShoppers: boolean }>> = HOLD_REFUSALS;
  return words[code]?.isForShoppers ?? false;
}
