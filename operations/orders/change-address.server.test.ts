/** The address of an order as programs change it, and as the admin says it. */
import { afterAll, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { composeEvent } from '#app/features/events/deliver/compose-event.server.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { TOKEN_SCOPES } from '#operations/scopes.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { call, placed, queries } = shopApi;
afterAll(() => shopApi.close());

const token = await shopApi.tokenOf(TOKEN_SCOPES);

const OSLO = {
  ...{ line1: '1 Old Street', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

async function sentToOslo(): Promise<string> {
  const id = await placed();
  const { shopper } = (await call(`orders/show?order=${id}`, { token })).body;
  await queries
    .insert(orderContact)
    .values({ shopper, paymentIntent: id, name: 'Ann Lee', address: OSLO });
  return id;
}

const mended = (order: string, other: object = {}) =>
  call('orders/change-address', {
    ...{ token, body: { order, name: 'Ann Lee', ...OSLO, line1: '11 Old Street', ...other } },
  });

test('a program mends an address: the order has it everywhere, others are told, and the record names nobody', async () => {
  const id = await sentToOslo();
  const { status, body } = await mended(id);
  expect([status, body.address]).toEqual([
    200,
    { name: 'Ann Lee', ...OSLO, line1: '11 Old Street' },
  ]);
  expect(body.events).toMatchObject([{ kind: 'address_changed', by: 'staff' }]);
  const { orders } = (await call('orders/find?text=Old+Street+11', { token })).body;
  expect(orders).toMatchObject([{ id }]);
  const told = await composeEvent(queries, {
    ...{ id: '1', kind: 'order.address_changed', subject: id, ref: { no: 1 }, atSeconds: 1 },
  });
  expect(told?.data).toMatchObject({ order: { address: { line1: '11 Old Street' } } });
  expect(JSON.stringify(await queries.select().from(auditLog))).not.toContain('Old Street');
  const lines = await shopApi.run('orders', 'show', id);
  expect(lines.out).toContain('Before: Ann Lee, 1 Old Street');
});

test('a phone number is mended with it, stays where none is named, and is taken out by an empty one', async () => {
  const id = await sentToOslo();
  expect((await mended(id, { phone: 'none' })).status).toBe(422);
  expect((await mended(id, { phone: '22 00 00 00' })).body.address.phone).toBe('22 00 00 00');
  const moved = await mended(id, { line1: '12 Old Street' });
  expect(moved.body.address).toMatchObject({ line1: '12 Old Street', phone: '22 00 00 00' });
  const { address } = (await mended(id, { line1: '12 Old Street', phone: '' })).body;
  expect(address).not.toHaveProperty('phone');
});

test('it is mended until it is shipped, also once it is packed', async () => {
  const id = await sentToOslo();
  await call('orders/pack', { token, body: { order: id } });
  expect((await mended(id)).status).toBe(200);
  await call('orders/ship', { token, body: { order: id, carrier: '', tracking: '' } });
  const { status, body } = await mended(id, { line1: '12 Old Street' });
  expect([status, body.code, body.state]).toEqual([409, 'wrong_state', 'shipped']);
  expect(body.detail).toContain('only the address of an order that is not shipped yet');
});

test('what is no address is refused by its fields', async () => {
  const id = await sentToOslo();
  const { status, body } = await mended(id, { line1: '', postalCode: '' });
  expect([status, body.code]).toEqual([422, 'bad_input']);
  const fields = body.errors.map(({ pointer }: { pointer: string }) => pointer);
  expect(fields).toEqual(['/line1', '/postalCode']);
});

test('a country to which delivery costs otherwise is refused, with what to do instead', async () => {
  const id = await sentToOslo();
  await writeDeliveryZone(queries, {
    ...{ name: 'Norway', countries: ['NO'] },
    methods: [],
  });
  const { status, body } = await mended(id, { country: 'SE' });
  expect([status, body.code]).toEqual([409, 'conflict']);
  expect(body.detail).toBe(
    'Nothing is delivered to Sweden. Cancel the order, and have it ordered again to that address.',
  );
  expect(body.errors).toMatchObject([{ detail: 'Nothing is delivered to Sweden.' }]);
});

test('an order that goes to no address has none to change', async () => {
  const { status, body } = await mended(await placed());
  expect([status, body.code]).toEqual([409, 'conflict']);
  expect(body.detail).toContain('goes to no address that can be changed');
});
