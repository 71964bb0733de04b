import fc from 'fast-check';
import { expect, test } from 'vitest';
import { done } from '#app/shared/result.ts';
import { titleOfHandle, toHandle } from './collection.ts';
import { readCollections } from './collection-cell.ts';

test.for([
  ['Summer & Sale', 'summer-sale'],
  ['  Été 2024! ', 'été-2024'],
  ['E\u0301te\u0301', 'été'],
  ['हिन्दी', 'हिन्दी'],
  ['—', ''],
] as const)('%j has the handle %j', ([name, handle]) => {
  expect(toHandle(name)).toBe(handle);
});

test('a handle makes a title', () => {
  expect(titleOfHandle('summer-sale')).toBe('Summer sale');
});

test('names and handles between bars and line breaks are lines in the order of their handles', () => {
  expect(readCollections(' new-in | Summer  Sale\r\n\r\nnew-in|')).toEqual(
    done('new-in\nsummer-sale\tSummer Sale'),
  );
  expect(readCollections(' | ')).toEqual(done(''));
});

test('a tag says that it is one, unless it is named as a collection too', () => {
  expect(readCollections('#Color_Red|#sale|Sale')).toEqual(done('#color-red\nsale\tSale'));
  expect(readCollections('sale|#sale')).toEqual(done('sale'));
});

const many = (count: number) => Array.from({ length: count }, (_, number) => `c${number}`);

test.for([
  ['!!!', '"!!!" has no letter and no digit: give it a name'],
  ['#', '"#" has no letter and no digit: give it a name'],
  ['x'.repeat(101), `"${'x'.repeat(40)}" has 101 characters: the most is 100`],
  ['a\u0007b', /control character U\+0007/],
  ['a\uFFFD', /a character that cannot be read/],
  [many(51).join('|'), 'has 51 collections: the most is 50'],
] as const)('%j is refused', ([text, refusal]) => {
  const read = readCollections(text);
  expect(read.ok ? read.value : read.refusal).toEqual(
    typeof refusal === 'string' ? refusal : expect.stringMatching(refusal),
  );
});

test('fifty collections, and a name of a hundred characters, are taken', () => {
  expect(readCollections(many(50).join('|')).ok).toBe(true);
  expect(readCollections(`#${'x'.repeat(100)}`)).toEqual(done(`#${'x'.repeat(100)}`));
});

test('the handle of a handle is itself, whatever the name', () => {
  const name = fc.oneof(fc.constantFrom('J\u030Cazz', 'H\u0331', 'T\u0308', 'İ'), fc.string());
  fc.assert(
    fc.property(name, (typed) => {
      expect(toHandle(toHandle(typed))).toBe(toHandle(typed));
    }),
  );
});

test('the address of the form of a new collection is no handle', () => {
  expect(readCollections('New')).toEqual({
    ok: false,
    refusal: '"New" is an address of the admin: choose another',
  });
});
