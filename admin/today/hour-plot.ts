/** The plot of today's sales by hour: hours into bars, each before that of the same day last week. */
import { type AxisLine, type Box, placeOf, plotAxis, plotBars } from './bar-plot.ts';

/** `centsThen` are of the same hour a week ago. */
export type PlotHour = { hour: number; orders: number; cents: number; centsThen: number };

const HOURS = 24;

/** All hours of a day; one without orders is zero. */
export function withEveryHour(known: readonly PlotHour[]): PlotHour[] {
  const byHour = new Map(known.map((one) => [one.hour, one]));
  return Array.from(
    { length: HOURS },
    (_, hour) => byHour.get(hour) ?? { hour, orders: 0, cents: 0, centsThen: 0 },
  );
}

/** `9:00` */
export function hourName(hour: number): string {
  return `${hour}:00`;
}

type HourPlot = {
  bars: Box[];
  before: Box[];
  lines: AxisLine[];
  /** Every sixth hour, below the bars. */
  names: { x: number; name: string }[];
};

/** Where everything stands: `before` is last week, on the same axis. */
export function plotHours(hours: readonly PlotHour[]): HourPlot {
  const now = hours.map(({ cents }) => cents);
  const then = hours.map(({ centsThen }) => centsThen);
  const { maxCents, lines } = plotAxis([...now, ...then]);
  return {
    bars: plotBars(now, maxCents, 0.5),
    before: plotBars(then, maxCents, 0.8),
    lines,
    names: hours
      .filter(({ hour }) => hour % 6 === 0)
      .map(({ hour }) => ({ x: placeOf(hour, hours.length), name: hourName(hour) })),
  };
}
