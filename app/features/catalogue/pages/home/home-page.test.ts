import { expect, test } from 'vitest';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { fillShelves, type ShownSection, tileCount, withHero } from './home-page.ts';

function products(...ids: string[]): Product[] {
  return ids.map((id) => ({
    variant: `${id}-1`,
    id,
    title: id,
    image: '',
    priceCents: 1,
    rating: 1,
  }));
}

const shelf = (title: string, ids: string) => ({
  section: 'new',
  title,
  path: null,
  candidates: products(...ids),
});
const idsOf = (all: readonly Product[]) => all.map(({ id }) => id).join('');

test('a shelf shows ten products, five before another shelf has more, and none that is on the page already', () => {
  const shelves = fillShelves(
    [shelf('A', 'abcdefghijklmn'), shelf('B', 'clmopq')],
    products('a', 'b'),
  );
  expect(shelves.map(({ title, products: own }) => [title, idsOf(own)])).toEqual([
    ['A', 'cdefghijkn'],
    ['B', 'lmopq'],
  ]);
});

test('a shelf of fewer than four products is left out, and its products stay free for others', () => {
  const shelves = fillShelves([shelf('A', 'abc'), shelf('B', 'abcd')], []);
  expect(shelves.map(({ title }) => title)).toEqual(['B']);
});

test('variants that share an id stand on a shelf once', () => {
  const [first] = fillShelves([shelf('A', 'aabbccdd')], []);
  expect(idsOf(first?.products ?? [])).toBe('abcd');
});

test('the rows of tiles are full: one of six, or two', () => {
  expect([0, 3, 6, 7, 11, 12, 40].map(tileCount)).toEqual([0, 3, 6, 6, 6, 12, 12]);
});

test('words of the hero stand behind it and the heading, and nowhere without it', () => {
  const words = { headline: 'Summer', link: ['/search', 'All of it'] } as const;
  const kindsOf = (sections: ShownSection[]) =>
    withHero(sections, { image: null, words }).map(({ kind }) => kind);
  const hero = { key: 'hero', kind: 'hero' } as const;
  const heading = { key: 'heading', kind: 'heading' } as const;
  const first = { key: 'first', kind: 'first' } as const;
  expect(kindsOf([hero, heading, first])).toEqual(['hero', 'heading', 'text', 'first']);
  expect(kindsOf([heading, first, hero])).toEqual(['heading', 'first', 'hero', 'text']);
  expect(kindsOf([heading, first])).toEqual(['heading', 'first']);
});
