import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { MAX_BASKET_LINES } from './basket-item.ts';
import {
  basketLink,
  basketLinkRefusalMessages,
  type LinkedItem,
  parseBasketLink,
} from './basket-link.ts';

/** As the route of the page reads the address of a link. */
function open(link: string) {
  const url = new URL(link, 'http://localhost');
  const [match] = matchRoutes([{ path: '/basket/:items' }], url.pathname) ?? [];
  const items = match?.params.items;
  return parseBasketLink(items ?? '', url.searchParams.get('code'));
}

const variant = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
    fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'a~:,/%2C?#&+ .\\"\'()*') }),
  )
  .filter((text) => !text.includes('\0'));

const items = fc
  .uniqueArray(fc.record({ variant, count: fc.integer({ min: 1, max: MAX_BASKET_LINES }) }), {
    minLength: 1,
    maxLength: 12,
    selector: (item) => item.variant,
  })
  .filter((all) => all.reduce((sum, { count }) => sum + count, 0) <= MAX_BASKET_LINES);

const code = fc.option(
  fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((text) => text.trim() === text && !text.includes('\0')),
);

describe('a link that the shop writes', () => {
  test('opens what it was made of, whatever the variants are called', () => {
    fc.assert(
      fc.property(items, code, (all, typed) => {
        expect(open(basketLink(all, typed))).toEqual({
          ok: true,
          value: { items: all, code: typed },
        });
      }),
    );
  });

  test('still does when somebody on the way has decoded it', () => {
    fc.assert(
      fc.property(items, (all) => {
        const decoded = decodeURIComponent(basketLink(all));
        expect(open(decoded)).toMatchObject({ ok: true, value: { items: all } });
      }),
    );
  });

  test('is one part of a path, in which nothing but a letter is encoded', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(decodeURIComponent(basketLink(all))).toMatch(
          /^\/basket\/[\p{L}\p{N}\p{M}._~:,-]+$/u,
        );
      }),
    );
  });

  test('reads as people would write it', () => {
    const lamp: LinkedItem = { variant: 'lamp', count: 2 };
    const mug: LinkedItem = { variant: 'red-mug', count: 1 };
    expect(basketLink([lamp, mug], 'SPRING')).toBe('/basket/lamp:2,red-mug?code=SPRING');
    expect(basketLink([mug])).toBe('/basket/red-mug');
    expect(basketLink([{ variant: 'a:b, c', count: 1 }])).toBe('/basket/a~3Ab~2C~20c');
  });
});

describe('a link that somebody else writes', () => {
  test('has plain variants, repeated or with a count of one', () => {
    expect(parseBasketLink('Red Mug:1,lamp,Red Mug:2', ' spring ')).toEqual({
      ok: true,
      value: {
        items: [
          { variant: 'Red Mug', count: 3 },
          { variant: 'lamp', count: 1 },
        ],
        code: 'spring',
      },
    });
  });

  test('is refused with words when it cannot be read', () => {
    for (const text of [
      '',
      ',',
      'a,',
      ':2',
      'a:',
      'a:0',
      'a:02',
      'a:101',
      'a:1000',
      'a:-1',
      'a:b',
      'a:1:1',
    ]) {
      expect(parseBasketLink(text, null)).toEqual({ ok: false, refusal: 'unreadable_link' });
    }
    for (const text of ['a\0', 'a~00', '\uD800', 'v'.repeat(201)]) {
      expect(parseBasketLink(text, null)).toEqual({ ok: false, refusal: 'unreadable_link' });
    }
    expect(basketLinkRefusalMessages.unreadable_link).toMatch(/link/i);
  });

  test('is refused with words when it holds more than a basket', () => {
    for (const text of ['a:99,b:2', 'a:100,b', 'a,'.repeat(100).concat('a')]) {
      expect(parseBasketLink(text, null)).toEqual({ ok: false, refusal: 'too_many_linked' });
    }
    expect(parseBasketLink('a:99,b', null)).toMatchObject({ ok: true });
    expect(parseBasketLink('a:100', null)).toMatchObject({ ok: true });
    expect(basketLinkRefusalMessages.too_many_linked).toContain(String(MAX_BASKET_LINES));
  });

  test('never fails in another way, and what it opens fits into a basket', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string(), (text, typed) => {
        const opened = parseBasketLink(text, typed);
        if (!opened.ok) return;
        const total = opened.value.items.reduce((sum, { count }) => sum + count, 0);
        expect(total).toBeLessThanOrEqual(MAX_BASKET_LINES);
        expect(total).toBeGreaterThan(0);
      }),
    );
  });

  test('without a code, or with one that nobody can read, has none', () => {
    for (const typed of [null, '', '  ', '\0']) {
      expect(parseBasketLink('a', typed)).toMatchObject({ ok: true, value: { code: null } });
    }
  });
});
