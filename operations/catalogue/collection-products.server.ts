/** What is in a collection, in which order; and in which collections a product is. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  findCrowded,
  findProductIds,
  handlesOf,
  readOrder,
  writeCollectionsOf,
  writeOrder,
} from '#app/features/catalogue/collections/collection-store.server.ts';
import { createUnknown } from '#app/features/catalogue/collections/create-collections.server.ts';
import {
  MAX_COLLECTIONS_OF_PRODUCT,
  MAX_ORDERED,
} from '#app/features/catalogue/product/collection/collection.ts';
import {
  namedCollections,
  readCollections,
} from '#app/features/catalogue/product/collection/collection-cell.ts';
import {
  addedTo,
  movedTo,
  removedFrom,
} from '#app/features/catalogue/product/collection/collection-order.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { lockCatalogue } from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { formatNumber } from '#app/shared/plural.ts';
import type { Queries } from '#db/database.ts';
import { neededText, reading, wholeNumber } from '#operations/fields.ts';
import { nameSome } from '#operations/name-some.ts';
import { defineChange, type OperationContext, OperationRefused } from '#operations/operation.ts';
import { productPage } from './change-products.server.ts';
import { collectionField, collectionPage, findCollection } from './collections.server.ts';
import { messages } from './messages/messages.ts';
import { variantField } from './product-input.ts';
import { findProduct } from './read-products.server.ts';

const most = () => formatNumber(MAX_ORDERED);

const productsField = z
  .array(neededText('A product', MAX_CHARACTERS.variant))
  .max(MAX_ORDERED, { error: () => messages.areMoreThan(most()) })
  .meta({ description: 'Products, by their ids or variants', positional: true, text: 'lines' });

const filledSchema = z.object({
  collection: z.string(),
  /** How many are in it now. */
  products: z.number(),
  changed: z.number(),
});

type Filled = z.infer<typeof filledSchema>;

const verb = { scope: 'catalogue:write', subjectWord: null, page: collectionPage } as const;

/** The ids of the products of these names. Throws OperationRefused for a name of none. */
export async function readProductIds(
  queries: Queries,
  names: readonly string[],
): Promise<string[]> {
  const found = await findProductIds(queries, names);
  const unknown = found.filter(({ id }) => id === null).map(({ name }) => JSON.stringify(name));
  if (unknown.length === 0) return found.flatMap(({ id }) => id ?? []);
  const some = nameSome(unknown);
  const problems = { products: messages.someProducts(some) };
  throw new OperationRefused('not_found', messages.noProducts(some), problems);
}

/** Holds the catalogue until its end: nobody else changes what is in a collection. */
async function lock(tx: Queries): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await lockCatalogue(tx);
}

/** Writes what `decide` makes of the order as it is. Throws OperationRefused for what is too much. */
async function reorder(
  { queries, record }: OperationContext,
  handle: string,
  decide: (order: readonly string[]) => Promise<readonly string[]> | readonly string[],
): Promise<Filled> {
  record({ subject: handle });
  await lock(queries);
  await findCollection(queries, handle);
  const before = await readOrder(queries, handle, MAX_ORDERED + 1);
  const after = await decide(before);
  if (Math.max(before.length, after.length) > MAX_ORDERED) {
    throw new OperationRefused('bad_input', messages.tooLongByHand(most()));
  }
  const changed = after.filter((id, place) => before[place] !== id).length;
  await writeOrder(queries, handle, before, after);
  const crowded = await findCrowded(queries, removedFrom(after, before));
  if (crowded !== null) {
    const message = messages.tooCrowded(JSON.stringify(crowded), MAX_COLLECTIONS_OF_PRODUCT);
    throw new OperationRefused('bad_input', message, { products: messages.areCrowded });
  }
  record({
    before: { products: before.length },
    after: { products: after.length, added: removedFrom(after, before).slice(0, 100) },
  });
  return { collection: handle, products: after.length, changed };
}

export const addCollectionProducts = defineChange({
  ...verb,
  name: 'collections.add-products',
  does: 'Puts products into a collection, behind those that are in it',
  button: 'Add',
  done: 'Put products into the collection',
  input: z.object({
    collection: collectionField,
    products: productsField.min(1, { error: () => messages.areMissing }),
  }),
  output: filledSchema,
  message: ({ changed, products }) =>
    changed === 0 ? messages.allThereAlready : messages.productsAdded(changed, products),
  run: (context, { collection, products }) =>
    reorder(context, collection, async (order) =>
      addedTo(order, await readProductIds(context.queries, products)),
    ),
});

export const removeCollectionProducts = defineChange({
  ...verb,
  name: 'collections.remove-products',
  does: 'Takes products out of a collection; they stay in the shop',
  button: 'Remove',
  done: 'Took products out of the collection',
  input: z.object({
    collection: collectionField,
    products: productsField.min(1, { error: () => messages.areMissing }),
  }),
  output: filledSchema,
  message: ({ products }) => messages.hasNow(products),
  run: (context, { collection, products }) =>
    reorder(context, collection, async (order) => {
      // What is withdrawn has no id that could be looked up.
      const found = await findProductIds(context.queries, products);
      return removedFrom(order, [...products, ...found.flatMap(({ id }) => id ?? [])]);
    }),
});

export const moveCollectionProduct = defineChange({
  ...verb,
  name: 'collections.move-product',
  does: 'Puts a product of a collection at another place',
  button: 'Move',
  done: 'Moved a product of the collection',
  input: z.object({
    collection: collectionField,
    product: neededText('The product, by its id', MAX_CHARACTERS.id).meta({ positional: true }),
    place: wholeNumber('Place', 1).meta({ hint: 'The first is 1.', positional: true }),
  }),
  output: filledSchema.extend({ product: z.string(), place: z.number() }),
  message: ({ product, place }) => messages.standsAt(product, place),
  async run(context, { collection, product, place }) {
    const filled = await reorder(context, collection, (order) => {
      if (order.includes(product)) return movedTo(order, product, place);
      throw new OperationRefused('not_found', messages.notInCollection(JSON.stringify(product)));
    });
    return { ...filled, product, place: Math.min(place, filled.products) };
  },
});

export const setCollectionProducts = defineChange({
  ...verb,
  name: 'collections.set-products',
  does: 'Makes a collection of these products in this order; others leave it',
  button: 'Set the whole list',
  done: 'Set the products of the collection',
  input: z.object({
    collection: collectionField,
    products: productsField
      .nullable()
      .meta({ hint: 'A line each, in the order in which shoppers see them.' }),
  }),
  output: filledSchema,
  message: ({ products }) => messages.hasNow(products),
  run: (context, { collection, products }) =>
    reorder(context, collection, async () =>
      addedTo([], await readProductIds(context.queries, products ?? [])),
    ),
});

export const setCollectionsOf = defineChange({
  name: 'products.set-collections',
  scope: 'catalogue:write',
  does: 'Puts a product, with all its variants, into these collections and no others',
  button: 'Save the collections',
  done: 'Changed the collections of product',
  page: productPage,
  input: z.object({
    variant: variantField,
    collections: z
      .array(z.string())
      .nullable()
      .transform(reading((names) => readCollections((names ?? []).join('\n'))))
      .meta({
        description: 'Collections',
        hint: 'A line each, by name. One that the shop does not have is made. Empty: in none.',
        text: 'lines',
      }),
  }),
  output: z.object({ variant: z.string(), collections: z.array(z.string()) }),
  message: ({ collections: { length } }) =>
    length === 0 ? messages.inNoCollection : messages.inCollections(length),
  async run({ queries, record }, { variant, collections }) {
    const { id } = await findProduct(queries, variant);
    await lock(queries);
    const before = await handlesOf(queries, id);
    record({ subject: variant, before });
    const named = namedCollections(collections);
    const problem = await createUnknown(queries, named);
    if (problem !== null) throw new OperationRefused('conflict', messages.deleteFirst(problem));
    const handles = named.map(({ handle }) => handle);
    await writeCollectionsOf(queries, id, handles);
    record({ after: handles });
    return { variant, collections: handles };
  },
});
