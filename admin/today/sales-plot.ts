/** The plot of sales by day: days into bars. */
import type { SalesDay } from '#app/features/orders/staff/sales-days.server.ts';
import { type AxisLine, type Box, placeOf, plotAxis, plotBars } from './bar-plot.ts';

/** How many days are plotted. */
export const PLOT_DAYS = 90;

export type PlotDay = SalesDay;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last 90 days until `today`, oldest first; one without orders is zero. */
export function withEveryDay(known: readonly SalesDay[], today: string): PlotDay[] {
  const byDay = new Map(known.map((one) => [one.day, one]));
  const lastMs = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: PLOT_DAYS }, (_, index) => {
    const day = new Date(lastMs - (PLOT_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, orders: 0, amountCents: 0 };
  });
}

export type Bar = Box & { day: string };

export type Plot = {
  bars: Bar[];
  lines: AxisLine[];
  /** The first of each month, below the bars; `day` as PlotDay has it. */
  months: { x: number; day: string }[];
};

/** Where everything stands. */
export function plotSales(days: readonly PlotDay[]): Plot {
  const cents = days.map(({ amountCents }) => amountCents);
  const { maxCents, lines } = plotAxis(cents);
  const boxes = plotBars(cents, maxCents, 0.8);
  return {
    bars: days.flatMap(({ day }, index) => {
      const box = boxes[index];
      return box ? [{ day, ...box }] : [];
    }),
    lines,
    months: days.flatMap(({ day }, index) =>
      day.endsWith('-01') ? [{ x: placeOf(index, days.length), day }] : [],
    ),
  };
}
