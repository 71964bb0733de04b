import { getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

describe('the fields of a product', () => {
  test('are the table in docs/product-fields.md', async () => {
    const lines = PRODUCT_FIELDS.map(({ name, ifAbsent, documentation: line }) => {
      const isNeeded = ifAbsent === 'refuse' || ifAbsent === 'refuse-new';
      const optional = isNeeded ? '' : 'Optional. ';
      return `| \`${name}\` | ${optional}${line} |\n`;
    });
    const page = `# Fields of a product

Made from the list of fields (\`app/features/catalogue/product/fields/product-fields.ts\`): do not edit it. They are the columns of a
[catalogue file](catalogue.md), and the keys of its JSON.

| column | content |
| --- | --- |
${lines.join('')}`;
    await expect(page).toMatchFileSnapshot('../../../../../docs/product-fields.md');
  });

  test('are columns of the product table, of the same type', () => {
    const columns: Record<string, { name: string; getSQLType(): string }> =
      getTableColumns(product);
    for (const { key, column, type, table, isState } of PRODUCT_FIELDS) {
      if (table || isState) continue;
      expect(columns[key]?.name, key).toBe(column);
      expect(columns[key]?.getSQLType(), key).toMatch(new RegExp(`^${type}\\b`));
    }
  });

  test('have different names, and columns that need no quotes in SQL', () => {
    expect(new Set(PRODUCT_FIELDS.map(({ name }) => name)).size).toBe(PRODUCT_FIELDS.length);
    for (const { column } of PRODUCT_FIELDS) expect(column).toMatch(/^[a-z][a-z_]*$/);
  });
});
