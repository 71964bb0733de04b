/**
 * A product of 400 variants as staff opens, changes and saves it, each beside a bare statement of the same run, in a shop
 * of `--products` (100,000) products on PostgreSQL. The operations are called in this process, as the pages of the admin,
 * the shell and the API call them.
 */
import pg from 'pg';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import {
  changeVariantsOfProduct,
  showVariants,
} from '#operations/catalogue/change-variants.server.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { fillTable } from './growth/fill-table.ts';
import { options } from './measure/options.ts';
import { measureRounds, median, ratios } from './measure/rounds.ts';
import { startDurablePostgres } from './measure/shop-process.ts';
import { printTable } from './measure/table.ts';

const VARIANTS = 400;
const CALLS = 15;
const GOAL = { most: 3 };

const FILL = `
  insert into product (variant, id, title, image, price_cents, rating, position, description, category, options)
  select 'v' || number, 'p' || number / 10, 'Garment number ' || number / 10, '', 900 + number % 5000,
    number % 6, number, 'Warm and light, made of wool.', 'Category ' || number % 50,
    jsonb_build_array(jsonb_build_array('Size', (number % 10)::text))
  from generate_series(1, $1::int) as number`;

const FILL_ONE = `
  insert into product (variant, id, title, image, price_cents, rating, position, sku, weight_grams, options)
  select 'cable-' || number, 'cable', 'Cable', '', 400, 5, 1000000 + number, 'C-' || number, 80,
    jsonb_build_array(jsonb_build_array('Length', (number / 20)::text), jsonb_build_array('Colour', (number % 20)::text))
  from generate_series(1, $1::int) as number`;

const OPEN = `
  select variant, title, options, image, price_cents, was_cents, sku, barcode, weight_grams, withdrawn_at,
    (select on_hand from stock where stock.variant = product.variant) as stock
  from product where id = 'cable' order by position, variant`;

const SAVE = `
  update product set price_cents = given.price_cents, was_cents = given.was_cents
  from jsonb_to_recordset($1::jsonb) as given (variant text, price_cents int, was_cents int)
  where product.variant = given.variant`;

const postgres = await startDurablePostgres();
const url = postgres.url('postgres');
const database = await openPostgresDatabase(
  { url, poolSize: 4, statementTimeoutMs: 600_000 },
  () => {},
);
const client = new pg.Client({ connectionString: url });
await client.connect();
await fillTable(client, 'product', () => client.query(FILL, [options.products]));
await client.query(FILL_ONE, [VARIANTS]);
await client.query('vacuum analyze product');
const shop = await testServices({ database: Promise.resolve(database) });
const call = { shop, actor: { id: 'ann', scopes: SCOPE_NAMES } };

/** Milliseconds a call: the median of some. */
async function timed(work: (no: number) => Promise<unknown>): Promise<number> {
  const tookMs: number[] = [];
  for (let no = 0; no < CALLS; no += 1) {
    const startMs = performance.now();
    await work(no);
    tookMs.push(performance.now() - startMs);
  }
  return median(tookMs);
}

let price = 1_000;

/** Each call writes another price, as `at` is another row. */
function cells(count: number, at: number) {
  price += 1;
  return Array.from({ length: count }, (_, no) => ({
    variant: `cable-${1 + ((at + no) % VARIANTS)}`,
    priceCents: price,
    wasCents: price + 500,
  }));
}

async function readRows() {
  const performed = await perform(showVariants, { ...call, input: { product: 'cable' } });
  return showVariants.output.parse('output' in performed ? performed.output : null);
}

type Versioned = ReturnType<typeof cells>[number] & { version: string | undefined };

/** What is read before a save is not of the save; the bare one follows the same reading. */
async function timedSave(
  count: number,
  save: (rows: readonly Versioned[]) => Promise<unknown>,
): Promise<number> {
  const tookMs: number[] = [];
  for (let no = 0; no < CALLS; no += 1) {
    const seen = new Map((await readRows()).rows.map((row) => [row.variant, row.version]));
    const rows = cells(count, no * 7).map((row) => ({ ...row, version: seen.get(row.variant) }));
    const startMs = performance.now();
    await save(rows);
    tookMs.push(performance.now() - startMs);
  }
  return median(tookMs);
}

const save = (rows: readonly Versioned[]) =>
  perform(changeVariantsOfProduct, { ...call, input: { product: 'cable', rows } });

function bareSave(rows: readonly Versioned[]) {
  const given = rows.map(({ variant, priceCents, wasCents }) => ({
    ...{ variant, price_cents: priceCents, was_cents: wasCents },
  }));
  return client.query({ name: 'save', text: SAVE, values: [JSON.stringify(given)] });
}

const rounds = await measureRounds('variants', {
  bareOpen: () => timed(() => client.query({ name: 'open', text: OPEN })),
  open: () => timed(() => perform(showVariants, { ...call, input: { product: 'cable' } })),
  bareCell: () => timedSave(1, bareSave),
  cell: () => timedSave(1, save),
  bareAll: () => timedSave(VARIANTS, bareSave),
  all: () => timedSave(VARIANTS, save),
});

const row = (what: string, shopMs: number[], bareMs: number[]) => ({
  what,
  limit: { name: 'the bare statement', figures: bareMs },
  shop: shopMs,
  held: ratios(shopMs, bareMs),
  goal: GOAL,
  unit: 'ms',
  isShare: true,
});

printTable(
  'A product of 400 variants',
  `Milliseconds a call, one at a time, with ${options.products.toLocaleString('en-US')} other variants on PostgreSQL that waits for the disk. The operation checks, compares, writes and records in one transaction; the bare statement reads or writes the same rows.`,
  [
    row('opened', rounds.open, rounds.bareOpen),
    row('one cell saved', rounds.cell, rounds.bareCell),
    row('all 400 saved', rounds.all, rounds.bareAll),
  ],
);
await shop.close();
await client.end();
await postgres.stop();
process.exit();
