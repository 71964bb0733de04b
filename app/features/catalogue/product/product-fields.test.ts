import { readFileSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { product } from '#db/schema/shop-schema.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

describe('the fields of a product', () => {
  test('are the table in docs/catalogue.md', () => {
    const documentation = readFileSync('docs/catalogue.md', 'utf8');
    const [, table = ''] = /\| --- \| --- \|\n(\| `id` \* \|.*?)\n\n/s.exec(documentation) ?? [];
    const lines = PRODUCT_FIELDS.map(({ name, ifAbsent, documentation: line }) => {
      const isNeeded = ifAbsent === 'refuse' || ifAbsent === 'refuse-new';
      return `| \`${name}\`${isNeeded ? ' *' : ''} | ${line} |`;
    });
    expect(table.split('\n')).toEqual(lines);
  });

  test('are columns of the product table, of the same type', () => {
    const columns: Record<string, { name: string; getSQLType(): string }> =
      getTableColumns(product);
    for (const { key, column, type, isStock, isState } of PRODUCT_FIELDS) {
      if (isStock || isState) continue;
      expect(columns[key]?.name, key).toBe(column);
      expect(columns[key]?.getSQLType(), key).toMatch(new RegExp(`^${type}\\b`));
    }
  });

  test('have different names, and columns that need no quotes in SQL', () => {
    expect(new Set(PRODUCT_FIELDS.map(({ name }) => name)).size).toBe(PRODUCT_FIELDS.length);
    for (const { column } of PRODUCT_FIELDS) expect(column).toMatch(/^[a-z][a-z_]*$/);
  });
});
