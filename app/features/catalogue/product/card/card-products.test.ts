import { expect, test } from 'vitest';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { toCardProducts } from './card-products.ts';

function variant(name: string, id: string, title: string): Product {
  return { variant: name, id, title, image: '', priceCents: 100, rating: 3 };
}

const red = variant('red', 'lamp', 'Lamp, Red');
const blue = variant('blue', 'lamp', 'Lamp, Blue');
const desk = variant('desk', 'desk', 'Desk');

test('variants that share an id are one card with their choices, where the first of them stands', () => {
  expect(toCardProducts([blue, desk, red], [red, blue, desk])).toEqual([
    {
      ...blue,
      choices: [
        { variant: 'red', label: 'Red' },
        { variant: 'blue', label: 'Blue' },
      ],
    },
    desk,
  ]);
});

test('a card offers the choices too that are not on its page', () => {
  const [card] = toCardProducts([red], [red, blue]);
  expect(card?.choices?.map(({ label }) => label)).toEqual(['Red', 'Blue']);
});
