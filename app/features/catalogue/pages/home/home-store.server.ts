/** Which sections the home page has: the one row of its table, and without it as the shop comes. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { FIRST_SECTIONS, type HomeSection, homeSectionSchema } from './home-section.ts';

const rowSchema = z.object({ sections: z.array(homeSectionSchema) });

/** In their order, those that are switched off too. */
export async function readHomeSections(queries: Queries): Promise<readonly HomeSection[]> {
  const [row] = await readRows(queries, rowSchema, sql`select sections from home_page`);
  return row?.sections ?? FIRST_SECTIONS;
}

/** One writer at a time, until the end of the transaction. */
export async function lockHomeSections(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table home_page in share row exclusive mode`);
}

export async function writeHomeSections(
  tx: Queries,
  sections: readonly HomeSection[],
): Promise<void> {
  await tx.execute(sql`insert into home_page (no, sections) values (1, ${JSON.stringify(sections)})
    on conflict (no) do update set sections = excluded.sections`);
  await publishWith(tx, { kind: 'catalogue' });
}
