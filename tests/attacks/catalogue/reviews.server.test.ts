/** What others than buyers send as a review, and what buyers should not: over HTTP, on a whole shop. */
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  BOOK,
  encoded,
  FORM,
  openReviewShop,
  type Parts,
  sendReview,
} from '#tests/shop/review-shop.ts';

const { shop, buyer, buyBook, reviewsOf, close } = await openReviewShop();
afterAll(close);

const png = async () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#c84' } })
    .png()
    .toBuffer();

const file = (name: string, bytes: Uint8Array<ArrayBuffer> | string, type = 'image/png') =>
  new File([bytes], name, { type });

describe('a review by who did not buy', () => {
  test('is that of an order that is not there: of nobody, of another account, by a wrong link', async () => {
    const { id } = await buyer();
    const path = `/orders/${id}/review?product=${BOOK}`;
    const other = shop.visitor();
    await other.register();
    for (const visitor of [shop.visitor(), other]) {
      expect((await sendReview(visitor, path, [['stars', '5']])).status).toBe(404);
      expect(
        (await sendReview(visitor, `${path}&for=guest_x&key=y`, [['stars', '5']])).status,
      ).toBe(404);
      expect((await visitor.get(path)).status).toBe(404);
    }
    expect(await reviewsOf(id)).toEqual([]);
  });

  test('is refused of a product that was not bought', async () => {
    const { visitor, id } = await buyer();
    const path = `/orders/${id}/review?product=3254354345`;
    expect((await sendReview(visitor, path, [['stars', '5']])).status).toBe(404);
    expect(await reviewsOf(id)).toEqual([]);
  });

  test('is refused once an account has the order, by the link of its mail', async () => {
    const guest = shop.visitor();
    const { id, path } = await buyBook(guest, null);
    await guest.register();
    await guest.get('/api/basket');
    expect(
      (await sendReview(shop.visitor(), `${path}&product=${BOOK}`, [['stars', '1']])).status,
    ).toBe(404);
    expect(await reviewsOf(id)).toEqual([]);
  });
});

test('a guest reviews by the link of the mail', async () => {
  const { id, path } = await buyBook(shop.visitor(), null);
  const answer = await sendReview(shop.visitor(), `${path}&product=${BOOK}`, [['stars', '4']]);
  expect(answer.status).toBe(303);
  expect(await reviewsOf(id)).toMatchObject([{ stars: 4 }]);
});

describe('a form that no page of the shop sends', () => {
  const long = 'x'.repeat(2_001);
  test.each<[string, Parts]>([
    ['no stars', [['words', 'Good']]],
    ['no stars at all', [['stars', '0']]],
    ['six stars', [['stars', '6']]],
    ['half a star', [['stars', '4.5']]],
    ['stars in another script', [['stars', '٤']]],
    [
      'stars of two fields, of which the last counts',
      [
        ['stars', '5'],
        ['stars', 'x'],
      ],
    ],
    [
      'more words than fit',
      [
        ['stars', '5'],
        ['words', long],
      ],
    ],
    [
      'a longer name than fits',
      [
        ['stars', '5'],
        ['name', 'x'.repeat(41)],
      ],
    ],
    [
      'a name of two lines',
      [
        ['stars', '5'],
        ['name', 'Ann\nAdmin'],
      ],
    ],
    [
      'a name that turns the page around',
      [
        ['stars', '5'],
        ['name', 'Ann\u202e'],
      ],
    ],
  ])('with %s is refused with what was typed, and writes nothing', async (_, parts) => {
    const { visitor, id, path } = await buyer();
    const answer = await sendReview(visitor, path, parts);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Your review is not sent yet');
    expect(await reviewsOf(id)).toEqual([]);
  });

  test('is no multipart form, or none that is whole', async () => {
    const { visitor, id, path } = await buyer();
    expect((await visitor.post(path, 'stars=5', { headers: FORM })).status).toBe(400);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await visitor.post(path, '--x\r\ncut', { headers })).status).toBe(400);
    expect(
      (await visitor.post(path, '', { headers: { 'content-type': 'multipart/form-data' } })).status,
    ).toBe(400);
    expect(await reviewsOf(id)).toEqual([]);
  });

  test('comes from another site', async () => {
    const { visitor, path, id } = await buyer();
    const { headers, bytes } = await encoded([['stars', '5']]);
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await visitor.post(path, bytes, { headers: foreign })).status).toBe(403);
    expect(await reviewsOf(id)).toEqual([]);
  });
});

test('a review that is sent twice at once is one', async () => {
  const { visitor, id, path } = await buyer();
  const sent = [
    ['stars', '5'],
    ['words', 'Good'],
  ] as const;
  const answers = await Promise.all([1, 2, 3].map(() => sendReview(visitor, path, sent)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await reviewsOf(id)).toMatchObject([{ stars: 5, words: 'Good' }]);
});

describe('pictures', () => {
  test.each<[string, () => Promise<File[]>]>([
    ['a text', async () => [file('a.png', 'no picture')]],
    [
      'a drawing with scripts',
      async () => [file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
    ],
    ['half a picture', async () => [file('a.png', new Uint8Array((await png()).subarray(0, 60)))]],
    [
      'one more than may be',
      async () => {
        const bytes = new Uint8Array(await png());
        return Array.from({ length: 5 }, (_, index) => file(`${index}.png`, bytes));
      },
    ],
  ])('are refused: %s', async (_, files) => {
    const { visitor, id, path } = await buyer();
    const parts = (await files()).map((one) => ['pictures', one] as const);
    const answer = await sendReview(visitor, path, [['stars', '5'], ...parts]);
    expect(answer.status).toBe(400);
    expect(await reviewsOf(id)).toEqual([]);
  });

  test('lose where they were taken, and stay only where the form says so', async () => {
    const { visitor, id, path } = await buyer();
    const bytes = new Uint8Array(await png());
    await sendReview(visitor, path, [
      ['stars', '5'],
      ['pictures', file('a.png', bytes)],
    ]);
    const [{ pictures: [kept = ''] = [] } = {}] = await reviewsOf(id);
    expect(kept).toMatch(/^\/pictures\/[0-9a-f]{32}[-\w]*-640\.webp$/);
    await sendReview(visitor, path, [
      ['stars', '5'],
      ['keep-1', '/pictures/book-640.webp'],
    ]);
    expect(await reviewsOf(id)).toMatchObject([{ pictures: [] }]);
  });
});

test('more reviews than one address may send are refused with what was typed', async () => {
  const strict = await openReviewShop({ reviews: { windowSeconds: 3_600, max: 1 } });
  const { visitor, id, path } = await strict.buyer();
  await sendReview(visitor, path, [['stars', '5']]);
  const answer = await sendReview(visitor, path, [
    ['stars', '2'],
    ['name', 'Ann'],
    ['words', 'All that I have typed'],
    ['pictures', file('a.png', new Uint8Array(await png()))],
  ]);
  expect(answer.status).toBe(429);
  const page = await answer.text();
  expect(page).toContain('That was a lot at once');
  for (const typed of ['All that I have typed', 'value="Ann"']) expect(page).toContain(typed);
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="2"|<input[^>]*value="2"[^>]*checked=""/);
  expect(await strict.reviewsOf(id)).toMatchObject([{ stars: 5, pictures: [] }]);
  await strict.close();
});
