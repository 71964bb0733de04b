/** Pictures that a program sends as files: checked and stored as the admin's, by the operation that takes addresses. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
afterAll(() => shopApi.close());

const token = await shopApi.tokenOf(['catalogue:read', 'catalogue:write']);

async function png(background: string): Promise<Blob> {
  const create = { width: 40, height: 20, channels: 3, background } as const;
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
}

type Part = readonly [field: string, value: string | Blob];

function formOf(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [field, value] of parts) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, value, 'picture.png');
  }
  return form;
}

const set = (parts: readonly Part[], headers: Record<string, string> = {}, by = token) =>
  shopApi.call('products/set-pictures', {
    ...{ token: by, headers },
    body: formOf([['variant', 'tablet'], ...parts]),
  });

const uploads = () => readdir(join(shopApi.shop.dataDir, 'uploads'));

const OWN = expect.stringMatching(/^\/pictures\/[\da-f]{32}-[\da-f]{6}-small-640\.webp$/);

test('stand among addresses, in the order in which they were sent', async () => {
  const shown = await shopApi.call('products/show?variant=tablet', { token });
  const { image } = shown.body;
  const answer = await set([
    ['pictures', await png('#a00')],
    ['pictures', image],
    ['pictures', await png('#0a0')],
  ]);
  expect(answer).toMatchObject({ status: 200, body: { pictures: [OWN, image, OWN] } });
  expect(answer.body.pictures[0]).not.toBe(answer.body.pictures[2]);
  expect(await uploads()).toEqual([]);
});

test('are put there once under one key, and compared with the version that was seen', async () => {
  const parts = [['pictures', await png('#00a')]] as const;
  const first = await set(parts, { 'idempotency-key': 'blue' });
  const again = await set(parts, { 'idempotency-key': 'blue' });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const other = [['pictures', await png('#0aa')]] as const;
  expect((await set(other, { 'idempotency-key': 'blue' })).status).toBe(422);
  expect((await set(other, { 'if-match': '"another"' })).status).toBe(412);
});

test('of collections too', async () => {
  const body = formOf([
    ['title', 'Gifts'],
    ['image', await png('#aa0')],
  ]);
  const made = await shopApi.call('collections/add', { token, body });
  expect(made).toMatchObject({ status: 200, body: { image: OWN } });
});

test('what is no picture is refused by its field, and nothing of the form stays', async () => {
  const script = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>']);
  const refused = await set([['pictures', script]]);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/pictures' }] } });
  const large = new Blob([new Uint8Array(20_000_001)]);
  expect(await set([['pictures', large]])).toMatchObject({
    ...{ status: 422, body: { detail: expect.stringContaining('more than 20 MB') } },
  });
  expect(await set([['variant', await png('#000')]])).toMatchObject({ status: 422 });
  const many = Array.from({ length: 30 }, () => ['pictures', new Blob(['x'])] as const);
  expect(await set(many)).toMatchObject({ status: 413 });
  expect(await uploads()).toEqual([]);
});

test('a call without pictures takes no form, and a broken form is refused', async () => {
  const body = formOf([['variant', 'tablet']]);
  expect((await shopApi.call('products/change', { token, body })).status).toBe(415);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const cut = await shopApi.call('products/set-pictures', { token, body: '--x\r\n', headers });
  expect(cut).toMatchObject({ status: 400, body: { code: 'bad_body' } });
});

test('nothing is stored for who may not', async () => {
  const reader = await shopApi.tokenOf(['catalogue:read'], { name: 'Reader' });
  const refused = await set([['pictures', await png('#fff')]], {}, reader);
  expect(refused).toMatchObject({ status: 403, body: { scope: 'catalogue:write' } });
});
