import { describe, expect, test } from 'vitest';
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import { decideOptions, type WantedOption } from './decide-options.ts';

const FIELDS = { makesAll: false, lastPosition: 100 };

function beanie(colour: string, size: string, position: number, isWithdrawn = false) {
  const options: VariantOptions = [
    ['Colour', colour],
    ['Size', size],
  ];
  return { variant: `${colour}-${size}`, image: `${colour}.jpg`, options, isWithdrawn, position };
}

const two = [beanie('Black', 'S', 10), beanie('Sand', 'S', 11)];
const values = (...all: string[]) => all.map((value) => ({ value }));
const colour = { name: 'Colour', values: values('Black', 'Sand') };
const size = { name: 'Size', values: values('S') };

function decide(wanted: readonly WantedOption[], variants = two, makesAll = false) {
  const decision = decideOptions(variants, wanted, { ...FIELDS, makesAll });
  if (!decision.ok) throw new Error(decision.refusal.problem);
  return decision.value;
}

const names = (all: readonly { options: VariantOptions }[]) =>
  all.map(({ options }) => options.map(([, value]) => value).join(' '));

describe('the options of a product', () => {
  test('that stay as they are change nothing', () => {
    expect(decide([colour, size])).toEqual({ changed: [], withdrawn: [], putBack: [], made: [] });
  });

  test('are renamed in every variant, values too, also in exchange for one another', () => {
    const exchanged = [
      { value: 'Sand', was: 'Black' },
      { value: 'Black', was: 'Sand' },
    ];
    const { changed, made } = decide([{ name: 'Color', was: 'Colour', values: exchanged }, size]);
    expect(changed.map(({ variant, options }) => [variant, options[0]])).toEqual([
      ['Black-S', ['Color', 'Sand']],
      ['Sand-S', ['Color', 'Black']],
    ]);
    expect(made).toEqual([]);
  });

  test('get another order, and their values too', () => {
    expect(names(decide([size, colour]).changed)).toEqual(['S Black', 'S Sand']);
    const reversed = decide([{ name: 'Colour', values: values('Sand', 'Black') }, size]);
    expect(reversed.changed.map(({ variant, position }) => [variant, position])).toEqual([
      ['Black-S', 11],
      ['Sand-S', 10],
    ]);
  });

  test('with a new value make its combinations, after the variant that is most like each', () => {
    const { made } = decide([colour, { name: 'Size', values: values('S', 'M') }]);
    expect(names(made)).toEqual(['Black M', 'Sand M']);
    expect(made.map(({ source }) => source)).toEqual(['Black-S', 'Sand-S']);
  });

  test('place what is made between what there is', () => {
    const { made, changed } = decide([colour, { name: 'Size', values: values('S', 'M') }]);
    expect(made.map(({ position }) => position)).toEqual([11, 102]);
    expect(changed.map(({ variant, position }) => [variant, position])).toEqual([['Sand-S', 101]]);
  });

  test('make every combination on wish, else those of new values alone', () => {
    const variants = [beanie('Black', 'S', 1), beanie('Sand', 'M', 2)];
    const wanted = [colour, { name: 'Size', values: values('S', 'M') }];
    expect(decide(wanted, variants).made).toEqual([]);
    expect(names(decide(wanted, variants, true).made)).toEqual(['Black M', 'Sand S']);
  });

  test('are given to a product that has none: what there is gets the first values', () => {
    const one = [{ ...beanie('', '', 5), variant: 'beanie', options: [] }];
    const { changed, made } = decide([colour, size], one);
    expect(changed).toEqual([
      {
        variant: 'beanie',
        options: [
          ['Colour', 'Black'],
          ['Size', 'S'],
        ],
        position: 5,
      },
    ]);
    expect(names(made)).toEqual(['Sand S']);
  });

  test('withdraw what has a removed value, and bring it back with it', () => {
    const black = [{ name: 'Colour', values: values('Black') }, size];
    expect(decide(black).withdrawn).toEqual(['Sand-S']);
    const withdrawn = [beanie('Black', 'S', 10), beanie('Sand', 'S', 11, true)];
    expect(decide([colour, size], withdrawn)).toMatchObject({ putBack: ['Sand-S'], made: [] });
  });

  test('of a product that is not on sale are edited all the same', () => {
    const draft = two.map((one) => ({ ...one, isWithdrawn: true }));
    const { made, putBack } = decide([colour, { name: 'Size', values: values('S', 'M') }], draft);
    expect([names(made), putBack]).toEqual([['Black M', 'Sand M'], []]);
  });

  test.for<[string, WantedOption[], string]>([
    [
      'a name twice',
      [colour, { name: 'COLOUR', was: 'Size', values: values('S') }],
      'is the name of two',
    ],
    [
      'a value twice',
      [{ name: 'Colour', values: values('Black', 'Black') }, size],
      'is there twice',
    ],
    ['no value', [{ name: 'Colour', values: [] }, size], 'has no value'],
    [
      'one name for two',
      [
        { ...colour, was: 'Colour' },
        { name: 'Hue', was: 'Colour', values: values('x') },
      ],
      'two options were called',
    ],
    [
      'a name that is gone',
      [{ name: 'Hue', was: 'Shade', values: values('x') }],
      'is no option of this product any more',
    ],
    ['none at all', [], 'would leave 2 variants'],
    [
      'too many combinations',
      [
        colour,
        { name: 'Size', values: values(...Array.from({ length: 1_025 }, (_, no) => `${no}`)) },
      ],
      'make 2,050 combinations with the others: a product has at most 2,048 variants',
    ],
  ])('are refused with %s', ([, wanted, problem]) => {
    const decision = decideOptions(two, wanted, FIELDS);
    expect(decision.ok ? null : decision.refusal.problem).toContain(problem);
  });
});
