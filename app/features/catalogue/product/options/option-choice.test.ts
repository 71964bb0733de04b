import { expect, test } from 'vitest';
import { firstToChoose, nearestVariant, pickersOf, swatchesOf } from './option-choice.ts';

function beanie(colour: string, size: string, image = `${colour}.jpg`) {
  return {
    variant: `${colour}-${size}`,
    image,
    options: [
      ['Colour', colour],
      ['Size', size],
    ] as const,
  };
}

const sandS = beanie('sand', 's');
const sandM = beanie('sand', 'm');
const blackM = beanie('black', 'm');
const all = [sandS, sandM, blackM];

test('each option has a picker with all its values, and what each leads to', () => {
  expect(pickersOf(all, sandS)).toEqual([
    {
      ...{ name: 'Colour', chosen: 'sand' },
      values: [
        { value: 'sand', leadsTo: sandS, isMade: true, image: 'sand.jpg' },
        // There is no small black one: the size changes with the colour.
        { value: 'black', leadsTo: blackM, isMade: false, image: 'black.jpg' },
      ],
    },
    {
      ...{ name: 'Size', chosen: 's' },
      values: [
        { value: 's', leadsTo: sandS, isMade: true, image: null },
        { value: 'm', leadsTo: sandM, isMade: true, image: null },
      ],
    },
  ]);
});

test('of what is not made the nearest is chosen, by the first options before others', () => {
  expect(nearestVariant(all, ['black', 's'])).toBe(blackM);
  expect(nearestVariant(all, ['red', 'm'])).toBe(sandM);
  expect(nearestVariant(all, [null, 'm'])).toBe(sandM);
  expect(nearestVariant(all, ['red', 'm'], 0)).toBeUndefined();
});

test('values have pictures only where each has one of its own', () => {
  expect(swatchesOf(all)).toEqual([
    { value: 'sand', image: 'sand.jpg' },
    { value: 'black', image: 'black.jpg' },
  ]);
  expect(swatchesOf([beanie('sand', 's', 'one.jpg'), beanie('black', 's', 'one.jpg')])).toEqual([]);
  expect(swatchesOf([sandS, beanie('black', 's', '')])).toEqual([]);
});

test('a choice begins with what was shown, or where that is sold out with what is most like it', () => {
  const out = { ...sandM, stockLevel: { kind: 'out' } as const };
  expect(firstToChoose([sandS, sandM, blackM], sandM)).toBe(sandM);
  expect(firstToChoose([blackM, sandS, out], out)).toBe(sandS);
  expect(firstToChoose([out], out)).toBe(out);
});
