/** When an order arrives, in words. */
import { messages } from '#app/features/delivery/messages/messages.ts';
import { perLocale } from '#app/shared/locale.ts';

/** Days such as 2026-11-27, the same for what comes on a certain one. */
export type Arrival = { firstDay: string; lastDay: string };

const dayFormat = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      ...{ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' },
    }),
);

function dayText(day: string): string {
  return dayFormat().format(Date.parse(`${day}T00:00:00Z`));
}

/** `Thu, Nov 26 – Fri, Nov 27`. Not by formatRange: browsers and the server differ in its spaces. */
function arrivalDays({ firstDay, lastDay }: Arrival): string {
  return firstDay === lastDay ? dayText(firstDay) : `${dayText(firstDay)} – ${dayText(lastDay)}`;
}

type TimedOption = { arrives?: Arrival; isCollected?: boolean };

/** `Arrives Thu, Nov 26 – Fri, Nov 27`, or when it can be collected; null where nobody has said. */
export function arrivalText({ arrives, isCollected }: TimedOption): string | null {
  if (!arrives) return null;
  const days = arrivalDays(arrives);
  return isCollected ? messages.readyOn(days) : messages.arrivesOn(days);
}

/** The same on a day such as 2026-11-28: a window that is over by then is said to be. */
export function dueText(option: TimedOption, day: string): string | null {
  const { arrives } = option;
  if (!arrives || arrives.lastDay >= day) return arrivalText(option);
  return messages.wasDue(arrivalDays(arrives));
}

/** What there is to say of a way of delivery: when it arrives, and its note. */
export function deliveryRemarks(option: TimedOption & { note?: string }): string[] {
  const lines = [arrivalText(option) ?? '', option.note ?? ''];
  return lines.filter((text) => text !== '');
}
