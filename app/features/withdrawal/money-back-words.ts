/** What a consumer reads, on the page and in the mail, of what follows a withdrawal. */
import type { MoneyBack } from '#app/features/orders/actions/decide-withdrawal.ts';
import { formatCalendarDay } from '#app/shared/time/calendar-day.ts';
import { messages } from './messages/messages.ts';

/** Sentences; `dueDay`, by which the money goes back, is such as 2026-12-11. */
export function moneyBackWords(moneyBack: MoneyBack, dueDay: string): string[] {
  const day = formatCalendarDay(dueDay);
  switch (moneyBack) {
    case 'at-once':
      return [messages.notSent];
    case 'held':
      return [messages.bankDecides(day)];
    case 'once-back':
      return [messages.sendBack, messages.moneyBackBy(day)];
    case 'shop-decides':
      return [messages.shopDecides];
  }
}
