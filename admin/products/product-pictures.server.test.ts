/** The pictures of a product over HTTP: checked by content, in order, compared with their version. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readEditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

async function read() {
  const product = await readEditedProduct(queries, 'tablet');
  if (!product) throw new Error('There is no tablet');
  return { version: product.picturesVersion, pictures: picturesOf(product) };
}

function png(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = { width: 40, height: 20, channels: 3, background } as const;
  return sharp({ create: picture })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}

type Files = Record<string, Uint8Array<ArrayBuffer> | string>;

async function add(files: Files, version?: string) {
  const form = new FormData();
  form.set('version', version ?? (await read()).version);
  for (const [name, content] of Object.entries(files)) {
    form.append('picture', new Blob([content]), name);
  }
  return staff.upload('/products/tablet/pictures', form);
}

const set = (pictures: readonly string[], version: string) =>
  staff.submit('/products/tablet', {
    ...{ operation: 'products.set-pictures', variant: 'tablet', version },
    pictures: pictures.join('\n'),
  });

test('pictures are added, served, put in order and removed', async () => {
  const { pictures: before } = await read();
  const answer = await add({ 'a.png': await png('red'), '../b.jpg': await png('blue') });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/products/tablet#pictures',
  ]);
  const { pictures, version } = await read();
  expect(pictures).toHaveLength(before.length + 2);
  const [red = '', blue = ''] = pictures.slice(-2);
  const served = await staff.get(red);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const page = (await (await staff.get('/products/tablet')).text()).replaceAll('\n', ' ');
  expect(page).toContain(`value="${[blue, ...before, red].join(' ')}"`);
  expect(page).toContain(`value="${[...before, blue, red].join(' ')}"`);
  expect(page).toContain(`value="${[...before.slice(1), red, blue].join(' ')}"`);
  // Nothing is before the first, or after the last.
  expect(page.match(/disabled=""/g)).toHaveLength(2);
  expect((await set([blue, ...before, red], version)).status).toBe(200);
  expect((await read()).pictures).toEqual([blue, ...before, red]);
  expect((await set([...before, red], (await read()).version)).status).toBe(200);
  expect((await read()).pictures).toEqual([...before, red]);
  expect(await readdir(join(admin.dataDir, 'uploads'))).toEqual([]);
});

test('a picture that was there already is not added twice', async () => {
  const { pictures } = await read();
  await add({ 'again.png': await png('red') });
  expect((await read()).pictures).toEqual(pictures);
});

test('the focus of a photograph is one of nine places over it, and it says that it is small', async () => {
  const { pictures, version } = await read();
  const red = pictures.at(-1) ?? '';
  const page = (await (await staff.get('/products/tablet')).text()).replaceAll('\n', ' ');
  expect(page.match(/aria-label="Focus of picture \d+: /g)).toHaveLength(9);
  expect(page).toContain('Small: it cannot be enlarged. Send one of at least 800 × 800 pixels.');
  const focused = [...pictures.slice(0, -1), `${red}#focus=top-left`];
  expect(page).toContain(`value="${focused.join(' ')}"`);
  expect((await set(focused, version)).status).toBe(200);
  expect((await read()).pictures).toEqual(focused);
  await add({ 'again.png': await png('red') });
  expect((await read()).pictures).toEqual(focused);
  expect((await set(pictures, (await read()).version)).status).toBe(200);
});

test('what is no picture is refused by its content, and the page says what to do', async () => {
  const { pictures } = await read();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const content of [svg, '', 'GIF89a and no more', '\x89PNG\r\n\x1a\n and no more']) {
    const answer = await add({ '<b>lamp</b>.png': content });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('use JPEG, PNG, WebP, AVIF, GIF or TIFF');
    expect(html).not.toContain('<b>lamp');
  }
  const mixed = await add({ 'good.png': await png('green'), 'bad.png': svg });
  expect(await mixed.text()).toContain('The others were added.');
  expect((await read()).pictures).toHaveLength(pictures.length + 1);
  expect((await add({})).status).toBe(400);
  const noForm = await staff.submit('/products/tablet/pictures', { version: '1' });
  expect(noForm.status).toBe(400);
});

test('a picture that is too large is refused, and so are too many', async () => {
  const large = new Uint8Array(20_000_001);
  expect(await (await add({ 'large.png': large })).text()).toContain(
    'large.png has more than 20 MB',
  );
  const many = await Promise.all(
    Array.from({ length: 21 }, async (_, index) => [
      `${index}.png`,
      await png(`#0000${10 + index}`),
    ]),
  );
  expect(await (await add(Object.fromEntries(many))).text()).toContain('at most 21 pictures');
});

test('of two people who saw the same pictures one changes them', async () => {
  const { version, pictures } = await read();
  const answers = await Promise.all([
    set(pictures.slice(1), version),
    set(pictures.toReversed(), version),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await add({ 'late.png': await png('black') }, version);
  expect(late.status).toBe(400);
  expect(await late.text()).toContain('Somebody else has changed it');
  expect((await read()).pictures.length).toBeLessThanOrEqual(pictures.length);
});
