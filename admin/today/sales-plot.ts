/** The plot of sales by day: days into bars. */
import type { SalesDay } from '#app/features/orders/staff/sales-days.server.ts';

/** How many days are plotted. */
export const PLOT_DAYS = 90;

export type PlotDay = SalesDay;

/** The plot's own units, which the page scales. */
export const PLOT = { width: 900, height: 240, left: 70, bottom: 24, top: 8 };

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

/** The smallest of 1, 2 and 5 times a power of ten that is not below `value`. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10;
  return step * power;
}

export type Bar = { day: string; x: number; y: number; width: number; height: number };

export type Plot = {
  bars: Bar[];
  /** Lines across, with the cents that they stand for. */
  lines: { y: number; cents: number }[];
  /** The first of each month, below the bars. */
  months: { x: number; month: string }[];
};

/** Where everything stands. A day with a sale has a bar that can be seen. */
export function plotSales(days: readonly PlotDay[]): Plot {
  const { width, height, left, bottom, top } = PLOT;
  const maxCents = roundUp(Math.max(...days.map(({ amountCents }) => amountCents), 100));
  const floor = height - bottom;
  const step = (width - left) / days.length;
  const yOf = (cents: number) => floor - (cents / maxCents) * (floor - top);
  return {
    bars: days.map(({ day, amountCents }, index) => {
      const barHeight = amountCents === 0 ? 0 : Math.max(floor - yOf(amountCents), 1);
      return {
        day,
        x: round(left + index * step + step * 0.1),
        y: round(floor - barHeight),
        width: round(step * 0.8),
        height: round(barHeight),
      };
    }),
    lines: [0, 0.5, 1].map((part) => ({ y: round(yOf(part * maxCents)), cents: part * maxCents })),
    months: days.flatMap(({ day }, index) =>
      day.endsWith('-01') ? [{ x: round(left + index * step), month: day.slice(0, 7) }] : [],
    ),
  };
}

/** To hundredths: a page needs no more. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
