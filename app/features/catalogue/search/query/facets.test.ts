import { describe, expect, test } from 'vitest';
import { chosenValues, type FacetName, withoutValue, withValue, withValues } from './facets.ts';
import { searchFor } from './search-query.ts';

const lamps = searchFor('lamp');

describe('a filter', () => {
  test.for([
    ['category', 'Light'],
    ['price', '2'],
    ['rating', '4'],
    ['sale', '1'],
    ['stock', '1'],
    ['brand', 'Acme'],
    ['option.Size', 'M'],
  ] as const)('%s is chosen and taken back', ([name, value]) => {
    const chosen = withValue(lamps, name, value);
    expect(chosenValues(chosen, name)).toEqual([value]);
    expect(withoutValue(chosen, name, value)).toEqual(lamps);
    expect(withValues(chosen, name, [])).toEqual(lamps);
  });

  test.for(['brand', 'option.Size'] as const)('%s takes several values', (name) => {
    const both = withValue(withValue(lamps, name, 'M'), name, 'L');
    expect(chosenValues(both, name)).toEqual(['M', 'L']);
    expect(chosenValues(withoutValue(both, name, 'M'), name)).toEqual(['L']);
  });

  test('of a category has one value, the last', () => {
    const name: FacetName = 'category';
    expect(chosenValues(withValue(withValue(lamps, name, 'A'), name, 'B'), name)).toEqual(['B']);
  });

  test('of one option leaves the values of another', () => {
    const sand = withValue(withValue(lamps, 'option.Colour', 'Sand'), 'option.Size', 'M');
    expect(chosenValues(withValues(sand, 'option.Size', []), 'option.Colour')).toEqual(['Sand']);
  });
});
