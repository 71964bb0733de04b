/** A gift card that an order has bought, in words. */
import { formatCents } from '#app/shared/money/money.ts';
import { formatCalendarDay } from '#app/shared/time/calendar-day.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import type { BoughtCard } from './bought-cards.ts';
import { messages } from './messages/messages.ts';

/** Its name, and `$25.00 · kim@example.com · mailed on December 24, 2026`; without the e-mail once that is forgotten. */
export function cardFact(card: BoughtCard, timeZone: string): readonly [string, string] {
  const { worthCents, email, sendSeconds, sentSeconds } = card;
  const seconds = sentSeconds ?? sendSeconds;
  const day = seconds === null ? null : formatCalendarDay(toZonedDay(seconds, timeZone));
  const mailed = sentSeconds === null ? messages.isMailedOn : messages.wasMailedOn;
  const parts = [formatCents(worthCents), email, day && mailed(day)];
  return [messages.aGiftCard, parts.filter(Boolean).join(' · ')];
}
