/** A shop that sells nothing without an e-mail, by its calls and its page. */
import { afterAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { fixedMode } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const built = await importShop();
const plain = await testShop({ built });
const shop = await testShop({
  built,
  settings: {
    fixed: fixedMode({
      ...{ delivery: 'placeholder', codes: false, email: 'required', notes: true },
    }),
  },
});
afterAll(async () => {
  await shop.close();
  await plain.close();
});

/** Posts a form of the payment page, as a browser without scripts does. */
const submit = (visitor: TestVisitor, fields: Record<string, string>) =>
  visitor.post('/Payment', String(new URLSearchParams(fields)), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('a call starts no payment before a guest has given an e-mail, which no call takes back', async () => {
  const guest = shop.visitor();
  await guest.add('book');
  const create = async () => {
    const answer = await guest.post('/api/payments/create?total=1196');
    return [answer.status, (await answer.json()).error?.code ?? null];
  };
  expect(await create()).toEqual([409, 'no_email']);
  const put = (email: string | null) => guest.put('/api/payments/email', { body: { email } });
  expect((await put('ann@example.com')).status).toBe(204);
  expect(await create()).toEqual([200, null]);
  expect((await put(null)).status).toBe(422);
});

test('the page has a field for a note, and refuses one that is too long with what was typed', async () => {
  const guest = shop.visitor();
  await guest.add('book');
  const page = await (await guest.get('/Payment')).text();
  expect(page).toContain('Note for this order');
  expect(page).not.toContain('Send it as a gift');
  const long = 'x'.repeat(501);
  const refused = await submit(guest, { 'order-note': long });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain(long);
  expect(html).toContain('Use at most 500 letters');
  expect((await submit(guest, { 'order-note': 'Ring twice' })).status).toBe(303);
  expect(await (await guest.get('/Payment')).text()).toContain('Ring twice');
});

test('a shop that asks for nothing has no field for it, and keeps nothing that is posted', async () => {
  const guest = plain.visitor();
  await guest.add('book');
  await submit(guest, { 'order-note': 'Ring twice', 'gift-message': 'Hooray' });
  const page = await (await guest.get('/Payment')).text();
  expect(page).not.toMatch(/order-note|gift-message|Ring twice/);
});
