/** Gift cards and store credit as lines of text for staff. */

import { holderOf } from '#app/features/credits/credit.ts';
import type { ListedCredit } from '#app/features/credits/credit-store.server.ts';
import { maskedCode } from '#app/features/credits/gift-card-code.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { toZonedMinute } from '#app/shared/time/zoned-time.ts';

/** `2026-11-28 09:14  gift card •••• 7KQF  $25.00  kim@example.com  ID` */
export function creditLine(credit: ListedCredit, timeZone: string): string {
  const { id, shopper, ending, balanceCents, heldCents, sendSeconds, sentSeconds } = credit;
  const kind = shopper === null ? 'gift card' : 'store credit';
  const code = ending === null ? [] : [maskedCode(ending)];
  const isToSend = sendSeconds !== null && sentSeconds === null && !credit.isVoided;
  return [
    toZonedMinute(credit.madeSeconds, timeZone),
    [kind, ...code].join(' '),
    formatCents(balanceCents),
    ...(heldCents > 0 ? [`${formatCents(heldCents)} held`] : []),
    ...(credit.isVoided ? ['ended'] : []),
    ...(isToSend ? [`to be mailed ${toZonedMinute(sendSeconds, timeZone)}`] : []),
    holderOf(credit) ?? '',
    id,
  ]
    .filter((part) => part !== '')
    .join('  ');
}
