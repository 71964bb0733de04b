/** The pages of webhooks in the admin. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { eventDelivery, eventEndpoint } from '#db/schema/event-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries } = admin;
const owner = await admin.enter();
afterAll(() => admin.close());

async function idOf(address: string): Promise<string> {
  const all = await queries.select().from(eventEndpoint);
  return all.find((one) => one.address === address)?.id ?? '';
}

test('a webhook is added in a form, and its secret shown in the answer alone', async () => {
  const form = { operation: 'webhooks.add', address: 'https://a.example/', kinds: 'order.placed' };
  const answer = await (await owner.submit('/webhooks', form)).text();
  expect(answer).toMatch(/Its secret is shown this once, .*whsec_/);
  const page = await (await owner.get('/webhooks')).text();
  expect(page).toContain('https://a.example/');
  expect(page).not.toContain('whsec_');
});

test('an address that may not be one is refused below its field', async () => {
  const form = { operation: 'webhooks.add', address: 'http://10.0.0.1/', kinds: 'order.placed' };
  const answer = await owner.submit('/webhooks', form);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('This is not encrypted');
});

test('its page shows what was answered and why it is off, and what was sent has a page', async () => {
  const id = await idOf('https://a.example/');
  // Off before anything happens: the running shop would try to send it.
  await queries
    .update(eventEndpoint)
    .set({ kinds: ['customer.deleted'], isOn: false, offReason: 'It was tired.' });
  await queries.execute(sql`select announce('customer.deleted', 'anna', '{}')`);
  await queries.update(eventDelivery).set({ tries: 2, status: 500, answer: '<b>Oh no</b>' });
  const text = await owner.textOf(`/webhooks/${id}`);
  expect(text).toContain('It was tired.');
  expect(text).toContain('500 after 2 tries');
  const html = await (await owner.get(`/webhooks/${id}`)).text();
  const [, path = ''] = /href="(\/webhooks\/\w+\/evt_\w+)"/.exec(html) ?? [];
  const event = await (await owner.get(path)).text();
  expect(event).toContain('&quot;customer&quot;: &quot;anna&quot;');
  expect(event).toContain('&lt;b&gt;Oh no&lt;/b&gt;');
});

test('a webhook and an event that are not there have no page', async () => {
  expect((await owner.get('/webhooks/we_none')).status).toBe(404);
  expect((await owner.get(`/webhooks/${await idOf('https://a.example/')}/evt_none`)).status).toBe(
    404,
  );
});

test('a packer neither sees them nor adds one', async () => {
  const packer = await admin.enter('Paul', 'packer');
  expect((await packer.get('/webhooks')).status).toBe(403);
  const form = { operation: 'webhooks.add', address: 'https://b.example/', kinds: 'order.placed' };
  expect((await packer.submit('/webhooks', form)).status).toBe(403);
});
