/** Why money goes back, as the shopper reads it. */
import { messages } from '#app/features/mail/messages/messages.ts';

/** Null where none was given; what staff wrote is said as it is. */
export function refundReasonText(reason: string): string | null {
  if (reason === '') return null;
  return new Map(Object.entries(messages.refundReasons)).get(reason) ?? messages.why(reason);
}
