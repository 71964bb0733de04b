/** What the sweep does about a payment that is due: every rule of sweeping. */
import type { Payment } from '#app/features/payment/payment.ts';

/** A payment younger than this may still be on its way from the shop to the provider. */
const CREATING_MINUTES = 10;

/** An intent that nobody has paid for this long is cancelled. */
const OPEN_MINUTES = 24 * 60;

/** `leave`: it may still be on its way; `settle`: ask how its intent stands. */
type SweepDecision = 'settle' | 'abandon' | 'leave';

function isOlderThan(createdAt: Date, minutes: number, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > minutes * 60_000;
}

export function decideSweep(
  { state, intent, createdAt }: Pick<Payment, 'state' | 'intent' | 'createdAt'>,
  now: Date,
): SweepDecision {
  if (intent !== null && state === 'open') return 'settle';
  // The secret of an intent that was still being created never left the shop.
  const isOver = state === 'cancelling' || isOlderThan(createdAt, CREATING_MINUTES, now);
  return isOver ? 'abandon' : 'leave';
}

/** Whether an unpaid payment has been left for so long that it is cancelled. */
export function isAbandoned({ createdAt }: Pick<Payment, 'createdAt'>, now: Date): boolean {
  return isOlderThan(createdAt, OPEN_MINUTES, now);
}
