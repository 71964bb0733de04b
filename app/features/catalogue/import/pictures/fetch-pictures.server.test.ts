/** The pictures of a moved shop come into the shop, one by one, and stay. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchedPicture, product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { fetchPictures } from './fetch-pictures.server.ts';

const database = await testDatabase();
const { queries } = database;
let server: Server;
let origin: string;
let folder: string;
const asked: string[] = [];
const pictures = new Map<string, Buffer>();

beforeAll(async () => {
  for (const [name, colour] of [
    ['a', '#a00'],
    ['b', '#0b0'],
    ['c', '#00c'],
  ] as const) {
    const create = { width: 30, height: 20, channels: 3 as const, background: colour };
    pictures.set(`/${name}.jpg`, await sharp({ create }).jpeg().toBuffer());
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  pictures.set('/drawing.jpg', Buffer.from(svg));
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const picture = pictures.get(request.url ?? '');
    response.writeHead(picture ? 200 : 404, { 'content-type': 'image/jpeg' }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await database.close();
});
beforeEach(async () => {
  asked.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'basket-fetched-'));
  await queries.delete(product);
  await queries.delete(fetchedPicture);
  return () => rmSync(folder, { recursive: true });
});

const at = (...names: string[]) => names.map((name) => `${origin}/${name}.jpg`);

async function sell(variant: string, [image = '', ...others]: readonly string[], change = {}) {
  await queries.insert(product).values({
    ...{ variant, id: variant, title: variant, image, images: others.join('\n') },
    ...{ priceCents: 100, rating: 0, position: 1, ...change },
  });
}

async function shown() {
  const rows = await queries.select().from(product).orderBy(product.variant);
  return rows.map(({ image, images, altTexts }) => ({ image, images, altTexts }));
}

async function run({
  controller = new AbortController(),
  stopAfter = Number.POSITIVE_INFINITY,
} = {}) {
  const failures: string[] = [];
  const small: string[] = [];
  const counts = await fetchPictures(queries, {
    ...{ folder, signal: controller.signal, mayConnect: (address) => address === '127.0.0.1' },
    onProgress: (done) => done >= stopAfter && controller.abort(),
    onFailure: ({ address, variant, problem }) =>
      failures.push(`${address.replace(origin, '')} (${variant}) ${problem}`),
    onSmall: ({ address }) => small.push(address.replace(origin, '')),
  });
  return { counts, failures, small };
}

const OWN = /^\/pictures\/[0-9a-f]{32}-[0-9a-f]{6}-small-640\.webp$/;

test('each is fetched once, in its order, with what it shows; what cannot be stays and is named', async () => {
  const [a = '', b = '', c = ''] = at('a', 'b', 'c');
  await sell('one', [a, b, '/pictures/book-640.webp', c], { altTexts: [[b, 'Green']] });
  await sell('two', [b, ...at('gone', 'drawing')], { withdrawnAt: new Date(0) });
  const { counts, failures } = await run();
  expect(counts).toMatchObject({ total: 5, fetched: 3, known: 0, failed: 2 });
  expect(failures.sort()).toEqual([
    '/drawing.jpg (two) is no picture that can be read: use JPEG, PNG, WebP, AVIF, GIF or TIFF',
    '/gone.jpg (two) is answered with 404',
  ]);
  const [one, two] = await shown();
  const [second = '', sample, third] = one?.images.split('\n') ?? [];
  expect([one?.image, second, third]).toEqual([1, 2, 3].map(() => expect.stringMatching(OWN)));
  expect(new Set([one?.image, second, third]).size).toBe(3);
  expect(sample).toBe('/pictures/book-640.webp');
  expect(one?.altTexts).toEqual([[second, 'Green']]);
  expect(two).toMatchObject({ image: second, images: at('gone', 'drawing').join('\n') });
  expect(asked.sort()).toEqual(['/a.jpg', '/b.jpg', '/c.jpg', '/drawing.jpg', '/gone.jpg']);
});

test('a focus stays with its picture, and what cannot be enlarged is named', async () => {
  const [a = ''] = at('a');
  await sell('one', [`${a}#focus=top-left`], { altTexts: [[a, 'Green']] });
  expect(await run()).toMatchObject({ counts: { fetched: 1 }, small: ['/a.jpg#focus=top-left'] });
  const [one] = await shown();
  expect(one?.image).toMatch(/-small-640\.webp#focus=top-left$/);
  expect(one?.altTexts).toEqual([[one?.image.replace(/#.*/, ''), 'Green']]);
});

test('who ends it goes on where it was: what was fetched stays', async () => {
  for (let no = 10; no < 40; no += 1) await sell(`v${no}`, at(no < 36 ? 'a' : 'b'));
  const { counts } = await run({ stopAfter: 1 });
  expect(counts).toMatchObject({ total: 2, fetched: 1 });
  expect((await shown()).filter(({ image }) => OWN.test(image)).length).toBe(25);
  expect((await run()).counts).toMatchObject({ total: 2, fetched: 1, known: 1 });
  expect(asked).toEqual(['/a.jpg', '/b.jpg']);
  expect((await run()).counts).toMatchObject({ total: 0 });
});

test('a file that names the address again has the picture without asking, while its file is there', async () => {
  await sell('one', at('a'));
  await run();
  const [before] = await shown();
  await queries.update(product).set({ image: at('a')[0] });
  expect((await run()).counts).toMatchObject({ fetched: 0, known: 1 });
  expect(await shown()).toEqual([before]);
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  await queries.update(product).set({ image: at('a')[0] });
  expect((await run()).counts).toMatchObject({ fetched: 1, known: 0 });
});

test('what somebody has put there meanwhile is left alone', async () => {
  await sell('one', at('a', 'b'));
  const controller = new AbortController();
  const counts = await fetchPictures(queries, {
    ...{ folder, signal: controller.signal, mayConnect: (address) => address === '127.0.0.1' },
    onProgress: async () => {
      await queries.update(product).set({ image: '/pictures/book-640.webp' });
    },
    onFailure: () => {},
    onSmall: () => {},
  });
  expect(counts.fetched).toBe(2);
  const [one] = await shown();
  expect(one).toMatchObject({
    image: '/pictures/book-640.webp',
    images: expect.stringMatching(OWN),
  });
});
