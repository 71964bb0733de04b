/** Nobody reads, changes, uses or removes another's saved address, and no form of them fails. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { fixedMode } from '#tests/shop/test-settings.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const MAX_SAVED = 20;
const PAGE = '/account/addresses';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let shop: TestShop;
beforeAll(async () => {
  const payments = { windowSeconds: 60, max: MAX_SAVED };
  const fixed = fixedMode({ delivery: 'address', codes: false });
  shop = await testShop({ built: await importShop(), settings: { fixed }, limits: { payments } });
});
afterAll(() => shop.close());

const addressOf = (name: string) => ({
  ...{ country: 'NO', name, 'address-line1': 'Storgata 1' },
  ...{ 'address-level2': 'Oslo', 'postal-code': '0150' },
});

const submit = (visitor: TestVisitor, path: string, fields: Record<string, string> | string) =>
  visitor.post(path, String(new URLSearchParams(fields)), { headers: FORM });

type Member = { visitor: TestVisitor; uid: string };

/** Who has one address of this name. */
async function memberNamed(name: string): Promise<Member & { id: string }> {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  await submit(visitor, PAGE, { ...addressOf(name) });
  const [saved] = await savedBy({ visitor, uid });
  if (!saved) throw new Error('The address is not saved.');
  return { visitor, uid, id: saved.id };
}

async function savedBy({ uid }: Member) {
  return (await shop.services.readChoices(uid)).addresses;
}

const namesOf = async (member: Member) =>
  (await savedBy(member)).map(({ address }) => address.name);

test("another's address is not shown, changed, used or removed by its id", async () => {
  const ann = await memberNamed('Ann Lee');
  const mallory = await memberNamed('Mallory');
  const edit = await mallory.visitor.get(`${PAGE}?edit=${ann.id}`);
  expect(edit.status).toBe(200);
  expect(await edit.text()).not.toContain('Ann Lee');
  for (const fields of [{ remove: ann.id }, { use: ann.id }]) {
    expect((await submit(mallory.visitor, PAGE, fields)).status).toBe(303);
  }
  const picked = { ...addressOf('Eve'), 'saved-address': ann.id };
  expect((await submit(mallory.visitor, '/Payment', picked)).status).toBe(409);
  expect(await namesOf(mallory)).toEqual(['Mallory']);
  await submit(mallory.visitor, PAGE, { ...addressOf('Eve'), 'address-id': ann.id });
  expect(await namesOf(mallory)).toEqual(['Eve', 'Mallory']);
  expect(await savedBy(ann)).toMatchObject([{ id: ann.id, address: { name: 'Ann Lee' } }]);
});

test('what is removed meanwhile can be named in any form', async () => {
  const ann = await memberNamed('Ann Lee');
  await submit(ann.visitor, PAGE, { remove: ann.id });
  for (const fields of [{ remove: ann.id }, { use: ann.id }]) {
    expect((await submit(ann.visitor, PAGE, fields)).status).toBe(303);
  }
  expect((await ann.visitor.get(`${PAGE}?edit=${ann.id}`)).status).toBe(200);
  expect(await namesOf(ann)).toEqual([]);
  await submit(ann.visitor, PAGE, { ...addressOf('Anna Lee'), 'address-id': ann.id });
  expect(await namesOf(ann)).toEqual(['Anna Lee']);
});

test('absent, doubled and foreign fields are refused in the form, or the last of them holds', async () => {
  const ann = await memberNamed('Ann Lee');
  for (const fields of ['', { remove: 'x' }, { use: '' }, { 'address-id': "'" }]) {
    expect((await submit(ann.visitor, PAGE, fields)).status).toBe(422);
  }
  expect((await ann.visitor.post(PAGE, '{}', { headers: {} })).status).toBe(422);
  const doubled = `${new URLSearchParams(addressOf('Bob'))}&name=Cleo&address-id=x&address-id=y`;
  expect((await submit(ann.visitor, PAGE, doubled)).status).toBe(303);
  expect(await namesOf(ann)).toEqual(['Cleo', 'Ann Lee']);
  expect((await submit(shop.visitor(), PAGE, { remove: ann.id })).headers.get('location')).toBe(
    '/login',
  );
});

test('too many from one place are told to wait, with what was typed', async () => {
  const ann = await memberNamed('Ann Lee');
  // Without an item the payment page asks for no address.
  await ann.visitor.post('/api/basket', { type: 'ADD_TO_BASKET', variant: 'book' });
  for (let sent = 0; sent < MAX_SAVED; sent += 1) await submit(ann.visitor, PAGE, addressOf('Bob'));
  for (const path of [PAGE, '/Payment']) {
    const limited = await submit(ann.visitor, path, addressOf('Cleo'));
    expect(limited.status).toBe(429);
    const page = await limited.text();
    expect(page).toContain('This address is not saved yet');
    expect(page).toContain('value="Cleo"');
  }
  expect(await namesOf(ann)).toEqual(['Bob', 'Ann Lee']);
});
