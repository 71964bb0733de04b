/**
 * The stock levels of this process: what pages say, from memory, and what open pages are sent when it
 * changes. A shop that counts nothing asks the database for none.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { refreshSoldOut } from './refresh-sold-out.server.ts';
import { NOT_SOLD, type StockLevel, toStockLevel } from './stock-level.ts';

/** As the database has it: `StockNumbers`. */
export const stockNumbersSchema = z.tuple([z.number(), z.number(), z.boolean()]);

const levelSchema = z.object({ variant: z.string(), numbers: stockNumbersSchema });
const sellingSchema = z.object({ isCounting: z.boolean(), off: z.array(z.string()) });

/** A product with its level; without one it is not counted. */
export type WithStock<Listed> = Listed & { stockLevel?: StockLevel };

export type StockLevels = {
  /** The same products with their levels; the very same ones where nothing of them is counted. */
  attach<Listed extends { variant: string }>(
    products: readonly Listed[],
  ): Promise<WithStock<Listed>[]>;
  /** Calls `listener` when open pages are sent new levels: what is rendered of the old ones is old. */
  onChange(listener: () => void): void;
  /** Rises whenever a level may have changed. */
  version(): number;
};

/** Changes within this time are read and sent together. */
const GATHER_MS = 200;

const MAX_CACHED = 20_000;

/** The newest levels, null for what is not counted; by variant. `off` is not sold, whatever is counted. */
export async function readLevels(
  queries: Queries,
  variants: readonly string[],
  off: ReadonlySet<string>,
): Promise<Map<string, StockLevel | null>> {
  const rows = await readRows(
    queries,
    levelSchema,
    // As read_basket.sql reads them.
    sql`select variant, json_build_array(available, low, available <= 0 and exists (
        select from stock_hold where stock_hold.stock_key = stock.stock_key and state = 'held'
      )) as numbers
      from stock where variant = any(${sql.param(variants)}::text[])`,
  );
  const levels = new Map<string, StockLevel | null>(variants.map((variant) => [variant, null]));
  for (const { variant, numbers } of rows) levels.set(variant, toStockLevel(numbers));
  for (const variant of variants) if (off.has(variant)) levels.set(variant, NOT_SOLD);
  return levels;
}

/** Whether anything is counted, and the variants that are `off`: gift cards, where the shop sells none. */
export async function readSelling(
  queries: Queries,
  sellsGiftCards: boolean,
): Promise<{ isCounting: boolean; off: ReadonlySet<string> }> {
  const [row] = await readRows(
    queries,
    sellingSchema,
    sql`select exists (select 1 from stock) as "isCounting",
      array(select variant from basket_variant where is_gift_card and not ${sellsGiftCards}::boolean) as off`,
  );
  return { isCounting: row?.isCounting ?? false, off: new Set(row?.off) };
}

type Parts = {
  queries: Queries;
  live: LiveHub;
  /** Whether the shop sells gift cards now. */
  sellsGiftCards: () => boolean;
  onError: (error: unknown) => void;
};

export function createStockLevels(parts: Parts): StockLevels {
  const { queries, live, sellsGiftCards, onError } = parts;
  const listeners: (() => void)[] = [];
  let version = 0;
  let selling: ReturnType<typeof readSelling> | null = null;
  let cached = new Map<string, StockLevel | null>();
  let changed = new Set<string>();
  let isSending = false;

  function sellingNow(): ReturnType<typeof readSelling> {
    selling ??= readSelling(queries, sellsGiftCards()).catch((error: unknown) => {
      selling = null;
      throw error;
    });
    return selling;
  }

  /** Sends what has changed to the open pages of this process, gathered. */
  async function send(): Promise<void> {
    isSending = true;
    while (changed.size > 0) {
      await pause(GATHER_MS, undefined, { ref: false });
      // The shop is ending: nobody listens any more, and the database may be closed.
      if (live.isClosed()) break;
      const variants = [...changed];
      changed = new Set();
      try {
        const { off } = await sellingNow();
        const levels = Object.fromEntries(await readLevels(queries, variants, off));
        await refreshSoldOut(queries, variants);
        for (const listener of listeners) listener();
        live.broadcast({ kind: 'stock', levels });
      } catch (error) {
        onError(error);
      }
    }
    isSending = false;
  }

  live.onStockChange((variants) => {
    version += 1;
    selling = null;
    if (variants === null) {
      cached = new Map();
      return;
    }
    for (const variant of variants) {
      cached.delete(variant);
      changed.add(variant);
    }
    if (!isSending) void send();
  });

  // Other settings are announced as a change of the catalogue too.
  live.onCatalogueChange(() => {
    version += 1;
    selling = null;
    cached = new Map();
  });

  async function levelsOf(
    variants: readonly string[],
  ): Promise<ReadonlyMap<string, StockLevel | null>> {
    const missing = variants.filter((variant) => !cached.has(variant));
    if (missing.length === 0) return cached;
    const before = version;
    const { off } = await sellingNow();
    const read = await readLevels(queries, missing, off);
    const known = new Map([...cached, ...read].filter(([variant]) => variants.includes(variant)));
    // What changed meanwhile is read again by the next.
    if (version !== before) return known;
    if (cached.size > MAX_CACHED) cached = new Map();
    for (const [variant, level] of read) cached.set(variant, level);
    return known;
  }

  return {
    async attach<Listed extends { variant: string }>(products: readonly Listed[]) {
      if (products.length === 0) return [...products];
      const { isCounting, off } = await sellingNow();
      if (!isCounting && off.size === 0) return [...products];
      const levels = await levelsOf(products.map(({ variant }) => variant));
      return products.map((product) => {
        const stockLevel = levels.get(product.variant);
        return stockLevel ? { ...product, stockLevel } : product;
      });
    },
    onChange: (listener) => void listeners.push(listener),
    version: () => version,
  };
}
