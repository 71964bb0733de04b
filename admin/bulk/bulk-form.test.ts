import { expect, test } from 'vitest';
import { formatBulkFilter, readBulkFilter } from './bulk-form.ts';

test('a filter stands in an address as it was, and what it has not is left out', () => {
  const filter = readBulkFilter({
    q: ' red  lamp ',
    category: 'A & B',
    state: 'all',
    stock: 'low',
  });
  expect(filter).toEqual({ words: ['red', 'lamp'], category: 'A & B', state: 'all', stock: 'low' });
  const query = Object.fromEntries(new URLSearchParams(formatBulkFilter(filter)));
  expect(readBulkFilter(query)).toEqual(filter);
  expect(formatBulkFilter(readBulkFilter({ state: 'none', q: '\0' }))).toBe('');
});
