/** How an order is paid in parts, in words. */
import { otherwiseCents, type PaidByCredit } from './credit.ts';
import { maskedCode } from './gift-card-code.ts';
import { messages } from './messages/messages.ts';

/** `Gift card •••• 7KQF`, or store credit. */
export function creditName({ ending }: { ending: string | null }): string {
  return ending === null ? messages.storeCredit : messages.giftCard(maskedCode(ending));
}

/** By what the amount is paid, below the total; nothing where no credit pays. */
export function paidParts(
  amountCents: number,
  terms: { credit?: PaidByCredit } | null,
  isByHand = false,
): { name: string; cents: number }[] {
  if (!terms?.credit) return [];
  const rest = otherwiseCents({ amountCents, terms });
  const otherwise = isByHand ? messages.byOtherMeans : messages.byCard;
  return [
    { name: creditName(terms.credit), cents: terms.credit.cents },
    ...(rest > 0 ? [{ name: otherwise, cents: rest }] : []),
  ];
}
