import { ShortTime } from '#admin/ui/short-time.tsx';
import type { ListedCredit } from '#app/features/credits/credit-store.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { filled } from '#app/ui/filled.tsx';
import { messages } from './messages/messages.ts';

/** Whether it can be spent, and what of it is being spent. */
export function CreditState({
  isVoided,
  sendSeconds,
  sentSeconds,
  heldCents,
}: Pick<ListedCredit, 'isVoided' | 'sendSeconds' | 'sentSeconds' | 'heldCents'>) {
  if (isVoided) return messages.ended;
  if (sendSeconds !== null && sentSeconds === null) {
    return filled(messages.isMailed, { time: <ShortTime seconds={sendSeconds} /> });
  }
  return heldCents > 0 ? messages.isHeld(formatCents(heldCents)) : messages.isUsable;
}
