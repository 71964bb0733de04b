/** No shelf has more units than can be counted, by whatever way they are added. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import { readShelf } from '#app/features/stock/stock-keeping.server.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

const MOST = 999_999_999;
let facts = 0;

function count(counts: Record<string, number>, isChange = false) {
  facts += 1;
  return countStock(queries, counts, { isChange, reason: 'counted', reference: `${facts}` });
}

beforeEach(() => count({ book: MOST, tablet: 5 }));

const onHand = async (variant: string) => (await readShelf(queries, variant))?.onHand;

/** The form of the page of a preview. */
const change = (page: string) => ({
  operation: 'products.change-many',
  preview: page.split('/').at(-1) ?? '',
});

describe('a change of many products that puts more on the shelf', () => {
  test('leaves out a shelf that would be too full, and fills the others', async () => {
    const answer = await staff.submit('/bulk', { change: 'shelf_more', value: '1' });
    const page = answer.headers.get('location') ?? '';
    expect(await staff.textOf(page)).toContain('that would have fewer than none or too many');
    await staff.submit(page, change(page));
    expect([await onHand('book'), await onHand('tablet')]).toEqual([MOST, 6]);
  });

  test('fills a shelf up to the most that can be counted', async () => {
    const answer = await staff.submit('/bulk', { change: 'shelf_more', value: `${MOST - 5}` });
    const page = answer.headers.get('location') ?? '';
    await staff.submit(page, change(page));
    expect(await onHand('tablet')).toBe(MOST);
  });
});

describe('a count', () => {
  test.for([1, MOST, 2_147_483_647])('that adds %i to a full shelf is refused', async (units) => {
    expect(await count({ book: units }, true)).toEqual({ refused: ['book'] });
  });

  test.for([-1, MOST + 1, 3_000_000_000])('of %i units is refused', async (units) => {
    expect(await count({ tablet: units })).toEqual({ refused: ['tablet'] });
  });
});
