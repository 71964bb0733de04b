/** 'Tell me when it is back': a whole shop, from the button to the file of the mail. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { createOutboxTransport } from '#app/features/mail/send/outbox-transport.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { recount, stocked } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const folder = await mkdtemp(join(tmpdir(), 'basket-mail-'));
const database = await testDatabase();
const { queries } = database;
const shop = await testShop({
  database,
  built: await importShop(),
  mail: {
    transport: createOutboxTransport(folder),
    from: { name: 'Basket', address: 'shop@example.com' },
    shopUrl: () => 'http://localhost',
  },
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function mailsOf(address: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(`To: ${address}`));
}

const wishes = () => rowsOf(queries, sql`select variant from stock_watch`);

test('whoever asked for it gets the mail when it is back in stock, with a link that works', async () => {
  const variant = await stocked(queries, 'lamp-red', 0);
  const visitor = shop.visitor();
  const email = newEmail();
  await visitor.register(email);
  const asked = await visitor.post(`/product/${variant}?variant=${variant}`, '', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(asked.headers.get('location')).toContain('asked');
  expect(await wishes()).toHaveLength(1);

  await recount(queries, variant, 2);

  const found = await vi.waitFor(async () => {
    const [mail] = (await mailsOf(email)).filter((text) => /back in stock/i.test(text));
    expect(mail).toBeDefined();
    return mail ?? '';
  }, 5_000);
  expect(found).toContain('The lamp-red');
  expect(found.replace(/=\r?\n/g, '')).toContain(`http://localhost/product/${variant}`);
  expect((await visitor.get(`/product/${variant}?variant=${variant}`)).status).toBe(200);
  await vi.waitFor(async () => expect(await wishes()).toEqual([]), 5_000);
  expect(shop.takeLogged()).toEqual([]);
});

test('a last unit that is held and given back again and again is one mail a day', async () => {
  const variant = await stocked(queries, 'lamp-blue', 0);
  const visitor = shop.visitor();
  const uid = await visitor.register(newEmail());
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const queued = () =>
    rowsOf(queries, sql`select from mail where shopper = ${uid} and kind = 'back_in_stock'`);

  /** Waits for it anew, and has it come back. */
  async function comeBack(): Promise<void> {
    await visitor.post(`/product/${variant}?variant=${variant}`, '', { headers });
    await recount(queries, variant, 1);
    await recount(queries, variant, 0);
  }

  for (let n = 0; n < 4; n += 1) await comeBack();
  expect(await queued()).toHaveLength(1);
  await queries.execute(
    sql`update mail set queued_at = queued_at - interval '1 day' where shopper = ${uid}`,
  );
  await comeBack();
  expect(await queued()).toHaveLength(2);
});

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

/** The address in a mail of this page, without the shop. */
function linkIn(mail: string, page: string): string {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return new RegExp(`http://localhost(${page}[^\\s>"]*)`).exec(text)?.[1] ?? '';
}

test('a guest types an e-mail, confirms it by its mail, is told once, and ends such mails by one click', async () => {
  const variant = await stocked(queries, 'lamp-green', 0);
  const guest = shop.visitor();
  const email = newEmail();
  const path = `/product/${variant}?variant=${variant}`;
  const page = await (await guest.get(path)).text();
  expect(page).toContain('Tell me when it is back');
  expect(page).not.toContain(`id="add-${variant}"`);

  const asked = await guest.post(path, `email=${encodeURIComponent(email)}`, FORM);
  expect(asked.status).toBe(303);
  const answer = await (await guest.get(asked.headers.get('location') ?? '')).text();
  expect(answer).toContain('Check your inbox');

  const [confirmation = ''] = await vi.waitFor(async () => {
    const mails = await mailsOf(email);
    expect(mails).toHaveLength(1);
    return mails;
  }, 5_000);
  const confirm = linkIn(confirmation, '/stock-mails/confirm');
  expect(await (await guest.get(confirm)).text()).toContain('Yes, tell me');
  await recount(queries, variant, 1);
  await recount(queries, variant, 0);
  expect(await (await guest.post(confirm, '', FORM)).text()).toContain('We will write to you once');
  await recount(queries, variant, 1);

  const back = await vi.waitFor(async () => {
    const found = (await mailsOf(email)).find((mail) => /^Subject: Back in stock/m.test(mail));
    expect(found).toBeDefined();
    return found ?? '';
  }, 5_000);
  expect(back).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const other = await stocked(queries, 'lamp-gold', 0);
  await guest.post(`/product/${other}`, `email=${encodeURIComponent(email)}`, FORM);
  const wished = () =>
    rowsOf(queries, sql`select variant from stock_watch where shopper = ${email.toLowerCase()}`);
  await vi.waitFor(async () => expect(await wished()).toEqual([{ variant: other }]), 5_000);
  const stop = linkIn(back, '/stock-mails/stop');
  const stopped = await guest.post(stop, 'List-Unsubscribe=One-Click', FORM);
  expect(await stopped.text()).toContain('We write to you no more');
  expect(await wished()).toEqual([]);
});

test('what a guest has typed wrongly stands in the form again, with what is wrong', async () => {
  const variant = await stocked(queries, 'lamp-pink', 0);
  const answer = await shop.visitor().post(`/product/${variant}`, 'email=ann%40nowhere', FORM);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('value="ann@nowhere"');
  expect(page).toContain('This is not an e-mail address');
});
