import { messages } from '#operations/messages/messages.ts';
import { OperationRefused } from '#operations/operation.ts';

/**
 * That nobody has changed a thing since it was looked at: `seen` is what was shown, null where there was none, and
 * undefined of a caller who did not look. `there` says what stands where something new was to be. Throws
 * OperationRefused.
 */
export function checkSeen<Seen>(
  seen: Seen | null | undefined,
  known: Seen | null,
  there: string,
): void {
  if (seen === undefined || seen === known) return;
  throw new OperationRefused(
    'changed',
    seen === null ? messages.nothingAdded(there) : messages.changedMeanwhile,
  );
}
