/** Writes what the variants of a product differ by, and makes those that are missing: all or nothing. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { messages } from '#app/features/catalogue/edit/messages/messages.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/fields/product-fields.ts';
import {
  conflictsOf,
  describeConflict,
  lockCatalogue,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import { optionsSchema } from '#app/features/catalogue/product/options/options-schema.ts';
import { NEVER_ON_SALE } from '#app/features/catalogue/product/variant-store.server.ts';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import {
  decideOptions,
  type MadeVariant,
  type OptionsDecision,
  type WantedOption,
} from './decide-options.ts';
import { optionsVersionOf } from './read-variants.server.ts';

const rowSchema = z.object({
  variant: z.string(),
  image: z.string(),
  options: optionsSchema,
  isWithdrawn: z.boolean(),
  position: z.number(),
});

const lastSchema = z.object({ last: z.number() });
const variantSchema = z.object({ variant: z.string() });

/** The variants of a product, and what would become of them. */
export async function previewOptions(
  queries: Queries,
  id: string,
  { options, makesAll }: { options: readonly WantedOption[]; makesAll: boolean },
) {
  const rows = await readRows(
    queries,
    rowSchema,
    sql`select variant, image, options, withdrawn_at is not null as "isWithdrawn", position
      from product where id = ${id} order by withdrawn_at is not null, position, variant`,
  );
  const [{ last } = { last: 0 }] = await readRows(
    queries,
    lastSchema,
    sql`select coalesce(max(position), 0) as last from product where withdrawn_at is null`,
  );
  const decision = decideOptions(rows, options, { makesAll, lastPosition: last });
  return { rows, version: optionsVersionOf(rows), decision };
}

/** `beanie-sand-m`: letters and digits of the values behind the id. */
function nameOf(id: string, options: VariantOptions): string {
  const words = options.map(([, value]) =>
    value
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  );
  const name = [id, ...words.filter((word) => word !== '')].join('-');
  // No half of a character that is two.
  return name.slice(0, MAX_CHARACTERS.variant - 5).replace(/[\uD800-\uDBFF]$/, '');
}

/** A name for each that no variant of the shop has: `beanie-sand-m-2` where `beanie-sand-m` is taken. */
async function nameAll(tx: Queries, id: string, made: readonly MadeVariant[]) {
  const names = made.map(({ options }) => nameOf(id, options));
  const likely = names.flatMap((name) => [name, ...[2, 3, 4, 5].map((no) => `${name}-${no}`)]);
  const found = await readRows(
    tx,
    variantSchema,
    sql`select variant from product where variant = any(${sql.param(likely)}::text[])`,
  );
  const taken = new Set(found.map(({ variant }) => variant));
  return made.map((one, place) => {
    const name = names[place] ?? id;
    const free = [name, ...[2, 3, 4, 5].map((no) => `${name}-${no}`)].find(
      (likely) => !taken.has(likely),
    );
    const variant = free ?? randomUUID();
    taken.add(variant);
    return { ...one, variant };
  });
}

/** Of a new variant alone; all else it has from the one that it is made after. */
const OWN: Readonly<Record<string, string>> = {
  ...{ variant: 'given.variant', options: 'given.options', position: 'given.position' },
  ...{ sku: `''`, barcode: `''`, shelf: `''` },
};

const OF_PRODUCT = PRODUCT_FIELDS.filter(({ table, isState }) => !table && !isState);

async function makeVariants(
  tx: Queries,
  made: readonly (MadeVariant & { variant: string })[],
  isWithdrawn: boolean,
): Promise<void> {
  const columns = sql.raw(OF_PRODUCT.map(({ column }) => column).join(', '));
  const values = sql.raw(
    OF_PRODUCT.map(({ key, column }) => OWN[key] ?? `source.${column}`).join(', '),
  );
  await tx.execute(sql`insert into product (${columns}, withdrawn_at)
    select ${values}, ${isWithdrawn ? NEVER_ON_SALE : null}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as given (variant text, source text, options jsonb, position int)
      join product as source on source.variant = given.source`);
  // Beside what is counted nothing is sold without limit.
  const counted = await readRows(
    tx,
    variantSchema,
    sql`select stock.variant from stock where stock.variant = any(${sql.param(made.map(({ source }) => source))}::text[])`,
  );
  const isCounted = new Set(counted.map(({ variant }) => variant));
  const counts = made
    .filter(({ source }) => isCounted.has(source))
    .map(({ variant }) => [variant, 0]);
  if (counts.length === 0) return;
  const fact = { isChange: false, reason: 'counted', reference: randomUUID() };
  await countStock(tx, Object.fromEntries(counts), fact);
}

async function changeVariants(tx: Queries, { changed, withdrawn, putBack }: OptionsDecision) {
  const given = changed.map(({ variant, options, position }) => ({ variant, options, position }));
  if (given.length > 0) {
    await tx.execute(sql`update product set options = given.options, position = given.position
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (variant text, options jsonb, position int)
      where product.variant = given.variant`);
  }
  if (withdrawn.length + putBack.length === 0) return;
  await tx.execute(sql`update product
    set withdrawn_at = case when variant = any(${sql.param(withdrawn)}::text[]) then now() end
    where variant = any(${sql.param([...withdrawn, ...putBack])}::text[])`);
}

export type OptionsWritten = {
  made: string[];
  putBack: string[];
  withdrawn: string[];
  changed: number;
};

export type OptionsOutcome =
  | {
      kind: 'written';
      written: OptionsWritten;
      before: readonly { variant: string; options: VariantOptions }[];
    }
  | { kind: 'unknown' | 'changed' }
  | { kind: 'refused'; option: number; value?: number | undefined; problem: string };

/**
 * Writes the options while they are as they were seen, and notifies the open pages. Every outcome but `written` has to
 * roll the transaction `tx` back.
 */
export async function setOptions(
  tx: Queries,
  id: string,
  wanted: { options: readonly WantedOption[]; makesAll: boolean; seenVersion?: string | undefined },
): Promise<OptionsOutcome> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await lockCatalogue(tx);
  const { rows, version, decision } = await previewOptions(tx, id, wanted);
  if (rows.length === 0) return { kind: 'unknown' };
  if (wanted.seenVersion !== undefined && wanted.seenVersion !== version)
    return { kind: 'changed' };
  if (!decision.ok) return { kind: 'refused', ...decision.refusal };
  const { changed, withdrawn, putBack } = decision.value;
  const made = await nameAll(tx, id, decision.value.made);
  await changeVariants(tx, decision.value);
  if (made.length > 0)
    await makeVariants(
      tx,
      made,
      rows.every((one) => one.isWithdrawn),
    );
  const gone = new Set(withdrawn);
  const sold = rows.filter(
    (one) => !gone.has(one.variant) && (!one.isWithdrawn || putBack.includes(one.variant)),
  );
  const [conflict] = await conflictsOf(
    tx,
    [...sold, ...made].map(({ variant }) => variant),
  );
  if (conflict) {
    const problem = messages.sameFor(JSON.stringify(conflict.variant), describeConflict(conflict));
    return { kind: 'refused', option: 0, problem };
  }
  if (made.length + withdrawn.length + putBack.length > 0) await refreshSearchWords(tx);
  await publishWith(tx, { kind: 'catalogue' });
  const names = made.map(({ variant }) => variant);
  return {
    kind: 'written',
    written: { made: names, putBack, withdrawn, changed: changed.length },
    before: rows,
  };
}
