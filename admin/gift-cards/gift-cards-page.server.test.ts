/** The pages of gift cards: one is made, found by its last letters, corrected and ended. */
import { afterAll, expect, test } from 'vitest';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());

const OPERATION = 'operation';
const CODE = /(?:[CDFGHJKMNPQRTVWX34679]{4} ){3}([CDFGHJKMNPQRTVWX34679]{4})/;

test('a card is made, is in the list without its code, and has a page with its ledger', async () => {
  const staff = await admin.enter();
  const form = { [OPERATION]: 'gift-cards.issue', amount: '25', email: '', giver: '', words: '' };
  const made = await (await staff.submit('/gift-cards', { ...form, sendOn: '' })).text();
  const [code = '', ending = ''] = CODE.exec(made) ?? [];
  expect(code).not.toBe('');
  const listed = await (await staff.get(`/gift-cards?q=${ending.toLowerCase()}`)).text();
  expect(listed).toContain(`•••• ${ending}`);
  expect(listed).not.toContain(code);
  expect(await staff.textOf('/gift-cards?q=CCCC')).toContain('There are none');
  const [, id = ''] = /href="\/gift-cards\/([\w-]{36})"/.exec(listed) ?? [];
  const page = await staff.textOf(`/gift-cards/${id}`);
  expect(page).toContain('$25.00');
  expect(page).toContain('All that has moved the balance');
  const change = { [OPERATION]: 'gift-cards.change-balance', giftCard: id, seen: '25.00' };
  const changed = await staff.submit(`/gift-cards/${id}`, { ...change, balance: '20' });
  expect(await changed.text()).toContain('$20.00 is on it now');
  const again = await staff.submit(`/gift-cards/${id}`, { ...change, balance: '20' });
  expect(await again.text()).toContain('$20.00 is on it by now');
});

test('is for those who may see them', async () => {
  const packer = await admin.enter('Pat', 'packer');
  expect((await packer.get('/gift-cards')).status).toBe(403);
  const reader = await admin.enter('Rea', 'reader');
  expect(await reader.textOf('/gift-cards')).not.toContain('Make the gift card');
});
