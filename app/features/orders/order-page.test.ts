import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOrderCursor, parseOrderCursor } from './order-page.ts';

test('a cursor that a page gives out is read as the order that it stands for', () => {
  const cursor = fc.record({
    created: fc.integer({ min: 0, max: 999_999_999_999 }),
    id: fc.stringMatching(/^pi_[A-Za-z0-9]{1,40}$/),
  });
  fc.assert(
    fc.property(cursor, (one) => {
      expect(parseOrderCursor(formatOrderCursor(one))).toEqual(one);
    }),
  );
});

test('any other text is no cursor', () => {
  for (const text of ['', '.', '1', '1.', '.pi_1', '-1.pi_1', '1.pi 1', '1.pi\0', 'x.pi_1']) {
    expect(parseOrderCursor(text)).toBeNull();
  }
  expect(parseOrderCursor(`1.${'x'.repeat(256)}`)).toBeNull();
  expect(parseOrderCursor(`${'9'.repeat(13)}.pi_1`)).toBeNull();
});
