/** The language by whose rules the shop finds words: their stems, and which are too common to be looked for. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Language } from '#app/shared/locale.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { searchTrigram, searchWord } from '#db/schema/catalogue-schema.ts';
import { lockSearchWords, refreshSearchWords } from './refresh-words.server.ts';

/** PostgreSQL's dictionaries: https://www.postgresql.org/docs/current/textsearch-dictionaries.html */
const DICTIONARIES = {
  en: 'english_stem',
  de: 'german_stem',
  fr: 'french_stem',
  es: 'spanish_stem',
} as const satisfies Record<Language, string>;

const dictionarySchema = z.object({ dictionary: z.enum(Object.values(DICTIONARIES)) });

/** The dictionary that words are stemmed by: what is stored was made by it. */
async function readDictionary(queries: Queries): Promise<string> {
  const [found] = await readRows(
    queries,
    dictionarySchema,
    sql`select dictname as dictionary
      from pg_ts_config_map join pg_ts_dict on pg_ts_dict.oid = mapdict
      where mapcfg = 'shop_words'::regconfig and dictname like '%\\_stem' limit 1`,
  );
  if (!found) throw new Error('The text search configuration shop_words has no dictionary');
  return found.dictionary;
}

/** Stems words as this language does. Where it was another, all words are made anew: minutes for a million products. */
export async function setSearchLanguage(queries: Queries, language: Language): Promise<void> {
  const wanted = DICTIONARIES[language];
  if ((await readDictionary(queries)) === wanted) return;
  await queries.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockSearchWords(tx);
    // One process of several that start.
    await tx.execute(sql`lock table product, sold_title in share row exclusive mode`);
    const before = await readDictionary(tx);
    if (before === wanted) return;
    await tx.execute(
      sql`select stem_words_by(${before}::text::regdictionary, ${wanted}::text::regdictionary)`,
    );
    // Naming the column has the columns that are made from it made anew.
    await tx.execute(sql`update product set title = title`);
    await tx.execute(sql`update sold_title set title = title`);
    await tx.delete(searchTrigram);
    await tx.delete(searchWord);
    await refreshSearchWords(tx);
    await publishWith(tx, { kind: 'catalogue' });
  });
}
