/** A catalogue of garments, with options. */
import type { Page } from '@playwright/test';
import type { CatalogueRow } from './shop-process.ts';

const PICTURES = { Sand: 'book', Black: 'smart-speaker-charcoal' } as const;

/** There is no large one in black; a medium one in black is sold out, and large ones cost more. */
const COMBINATIONS = [
  ['Sand', 'S'],
  ['Sand', 'M'],
  ['Sand', 'L'],
  ['Black', 'S'],
  ['Black', 'M'],
] as const;

const beanies = COMBINATIONS.map(([colour, size], index): CatalogueRow => {
  const variant = `beanie-${colour}-${size}`.toLowerCase();
  return {
    ...{ id: 'beanie', variant, title: 'Merino Beanie', rating: 4, position: index + 1 },
    image: `/pictures/${PICTURES[colour]}-640.webp`,
    priceCents: size === 'L' ? 2_490 : 1_990,
    description: 'Warm.',
    options: [
      ['Colour', colour],
      ['Size', size],
    ],
  };
});

/** With one value there is nothing to choose. */
const scarf: CatalogueRow = {
  ...{ id: 'scarf', variant: 'scarf-one', title: 'Scarf', rating: 0, position: 9, priceCents: 900 },
  ...{ image: '', options: [['Size', 'One size']] },
};

export const parts = {
  catalogue: [...beanies, scarf],
  stock: Object.fromEntries(
    beanies.map(({ variant }) => [variant, variant === 'beanie-black-m' ? 0 : 50]),
  ),
};

export const radio = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name, exact: true });
export const pathOf = (variant: string) => `/product/beanie?variant=${variant}`;
