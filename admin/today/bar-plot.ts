/** Amounts into bars: the arithmetic of the plots. */

/** The plot's own units, which the page scales; left of the bars is room for an amount as large as on a phone. */
export const PLOT = { width: 900, height: 260, left: 100, bottom: 34, top: 20 };

export type Box = { x: number; y: number; width: number; height: number };

/** A line across, with the cents that it stands for. */
export type AxisLine = { y: number; cents: number };

/** The smallest of 1, 2 and 5 times a power of ten that is not below `value`. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10;
  return step * power;
}

/** To hundredths: a page needs no more. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where bars of these amounts stand, up to `maxCents`, each as wide as this part of its place. */
export function plotBars(cents: readonly number[], maxCents: number, widthPart: number): Box[] {
  const { height, bottom, top } = PLOT;
  const floor = height - bottom;
  return cents.map((amount, index) => {
    // A sale has a bar that can be seen.
    const barHeight = amount === 0 ? 0 : Math.max((amount / maxCents) * (floor - top), 1);
    return {
      x: placeOf(index + (1 - widthPart) / 2, cents.length),
      y: round(floor - barHeight),
      width: placeOf(widthPart, cents.length) - PLOT.left,
      height: round(barHeight),
    };
  });
}

/** Where place `index` of so many begins. */
export function placeOf(index: number, places: number): number {
  return round(PLOT.left + (index * (PLOT.width - PLOT.left)) / places);
}

/** The end of an axis for these amounts, and its lines. */
export function plotAxis(cents: readonly number[]): { maxCents: number; lines: AxisLine[] } {
  const maxCents = roundUp(Math.max(...cents, 100));
  const { height, bottom, top } = PLOT;
  const floor = height - bottom;
  const lines = [0, 0.5, 1].map((part) => ({
    y: round(floor - part * (floor - top)),
    cents: part * maxCents,
  }));
  return { maxCents, lines };
}
