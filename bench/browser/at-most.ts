/** A row of `measure/table.ts` for a figure without a limit, with a maximum as its goal. */
import type { Row } from '../measure/table.ts';

export function atMost(most: number, unit: string, what: string, figures: readonly number[]): Row {
  return { what, shop: figures, held: figures, goal: { most }, unit, isShare: false };
}
