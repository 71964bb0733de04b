import { expect, test } from 'vitest';
import { roundUp } from './bar-plot.ts';

test.for([
  [0, 1],
  [1, 1],
  [1.01, 2],
  [30, 50],
  [999, 1_000],
  [52_300, 100_000],
] as const)('the axis of %f ends at %i', ([value, end]) => expect(roundUp(value)).toBe(end));
