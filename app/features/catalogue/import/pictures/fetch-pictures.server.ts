/**
 * Fetches the pictures of the catalogue that lie elsewhere into the shop. Each stays once it is fetched: who ends this, or
 * kills it, begins again where it was.
 */
import { inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import {
  focusOf,
  isSmallPicture,
  LEAST_PX,
  pictureNameOf,
  withFocus,
  withoutFocus,
} from '#app/features/catalogue/product/pictures/picture-name.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { done, type Result } from '#app/shared/result.ts';
import { createSemaphore } from '#app/shared/semaphore.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { fetchedPicture, product } from '#db/schema/catalogue-schema.ts';
import { type FetchOptions, fetchPicture } from './fetch-picture.server.ts';
import { findPicture, storePicture } from './store-picture.server.ts';

/** How many are asked for at the same time, and are encoded, which takes a processor. */
const FETCHES_AT_ONCE = 4;
const STORES_AT_ONCE = 2;

/** So many variants are written in one statement, once their pictures are there. */
const VARIANTS_AT_ONCE = 25;

export type FetchedPictures = {
  /** How many addresses there were; what was not looked at was ended before. */
  total: number;
  fetched: number;
  /** Were in the shop already. */
  known: number;
  failed: number;
  bytes: number;
};

export type FetchTools = FetchOptions & {
  /** The folder of the shop's pictures. */
  folder: string;
  onProgress(done: number, total: number): void;
  /** A picture that stays where it is, `variant` is one that shows it. */
  onFailure(failure: { address: string; variant: string; problem: string }): void;
  /** A picture that was fetched and cannot be enlarged. */
  onSmall(picture: { address: string; variant: string; problem: string }): void;
};

const isRemote = (address: string) => /^https?:/i.test(address);

/** In SQL, of a variant with such pictures. */
const HAS_REMOTE = sql`(image ~* '^https?:' or images ~* '(^|\\n)https?:')`;

const totalSchema = z.object({ total: z.number() });
const variantSchema = z.object({ variant: z.string(), image: z.string(), images: z.string() });

async function countRemote(queries: Queries): Promise<number> {
  const [found] = await readRows(
    queries,
    totalSchema,
    sql`select count(distinct address)::int as total
      from product, unnest(array[image] || string_to_array(images, e'\\n')) as address
      where address ~* '^https?:'`,
  );
  return found?.total ?? 0;
}

/** The picture of the shop that was fetched from an address before; null for none, or where its file has gone. */
export async function findFetched(
  queries: Queries,
  folder: string,
  address: string,
  dryRun = false,
): Promise<string | null> {
  const [found] = await queries
    .select({ picture: fetchedPicture.picture })
    .from(fetchedPicture)
    .where(sql`${fetchedPicture.address} = ${address}`);
  const name = pictureNameOf(found?.picture ?? '');
  if (!found || name === null) return null;
  return (await findPicture(folder, name, dryRun)) ? found.picture : null;
}

/** Puts the pictures of the shop in the place of those addresses, as the rows are by now. */
function replacePictures(
  queries: Queries,
  variants: readonly string[],
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const pictureOf = (address: string) => pictures.get(address) ?? address;
  return queries.transaction(async (tx) => {
    // An import that is merging is waited for.
    await tx.execute(sql`set local statement_timeout = 0`);
    const { variant: key, image: first, images: others, altTexts: texts } = product;
    const rows = await tx
      .select({ variant: key, image: first, images: others, altTexts: texts })
      .from(product)
      .where(inArray(product.variant, [...variants]))
      .orderBy(product.variant)
      .for('update');
    const changed = rows.map(({ variant, image, images, altTexts }) => ({
      variant,
      image: pictureOf(image),
      images: [...new Set(images.split('\n').map(pictureOf))].join('\n'),
      alt_texts: altTexts.map(([address, text]) => [pictureOf(address), text]),
    }));
    await tx.execute(sql`
      update product set image = changed.image, images = changed.images, alt_texts = changed.alt_texts
      from json_to_recordset(${JSON.stringify(changed)}::json)
        as changed (variant text, image text, images text, alt_texts jsonb)
      where product.variant = changed.variant`);
    await publishWith(tx, { kind: 'catalogue' });
  });
}

/** Ends early, with what there is, where `signal` is given; a failure of the database or of the disk is thrown. */
export async function fetchPictures(
  queries: Queries,
  { folder, onProgress, onFailure, onSmall, ...options }: FetchTools,
): Promise<FetchedPictures> {
  const { signal } = options;
  const fetching = createSemaphore(FETCHES_AT_ONCE);
  const storing = createSemaphore(STORES_AT_ONCE);
  const counts = { total: await countRemote(queries), fetched: 0, known: 0, failed: 0, bytes: 0 };
  /** By address: the picture of the shop, or null where it could not be fetched. */
  const tried = new Map<string, string | null>();

  async function fetchNew(address: string, variant: string): Promise<Result<string, string>> {
    const bytes = await fetchPicture(address, options);
    if (!bytes.ok) return bytes;
    const stored = await storing(() => storePicture(bytes.value, folder));
    if (!stored.ok) return stored;
    const picture = withFocus(stored.value, focusOf(address));
    if (isSmallPicture(picture)) {
      onSmall({ address, variant, problem: messages.tooFewPixels(LEAST_PX) });
    }
    await queries
      .insert(fetchedPicture)
      .values({ address, picture })
      .onConflictDoUpdate({ target: fetchedPicture.address, set: { picture } });
    counts.fetched += 1;
    counts.bytes += bytes.value.length;
    return done(picture);
  }

  async function take(address: string, variant: string): Promise<void> {
    if (signal.aborted) return;
    const known = await findFetched(queries, folder, address);
    if (known !== null) counts.known += 1;
    const picture = known === null ? await fetchNew(address, variant) : done(known);
    tried.set(address, picture.ok ? picture.value : null);
    if (!picture.ok) {
      counts.failed += 1;
      onFailure({ address, variant, problem: picture.refusal });
    }
    onProgress(tried.size, counts.total);
  }

  async function takePage(after: SQL): Promise<string | undefined> {
    const rows = await readRows(
      queries,
      variantSchema,
      sql`select variant, image, images from product where ${HAS_REMOTE} and ${after}
        order by variant limit ${VARIANTS_AT_ONCE}`,
    );
    const asked = new Map<string, string>();
    for (const row of rows) {
      for (const address of picturesOf(row).filter(isRemote)) {
        if (!tried.has(address) && !asked.has(address)) asked.set(address, row.variant);
      }
    }
    const taken = await Promise.allSettled(
      [...asked].map(([address, variant]) => fetching(() => take(address, variant))),
    );
    const pictures = new Map<string, string>();
    for (const address of rows.flatMap(picturesOf)) {
      const picture = tried.get(address);
      if (!picture) continue;
      // What a picture shows is said of it without its focus.
      pictures.set(withoutFocus(address), withoutFocus(picture));
      pictures.set(address, picture);
    }
    const changed = rows.filter((row) => picturesOf(row).some((address) => pictures.has(address)));
    if (changed.length > 0) {
      await replacePictures(
        queries,
        changed.map(({ variant }) => variant),
        pictures,
      );
    }
    const failure = taken.find((one) => one.status === 'rejected');
    if (failure && !signal.aborted) throw failure.reason;
    return rows.at(-1)?.variant;
  }

  let last = await takePage(sql`true`);
  while (last !== undefined && !signal.aborted) last = await takePage(sql`variant > ${last}`);
  return counts;
}
