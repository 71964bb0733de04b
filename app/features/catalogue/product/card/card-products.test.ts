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

test('variants with options are one card with what they cost at least and are made in', () => {
  const beanie = (colour: string, priceCents: number): Product => ({
    ...variant(colour, 'beanie', 'Beanie'),
    ...{ image: `${colour}.jpg`, priceCents, options: [['Colour', colour]] },
  });
  const [sand, black] = [beanie('sand', 1_500), beanie('black', 1_200)];
  const swatches = [sand, black].map(({ variant: value, image }) => ({ value, image }));
  const { options: _, ...card } = black;
  expect(toCardProducts([black, sand], [sand, black])).toEqual([
    { ...card, offer: { fromCents: 1_200, isFrom: true, swatches } },
  ]);
  expect(toCardProducts([sand], [sand])).toEqual([sand]);
});

test('a card offers the choices too that are not on its page', () => {
  const [card] = toCardProducts([red], [red, blue]);
  expect(card?.choices?.map(({ label }) => label)).toEqual(['Red', 'Blue']);
});
