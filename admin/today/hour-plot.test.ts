import { expect, test } from 'vitest';
import { PLOT } from './bar-plot.ts';
import { plotHours, withEveryHour } from './hour-plot.ts';

const SALES = [
  { hour: 9, orders: 1, cents: 300, centsThen: 0 },
  { hour: 23, orders: 0, cents: 0, centsThen: 900 },
];

test('every hour has its place, with or without orders', () => {
  const hours = withEveryHour(SALES);
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(hours[9]).toBe(SALES[0]);
});

test('today stands before last week, on one axis that both fit in', () => {
  const { bars, before, lines, names } = plotHours(withEveryHour(SALES));
  expect(lines.at(-1)?.cents).toBe(1_000);
  expect(names.map(({ name }) => name)).toEqual(['0:00', '6:00', '12:00', '18:00']);
  for (const { x, y, width } of [...bars, ...before]) {
    expect(x).toBeGreaterThanOrEqual(PLOT.left);
    expect(x + width).toBeLessThanOrEqual(PLOT.width);
    expect(y).toBeGreaterThanOrEqual(PLOT.top);
  }
  const [now, then] = [bars[23], before[23]];
  expect(now?.height).toBe(0);
  expect(then?.height).toBeGreaterThan(bars[9]?.height ?? 0);
});
