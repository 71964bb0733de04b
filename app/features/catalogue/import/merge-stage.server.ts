/** The catalogue takes over what was staged: new products, changed ones, and those that leave it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { refreshSearchWords } from '#app/features/catalogue/search/words/refresh-search-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { ImportStage } from './import-stage.server.ts';

/** What an import did to the catalogue, in listings. */
export type MergeCounts = {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  /** For sale, and not in the file. */
  others: number;
};

type MergeOptions = {
  /** The file is the whole catalogue: what is not in it is withdrawn. */
  replace: boolean;
  /** Called with the number of rows that are done. */
  onProgress: (done: number) => Promise<void> | void;
};

/**
 * In each statement. The embedded database answers within a turn of the event loop: without a pause
 * the shop that runs in this process would answer nobody until all rows are done.
 */
const ROWS_AT_ONCE = 1_000;

/** What the file does not say is as it was, or when the file is all there is, nothing. */
const DESCRIPTION = {
  kept: sql`coalesce(staged.description, known.description, '')`,
  replaced: sql`coalesce(staged.description, '')`,
};
const CATEGORY = {
  kept: sql`coalesce(staged.category, known.category, '')`,
  replaced: sql`coalesce(staged.category, '')`,
};

/** New products without a position come last, in the order of the file. */
const POSITION = {
  kept: (
    last: number,
  ) => sql`coalesce(staged.position, known.position, ${last}::int + count(*) filter (
    where known.listing is null and staged.position is null) over (order by staged.seq))`,
  replaced: () => sql`coalesce(staged.position, staged.seq)`,
};

/** Takes the staged rows over from one to another. */
async function mergeRows(
  tx: Queries,
  { table }: ImportStage,
  { from, to, last, replace }: { from: number; to: number; last: number; replace: boolean },
): Promise<{ rows: number; added: number; appended: number; written: number }> {
  const how = replace ? 'replaced' : 'kept';
  const [counts] = await rowsOf<{ rows: string; added: string; appended: string; written: string }>(
    tx,
    sql`
    with placed as (
      select staged.listing, staged.id, staged.title, staged.image, staged.price_cents, staged.rating,
        ${DESCRIPTION[how]} as description, ${CATEGORY[how]} as category,
        (${POSITION[how](last)})::int as position,
        row(known.id, known.title, known.image, known.price_cents, known.rating, known.position,
          known.description, known.category, known.withdrawn_at) as was,
        known.listing is null as is_new,
        known.listing is null and staged.position is null as is_appended
      from ${table} as staged left join product as known on known.listing = staged.listing
      where staged.duplicate_of is null and staged.seq > ${from} and staged.seq <= ${to}
    ), written as (
      insert into product
        (listing, id, title, image, price_cents, rating, position, description, category)
      select listing, id, title, image, price_cents, rating, position, description, category
      from placed
      -- Before the insert, which would make the words of each row to find out that it is as it was.
      where is_new or was is distinct from row(id, title, image, price_cents, rating, position,
        description, category, null::timestamptz)
      order by position
      on conflict (listing) do update set
        id = excluded.id, title = excluded.title, image = excluded.image,
        price_cents = excluded.price_cents, rating = excluded.rating, position = excluded.position,
        description = excluded.description, category = excluded.category, withdrawn_at = null
      returning 1
    )
    select count(*) as rows, count(*) filter (where is_new) as added,
      count(*) filter (where is_appended) as appended, (select count(*) from written) as written
    from placed`,
  );
  return {
    rows: Number(counts?.rows),
    added: Number(counts?.added),
    appended: Number(counts?.appended),
    written: Number(counts?.written),
  };
}

async function lastPosition(tx: Queries, { table }: ImportStage): Promise<number> {
  const [found] = await rowsOf<{ last: number }>(
    tx,
    sql`select greatest(
      (select max(position) from product), (select max(position) from ${table}), 0) as last`,
  );
  return found?.last ?? 0;
}

/** What is for sale and not in the file. */
function isElsewhere({ table }: ImportStage) {
  return sql`product.withdrawn_at is null and not exists (
    select 1 from ${table} as staged
    where staged.listing = product.listing and staged.duplicate_of is null)`;
}

/** Withdraws what is for sale and not in the file; gives how many listings that were. */
async function withdrawOthers(tx: Queries, stage: ImportStage): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const gone = await rowsOf<{ listing: string }>(
      tx,
      sql`
      select product.listing from product where ${isElsewhere(stage)} and product.listing > ${after}
      order by product.listing limit ${ROWS_AT_ONCE}`,
    );
    const listings = gone.map(({ listing }) => listing);
    after = listings.at(-1) ?? '';
    if (after === '') return count;
    await tx.execute(sql`
      update product set withdrawn_at = now() where listing = any(${sql.param(listings)}::text[])`);
    count += listings.length;
    await nextTurn();
  }
}

/** In a transaction of its own: readers see the old catalogue until it commits, then the new one. */
export async function mergeStage(
  tx: Queries,
  stage: ImportStage,
  { replace, onProgress }: MergeOptions,
): Promise<MergeCounts> {
  await tx.execute(sql`set local statement_timeout = 0`);
  // Two imports at once come one after the other; reading goes on.
  await tx.execute(sql`lock table product in share row exclusive mode`);
  const counts: MergeCounts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, others: 0 };
  let last = await lastPosition(tx, stage);
  for (let from = 0; from < stage.count(); from += ROWS_AT_ONCE) {
    const to = from + ROWS_AT_ONCE;
    const { rows, added, appended, written } = await mergeRows(tx, stage, {
      from,
      to,
      last,
      replace,
    });
    last += appended;
    counts.added += added;
    counts.changed += written - added;
    counts.unchanged += rows - written;
    await onProgress(Math.min(to, stage.count()));
    await nextTurn();
  }
  if (replace) {
    counts.withdrawn = await withdrawOthers(tx, stage);
  } else {
    const [left] = await rowsOf<{ count: string }>(
      tx,
      sql`select count(*) from product where ${isElsewhere(stage)}`,
    );
    counts.others = Number(left?.count);
  }
  if (counts.added + counts.changed + counts.withdrawn > 0) {
    await refreshSearchWords(tx);
    await publishWith(tx, { kind: 'catalogue' });
  }
  return counts;
}
