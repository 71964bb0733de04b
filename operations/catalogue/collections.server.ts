/** Collections: the list, one of them, and what is written on its page. What is in it: collection-products.server.ts. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  type ListedCollection,
  listedCollectionSchema,
  placedProductSchema,
  readCollection,
  readCollections,
  readPlaced,
  removeCollection,
  writeCollection,
} from '#app/features/catalogue/collections/collection-store.server.ts';
import { findTooMany } from '#app/features/catalogue/collections/create-collections.server.ts';
import { readLine, readParagraphs } from '#app/features/catalogue/product/cells/read-cell.ts';
import {
  type Collection,
  isShown,
  MAX_COLLECTION,
  RESERVED,
  toHandle,
} from '#app/features/catalogue/product/collection/collection.ts';
import { lockCatalogue } from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import type { Result } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { asTyped, neededText, reading, text, wholeNumber } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import { messages as common } from '#operations/messages/messages.ts';
import { defineChange, defineRead, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';
import { pictureProblem } from './set-pictures.server.ts';

/** Its page in the admin. */
export const collectionPage = (handle: string) => `/collections/${encodeURIComponent(handle)}`;

/** What people call it becomes its handle. */
export const collectionField = neededText('The collection', MAX_COLLECTION.title)
  .transform(toHandle)
  .meta({ positional: true });

/** A text that is read as a cell of a file is, and refused in the same words. */
function readField(description: string, read: (text: string) => Result<string, string>) {
  return z
    .string({ error: () => common.isMissing })
    .transform(reading(read))
    .meta({ description, read: asTyped });
}

const title = readField('Title', (typed) => readLine(typed, MAX_COLLECTION.title));

const FIELDS = {
  text: readField('Text', (typed) => readParagraphs(typed, MAX_COLLECTION.text)).meta({
    hint: 'Lines that begin with - are a list.',
    text: 'long',
  }),
  image: readField('Picture', (typed) => readLine(typed, 2_000)).meta({
    hint: 'The https address of a picture, or of one of this shop. Empty: none.',
    isPicture: true,
  }),
};

function collectionLine(one: ListedCollection): string {
  const { handle, title, products } = one;
  return [
    handle,
    isShown(one) ? title : 'without a title: not shown',
    `${products.toLocaleString('en-US')} ${products === 1 ? 'product' : 'products'}`,
  ].join('  ');
}

/** Throws OperationRefused. */
export async function findCollection(queries: Queries, handle: string): Promise<ListedCollection> {
  const found = await readCollection(queries, handle);
  if (found) return found;
  throw new OperationRefused('not_found', messages.noSuchCollection(JSON.stringify(handle)));
}

function valuesOf({ handle, title, text, image }: Collection): Collection {
  return { handle, title, text, image };
}

function refuse(field: string, problem: string): OperationRefused {
  const message = messages.nothingSaved(`${field} ${problem}`);
  return new OperationRefused('bad_input', message, { [field]: problem });
}

/** Writes it where nothing stands in the way. `known` is as it is now. Throws OperationRefused. */
async function write(
  tx: Queries,
  values: Collection,
  known: ListedCollection | null,
): Promise<ListedCollection> {
  const { image } = values;
  const problem = image === '' || image === known?.image ? null : pictureProblem(image);
  if (problem !== null) throw refuse('image', problem);
  await writeCollection(tx, values);
  return findCollection(tx, values.handle);
}

/** One writer at a time: what is counted is counted once. */
async function lockCollections(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table collection in share row exclusive mode`);
}

export const listCollections = defineRead({
  name: 'collections.list',
  scope: 'catalogue:read',
  does: 'Lists the collections by their titles',
  input: z.object({}),
  output: z.object({ collections: z.array(listedCollectionSchema) }),
  toLines: ({ collections }) =>
    collections.length === 0 ? ['There are no collections.'] : collections.map(collectionLine),
  run: async ({ queries }) => ({ collections: await readCollections(queries) }),
});

export const showCollection = defineRead({
  name: 'collections.show',
  scope: 'catalogue:read',
  does: 'Shows a collection with its products in their order',
  input: z.object({
    collection: collectionField,
    after: wholeNumber('Those after this place').default(0),
    limit: limitField(100),
  }),
  output: z.object({
    collection: listedCollectionSchema,
    products: z.array(placedProductSchema),
    /** The place after which the next page begins; null on the last. */
    next: z.number().nullable(),
  }),
  toLines: ({ collection, products }) => [
    collectionLine(collection),
    ...(collection.text === '' ? [] : [collection.text]),
    ...(collection.image === '' ? [] : [`picture: ${collection.image}`]),
    ...products.map(({ place, id, title, isSold }) =>
      [`${place}. ${id}`, title ?? 'unknown', ...(isSold ? [] : ['withdrawn'])].join('  '),
    ),
  ],
  async run({ queries }, { collection: handle, after, limit }) {
    const collection = await findCollection(queries, handle);
    const products = await readPlaced(queries, handle, { after, limit });
    const last = after + products.length;
    return { collection, products, next: last < collection.products ? last : null };
  },
});

export const addCollection = defineChange({
  name: 'collections.add',
  scope: 'catalogue:write',
  does: 'Adds a collection, with no products yet',
  button: 'Add the collection',
  done: 'Added the collection',
  subjectWord: null,
  page: collectionPage,
  input: z.object({
    title: title
      .refine((value) => value !== '', { error: () => common.isMissing })
      .meta({ positional: true }),
    handle: readField('Name in its address', (typed) => readLine(typed, MAX_COLLECTION.handle))
      .optional()
      .meta({ hint: 'Made from the title where it is empty. It stays as it is.' }),
    text: FIELDS.text.default(''),
    image: FIELDS.image.default(''),
  }),
  output: listedCollectionSchema,
  message: ({ title }) => messages.isCollectionNow(title),
  async run({ queries, record }, { handle: named = '', ...fields }) {
    const handle = toHandle(named === '' ? fields.title : named);
    record({ subject: handle || fields.title });
    if (handle === '') throw refuse(named === '' ? 'title' : 'handle', messages.noLetter);
    if (handle.length > MAX_COLLECTION.handle) throw refuse('handle', messages.isTooLong);
    if (handle === RESERVED) throw refuse('handle', messages.reserved);
    await lockCollections(queries);
    if (await readCollection(queries, handle)) {
      const problem = messages.namesCollection;
      const message = messages.nothingAdded(`${handle} ${problem}`);
      throw new OperationRefused('conflict', message, { handle: problem });
    }
    const tooMany = await findTooMany(queries, 1);
    if (tooMany) throw new OperationRefused('conflict', messages.deleteFirst(tooMany));
    const written = await write(queries, { handle, ...fields }, null);
    record({ after: valuesOf(written) });
    return written;
  },
});

export const changeCollection = defineChange({
  name: 'collections.change',
  scope: 'catalogue:write',
  does: 'Changes what is written about a collection; what is not named stays as it is',
  button: 'Save',
  done: 'Changed the collection',
  subjectWord: null,
  page: collectionPage,
  input: z.object({
    collection: collectionField,
    title: title.optional().meta({ hint: 'Empty: shoppers do not see the collection.' }),
    text: FIELDS.text.optional(),
    image: FIELDS.image.optional(),
    seenVersion: text('The version of the collection when it was looked at').optional(),
  }),
  output: listedCollectionSchema,
  message: (one) => (isShown(one) ? messages.savedAndShown : messages.savedNotShown),
  async run({ queries, record }, { collection: handle, seenVersion, ...given }) {
    record({ subject: handle });
    await lockCollections(queries);
    const known = await findCollection(queries, handle);
    checkSeen(seenVersion, known.version, '');
    const { title = known.title, text = known.text, image = known.image } = given;
    const values = { handle, title, text, image };
    const written = await write(queries, values, known);
    record({ before: valuesOf(known), after: valuesOf(written) });
    return written;
  },
});

export const deleteCollection = defineChange({
  name: 'collections.delete',
  scope: 'catalogue:write',
  does: 'Deletes a collection; its products stay in the shop',
  button: 'Delete the collection',
  done: 'Deleted the collection',
  subjectWord: null,
  input: z.object({ collection: collectionField }),
  output: listedCollectionSchema,
  message: ({ handle }) => messages.collectionDeleted(handle),
  async ask({ queries }, { collection: handle }) {
    const known = await readCollection(queries, handle);
    return (
      known && {
        question: messages.askDelete(known.title || handle),
        yes: messages.yesDelete,
      }
    );
  },
  async run({ queries, record }, { collection: handle }) {
    record({ subject: handle });
    await queries.execute(sql`set local statement_timeout = 0`);
    await lockCatalogue(queries);
    const known = await findCollection(queries, handle);
    await removeCollection(queries, handle);
    record({ before: valuesOf(known) });
    return known;
  },
});
