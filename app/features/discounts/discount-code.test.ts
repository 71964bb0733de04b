import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CodeStanding,
  codeText,
  decideCode,
  discountOf,
  readCodeName,
} from './discount-code.ts';

const summer: CodeStanding = {
  ...{ name: 'SUMMER', sharePercent: 10, amountCents: null, nowSeconds: 1_000 },
  ...{ fromSeconds: null, toSeconds: null, left: null, usesEach: null, ownUses: 0 },
};

describe('a code', () => {
  test('is typed in small letters too, and is no other text', () => {
    expect(readCodeName(' summer-26 ')).toBe('SUMMER-26');
    for (const text of ['', '-A', 'A B', 'Ä', 'x'.repeat(41), "A'", '?']) {
      expect(readCodeName(text)).toBeNull();
    }
  });

  test('is shown again as it was typed, where it is none', () => {
    expect(codeText(' 10% \0 off\n')).toBe('10% OFF');
    expect(codeText('x'.repeat(100))).toHaveLength(40);
    expect(codeText(' \t')).toBe('');
  });

  test('can be used within its time and its uses', () => {
    const usable = { name: 'SUMMER', sharePercent: 10, amountCents: null, isLimited: false };
    expect(decideCode(summer)).toEqual({ usable, problem: null });
    expect(decideCode({ ...summer, left: 1 }).usable).toMatchObject({ isLimited: true });
    const inside = { fromSeconds: 1_000, toSeconds: 1_001, usesEach: 1 };
    expect(decideCode({ ...summer, ...inside }).problem).toBeNull();
  });

  test.each([
    ['unknown', null],
    ['not_yet', { fromSeconds: 1_001 }],
    ['ended', { toSeconds: 1_000 }],
    ['used_up', { left: 0 }],
    ['used_up', { left: -1 }],
    ['used_before', { usesEach: 1, ownUses: 1 }],
  ])('cannot be used: %s', (problem, change) => {
    expect(decideCode(change && { ...summer, ...change })).toEqual({ usable: null, problem });
  });

  test('takes whole cents off, and never more than the items cost', () => {
    expect(discountOf(summer, 1196)).toBe(119);
    expect(discountOf({ ...summer, sharePercent: null, amountCents: 500 }, 1196)).toBe(500);
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const share = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(cents, share, cents, (items, sharePercent, amountCents) => {
        for (const one of [
          { name: '', sharePercent, amountCents: null },
          { name: '', sharePercent: null, amountCents },
        ]) {
          const off = discountOf(one, items);
          expect(Number.isInteger(off) && off >= 0 && off <= items).toBe(true);
        }
      }),
    );
  });
});
