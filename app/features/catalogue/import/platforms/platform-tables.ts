/** Finds out by its header which shop has exported a table. */

import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import type { OnLeftOut } from '#app/features/catalogue/import/read/catalogue-row.ts';
import type { PlatformTable } from './platform-table.ts';
import {
  createShopifyTable,
  isShopifyTable,
  SHOPIFY_COLUMNS,
  SHOPIFY_USUAL,
} from './shopify-table.ts';
import { englishColumn } from './woocommerce-header.ts';
import {
  createWooCommerceTable,
  isWooCommerceTable,
  WOOCOMMERCE_COLUMNS,
  WOOCOMMERCE_USUAL,
} from './woocommerce-table.ts';

const TABLES = [
  {
    is: isShopifyTable,
    create: createShopifyTable,
    known: SHOPIFY_COLUMNS,
    usual: SHOPIFY_USUAL,
    translate: (name: string) => name,
  },
  {
    is: isWooCommerceTable,
    create: createWooCommerceTable,
    known: WOOCOMMERCE_COLUMNS,
    usual: WOOCOMMERCE_USUAL,
    translate: englishColumn,
  },
];

/** Null for a file of this shop. The columns that it has no place for are left out, if they say anything. */
export function findPlatformTable(
  header: readonly string[],
  onLeftOut: OnLeftOut,
): PlatformTable | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const table = TABLES.find(({ is, translate }) => is(new Set(names.map(translate))));
  if (!table) return null;
  const columns = names.map(table.translate);
  const { read, end } = table.create(onLeftOut);
  const others = columns.filter((name) => name !== '' && !table.known.test(name));
  const filled = new Set<string>();
  return {
    columns,
    read(row) {
      for (const name of others) {
        const text = row.cells[name]?.trim() ?? '';
        if (text !== '' && !table.usual.test(`${name}=${text}`)) filled.add(name);
      }
      return read(row);
    },
    end() {
      for (const name of filled) {
        onLeftOut(messages.column(JSON.stringify(name)), { line: 1 }, 'column');
      }
      return end();
    },
  };
}
