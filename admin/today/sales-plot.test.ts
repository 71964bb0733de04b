import { expect, test } from 'vitest';
import { PLOT } from './bar-plot.ts';
import { PLOT_DAYS, plotSales, withEveryDay } from './sales-plot.ts';

test('every one of the ninety days has its place, with or without orders', () => {
  const known = { day: '2026-03-01', orders: 2, amountCents: 500 };
  const days = withEveryDay([known], '2026-03-02');
  expect(days).toHaveLength(PLOT_DAYS);
  expect(days.at(0)?.day).toBe('2025-12-03');
  expect(days.slice(-2)).toEqual([known, { day: '2026-03-02', orders: 0, amountCents: 0 }]);
});

test('bars stand on the floor inside of the plot, and the least sale can be seen', () => {
  const days = withEveryDay(
    [
      { day: '2026-03-01', orders: 1, amountCents: 1 },
      { day: '2026-03-02', orders: 9, amountCents: 90_000 },
    ],
    '2026-03-02',
  );
  const { bars, lines, months } = plotSales(days);
  const floor = PLOT.height - PLOT.bottom;
  for (const { x, y, width, height } of bars) {
    expect(x).toBeGreaterThanOrEqual(PLOT.left);
    expect(x + width).toBeLessThanOrEqual(PLOT.width);
    expect(y).toBeGreaterThanOrEqual(PLOT.top);
    expect(y + height).toBeCloseTo(floor);
  }
  expect(bars.filter(({ height }) => height > 0)).toMatchObject([{ height: 1 }, {}]);
  expect(lines.map(({ cents }) => cents)).toEqual([0, 50_000, 100_000]);
  expect(months.map(({ day }) => day)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
});
