import { expect, test } from 'vitest';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { toCardProducts } from './card-products.ts';

function listing(name: string, id: string, title: string): Product {
  return { listing: name, id, title, image: '', priceCents: 100, rating: 3 };
}

const red = listing('red', 'lamp', 'Lamp, Red');
const blue = listing('blue', 'lamp', 'Lamp, Blue');
const desk = listing('desk', 'desk', 'Desk');

test('listings that share an id are one card with their choices, where the first of them stands', () => {
  expect(toCardProducts([blue, desk, red], [red, blue, desk])).toEqual([
    {
      ...blue,
      choices: [
        { listing: 'red', label: 'Red' },
        { listing: 'blue', label: 'Blue' },
      ],
    },
    desk,
  ]);
});

test('a card offers the choices too that are not on its page', () => {
  const [card] = toCardProducts([red], [red, blue]);
  expect(card?.choices?.map(({ label }) => label)).toEqual(['Red', 'Blue']);
});
