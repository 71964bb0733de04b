import { afterAll, expect, test } from 'vitest';
import { readShownPictures } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { order } from '#db/schema/order-schema.ts';
import { basketLine, payment } from '#db/schema/shop-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);

const nameOf = (digit: string) => digit.repeat(32);
const imageOf = (digit: string) => `/pictures/${nameOf(digit)}-640.webp`;

test('are those of what is for sale, in a basket, paid for or about to be', async () => {
  const common = { id: 'p', title: 'P', priceCents: 1, rating: 1, position: 1 };
  const gone = { ...common, withdrawnAt: new Date() };
  await queries.insert(product).values([
    { ...common, variant: 'for-sale', image: imageOf('a') },
    { ...common, variant: 'also-for-sale', image: imageOf('a') },
    { ...common, variant: 'elsewhere', image: 'https://example.com/a.png' },
    { ...common, variant: 'sample', image: '/pictures/book-640.webp' },
    { ...gone, variant: 'gone', image: imageOf('b') },
    { ...gone, variant: 'in-a-basket', image: imageOf('c') },
    { ...gone, variant: 'was-in-a-basket', image: imageOf('d') },
  ]);
  await queries.insert(basketLine).values([
    { shopper: 's', variant: 'in-a-basket' },
    { shopper: 's', variant: 'was-in-a-basket', removedAt: new Date() },
  ]);
  const items = (digit: string) => [{ image: '' }, { image: imageOf(digit) }];
  await queries.insert(order).values({
    ...{ shopper: 's', paymentIntent: 'pi_1', amountCents: 1, createdSeconds: 1 },
    items: items('e'),
  });
  await queries.insert(payment).values({
    ...{ shopper: 's', payment: 'p', provider: 'x', state: 'open', amountCents: 1 },
    items: items('f'),
  });
  // What was removed from a basket can be put back for a while.
  expect((await readShownPictures(queries)).toSorted()).toEqual(
    ['a', 'c', 'd', 'e', 'f'].map(nameOf),
  );
});
