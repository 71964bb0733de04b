/** When an order arrives, in days that are worked. */
import { messages } from '#app/features/delivery/messages/messages.ts';
import { perLocale } from '#app/shared/locale.ts';
import { nextDay } from '#app/shared/time/zoned-time.ts';
import type { TransitDays } from './delivery-zone.ts';

/** Days such as 2026-11-27, the same for what comes on a certain one. */
export type Arrival = { firstDay: string; lastDay: string };

/** The working day so many after a day; of 0 that day itself where it is worked, else the next that is. */
function workingDayAfter(day: string, count: number, isFree: (day: string) => boolean): string {
  let at = day;
  for (let left = count; left > 0 || isFree(at); ) {
    at = nextDay(at);
    if (left > 0 && !isFree(at)) left -= 1;
  }
  return at;
}

/** When what is ordered on `orderDay` arrives; `isFree` says on which days nobody works. */
export function arrivalOf(
  orderDay: string,
  { least, most }: TransitDays,
  isFree: (day: string) => boolean,
): Arrival {
  return {
    firstDay: workingDayAfter(orderDay, least, isFree),
    lastDay: workingDayAfter(orderDay, most, isFree),
  };
}

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
export function arrivalDays({ firstDay, lastDay }: Arrival): string {
  return firstDay === lastDay ? dayText(firstDay) : `${dayText(firstDay)} – ${dayText(lastDay)}`;
}

/** What there is to say of a way of delivery: `Arrives Thu, Nov 26 – Fri, Nov 27`, or when it can be collected, and its note. */
export function deliveryRemarks(option: {
  arrives?: Arrival;
  isCollected?: boolean;
  note?: string;
}): string[] {
  const { arrives, isCollected, note } = option;
  const days = arrives && arrivalDays(arrives);
  return [
    ...(days ? [isCollected ? messages.readyOn(days) : messages.arrivesOn(days)] : []),
    ...(note ? [note] : []),
  ];
}
