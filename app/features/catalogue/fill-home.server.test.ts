/** The home page as the shop comes, and as the shopkeeper composes it. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeOrder } from '#app/features/catalogue/collections/collection-store.server.ts';
import {
  FIRST_SECTIONS,
  type HomeSection,
  withMoved,
  withSection,
} from '#app/features/catalogue/pages/home/home-section.ts';
import { writeHomeSections } from '#app/features/catalogue/pages/home/home-store.server.ts';
import { MAX_SEPARATE_VARIANTS } from '#app/features/catalogue/product/product.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { collection, collectionProduct, homePage } from '#db/schema/collection-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueService } from './catalogue-service.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const catalogue = createCatalogueService(database);

beforeEach(async () => {
  for (const table of [homePage, collection, collectionProduct, product]) {
    await queries.delete(table);
  }
});

/** `p0`, `p1` and so on, in two categories in turn. */
async function fillCatalogue(count: number) {
  await queries.insert(product).values(
    Array.from({ length: count }, (_, n) => ({
      ...{ variant: `p${n}`, id: `p${n}`, title: `p${n}`, image: '', position: n },
      ...{ priceCents: 1_000 + n, rating: 4, category: n % 2 ? 'Odd' : 'Even' },
    })),
  );
}

async function fillCollection(handle: string, ids: readonly string[]) {
  await queries.insert(collection).values({ handle, title: handle.toUpperCase() });
  await queries.transaction((tx) => writeOrder(tx, handle, [], ids));
}

const compose = (sections: readonly HomeSection[]) =>
  queries.transaction((tx) => writeHomeSections(tx, sections));

/** What stands on it: the titles of shelves with their products, else the kinds. */
async function shown(): Promise<string[]> {
  const { home } = await catalogue.storefrontSections();
  const sections = home.sections.filter(({ kind }) => kind !== 'heading');
  return sections.map((section) =>
    section.kind === 'shelf'
      ? `${section.title}: ${section.products.map(({ id }) => id).join(' ')}`
      : section.kind,
  );
}

test('a few products are all that stands below the hero', async () => {
  await fillCatalogue(MAX_SEPARATE_VARIANTS);
  expect(await shown()).toEqual(['hero', 'first']);
});

test('of more products it has the ways into the catalogue', async () => {
  await fillCatalogue(40);
  const kinds = (await shown()).map((one) => one.replace(/:.*/, ''));
  const shelves = ['Top rated', 'Under $25', 'New', 'Even', 'Odd'];
  expect(kinds).toEqual(['hero', 'first', 'categories', ...shelves, 'all']);
});

test('what is switched off is not there, and what it showed is free for others', async () => {
  await fillCatalogue(40);
  await compose(FIRST_SECTIONS.map((one) => ({ ...one, isShown: one.kind === 'new' })));
  expect(await shown()).toEqual(['New: p39 p38 p37 p36 p35 p34 p33 p32 p31 p30', 'all']);
});

test('without the first products a small shop has its shelves, and a way to all of it', async () => {
  await fillCatalogue(5);
  await compose(FIRST_SECTIONS.filter(({ kind }) => kind === 'new'));
  expect(await shown()).toEqual(['New: p4 p3 p2 p1 p0', 'all']);
});

test('the heading comes first, or behind a hero that does', async () => {
  const kinds = async () =>
    (await catalogue.storefrontSections()).home.sections.map(({ kind }) => kind);
  await fillCatalogue(MAX_SEPARATE_VARIANTS);
  expect(await kinds()).toEqual(['hero', 'heading', 'first']);
  await compose(withMoved(FIRST_SECTIONS, 'hero', 99));
  expect(await kinds()).toEqual(['heading', 'first', 'hero']);
});

test('what the shopkeeper has chosen stands in its order, of what is sold, elsewhere on the page or not', async () => {
  await fillCatalogue(MAX_SEPARATE_VARIANTS);
  await fillCollection('desk', ['p3', 'gone', 'p1']);
  await fillCollection('empty', []);
  let sections: HomeSection[] = FIRST_SECTIONS.filter(({ kind }) => kind === 'first');
  sections = withSection(sections, 'products', { title: 'By hand', products: ['p5', 'no', 'p2'] });
  sections = withSection(sections, 'collection', { collection: 'desk' });
  sections = withSection(sections, 'collection', { collection: 'desk', title: 'For work' });
  sections = withSection(sections, 'collection', { collection: 'empty' });
  sections = withSection(sections, 'category', { category: 'Odd' });
  sections = withSection(sections, 'category', { category: 'None' });
  sections = withSection(sections, 'text', { title: 'About us' });
  await compose(sections);
  expect(await shown()).toEqual([
    'first',
    'By hand: p5 p2',
    'DESK: p3 p1',
    'For work: p3 p1',
    'Odd: p1 p3 p5',
    'text',
  ]);
});
