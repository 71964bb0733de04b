/** What staff reads of the sections of the home page. */
import type { HomeSection } from '#app/features/catalogue/pages/home/home-section.ts';

/** Of each kind: its name, and what it shows. */
export const sectionWords = {
  hero: { name: 'Hero picture', about: 'The large picture. Cards and words below it overlap it.' },
  first: { name: 'First products', about: 'The first seven of the catalogue, as large cards.' },
  categories: { name: 'Categories', about: 'The largest, as tiles, once there are more products.' },
  'top-rated': { name: 'Top rated', about: 'Once four are rated that stand nowhere above.' },
  cheap: { name: 'Low prices', about: 'Once four are cheap that stand nowhere above.' },
  new: { name: 'New', about: 'The latest, once there are four that stand nowhere above.' },
  'largest-categories': { name: 'Largest categories', about: 'Products of two of them.' },
  products: { name: 'Products by hand', about: 'Those that you name, in your order.' },
  collection: { name: 'Collection', about: 'The first five of a collection.' },
  category: { name: 'Category', about: 'The first five of a category.' },
  text: { name: 'Text with a picture', about: 'Your own words, with a picture and a button.' },
} as const satisfies Record<HomeSection['kind'], { name: string; about: string }>;

/** What tells one of a kind from the others: what the shopkeeper has given it. */
export function sectionTitle({ kind, title, collection, category }: HomeSection): string {
  const own = title || collection || category;
  return own === '' ? sectionWords[kind].name : own;
}

/** `2. text-1  Text with a picture: About us  switched off` */
export function sectionLine(section: HomeSection, index: number): string {
  const { id, kind, isShown } = section;
  const { name } = sectionWords[kind];
  const title = sectionTitle(section);
  return [
    `${index + 1}. ${id}`,
    title === name ? name : `${name}: ${title}`,
    ...(isShown ? [] : ['switched off']),
  ].join('  ');
}
