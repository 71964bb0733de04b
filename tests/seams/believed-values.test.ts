/** What SQL answers is parsed by a schema; what is believed instead is listed here, with why. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A type that the expression itself has, as its cast in SQL says. */
const SCALAR = /^(?:string|number|boolean|Date)(?: \| null)?$/;

const BELIEVED =
  /\bsql<\s*([^`]*?)\s*>`|\.\$type<([^>]*(?:\[\])?)>|\bz\.custom<([^()]*?)>\(\)|\browsOf</g;

const LIST = 'of a list one damaged row must not take the others with it (sweep.server.test.ts)';
const EXPORT = 'an export reads a million rows, and its tests compare each column';
const COLUMN = 'Drizzle wants a type of a column; what is written was parsed by its operation';

/** What is believed all the same: file, types, why. */
const KNOWN: readonly (readonly [file: string, types: readonly string[], why: string])[] = [
  ['app/features/catalogue/product/variant-store.server.ts', ["ListedProduct['details']"], LIST],
  ['app/features/invoices/invoices.server.ts', ['Seller'], COLUMN],
  ['app/features/orders/export/book-keys.server.ts', ["BookRow['kind']"], EXPORT],
  [
    'app/features/orders/export/order-export-store.server.ts',
    [
      ...['Address | null', 'BookedColumns[] | null', 'Frozen | null', 'Placed | null'],
      'RefundColumns[] | null',
      'Words | null',
    ],
    EXPORT,
  ],
  [
    'app/features/orders/order-store.server.ts',
    ['BasketItem[]', 'OrderState', 'RefundState'],
    LIST,
  ],
  ['app/features/orders/staff/list-orders.server.ts', ['OrderState', 'RefundSum[] | null'], LIST],
  [
    'app/features/payment/payment-store.server.ts',
    ['BasketItem[]', 'PaymentState', 'PaymentTerms | null', 'Units | null'],
    LIST,
  ],
  ['app/features/reconciliation/reconciliation-shopper-store.server.ts', ['string[]'], LIST],
  [
    'app/features/reconciliation/reconciliation-store.server.ts',
    [
      ...['BasketItem[]', 'BasketItem[]', 'PaymentState', "ReconciledRefund['by']"],
      ...['RefundState', 'StrayState', 'Terms | null'],
    ],
    LIST,
  ],
  [
    'db/schema/catalogue-schema.ts',
    Array.from({ length: 3 }, () => 'readonly (readonly [string, string])[]'),
    COLUMN,
  ],
  ['db/schema/staff-schema.ts', ['readonly string[]', 'readonly string[]'], COLUMN],
];

const files = globSync('{app,admin,db,operations,server}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

function believedIn(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(BELIEVED)];
  const types = found.map(
    ([text, ofSql, ofColumn, ofSchema]) => ofSql ?? ofColumn ?? ofSchema ?? text,
  );
  return types.filter((type) => !SCALAR.test(type)).toSorted();
}

test('no value of a statement is believed but those that are listed', () => {
  const believed = files.map((file) => [file, believedIn(file)] as const);
  const known = KNOWN.map(([file, types]) => [file, types] as const);
  expect(Object.fromEntries(believed.filter(([, types]) => types.length > 0))).toEqual(
    Object.fromEntries(known),
  );
});

/** A key that is not there is read as if the database had written this one. */
const FILLED_IN = /(?:\bz\.|Schema\b).*\.(?:default|prefault|nullish|catch)\(/;

const READS_SQL = /#db\/(?:sql-function|read-rows)\.ts|\browSchema\b|RowSchema\b/;

/** What a reader of SQL fills in all the same, and why. */
const FILLED: Readonly<Record<string, string>> = {
  'quote: quoteSchema.nullable().catch(null),': 'what another build has kept is asked anew',
  'address: addressSchema.nullable().default(null),': 'who was forgotten has none in the terms',
  'const keptSchema = z.object({ columns: z.array(z.string()) }).catch({ columns: [] });':
    'what another build has kept is the usual columns',
};

/** Operations and the admin parse what people send in the same files, where a default is right. */
function filledIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!/^(?:app|db)\//.test(file) || !READS_SQL.test(text)) return [];
  const lines = text.replace(/\n\s*\.(?!\.)/g, '.').split('\n');
  return lines.filter((line) => FILLED_IN.test(line)).map((line) => line.trim());
}

test('a key that SQL no longer writes is an error where it is read, but for those that are listed', () => {
  expect(files.flatMap(filledIn).toSorted()).toEqual(Object.keys(FILLED).toSorted());
});
