/** Webhooks in the shell: made, changed, switched, and what was sent. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEventDeliverer } from '#app/features/events/deliver/event-deliverer.server.ts';
import { postEvent } from '#app/features/events/deliver/post-event.server.ts';
import { deleteOldEvents } from '#app/features/events/delivery-store.server.ts';
import { eventDelivery, eventEndpoint, outboxEvent } from '#db/schema/event-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testReceiver, verify } from '#tests/network/test-receiver.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const receiver = await testReceiver();
const services = await testServices();
const { queries, log } = services;
const ownHosts = [receiver.host];
const run = testShell({ ...services, webhookHosts: ownHosts });
const webhooks = (...words: string[]) => run('webhooks', ...words);
const deliverer = createEventDeliverer({
  queries,
  handOver: (taken, message, signal) =>
    postEvent({ ...taken, body: JSON.stringify(message) }, { ownHosts, signal }),
  log,
});
afterAll(async () => {
  await deliverer.stop();
  await services.close();
  await receiver.close();
});

beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer(() => 204);
  for (const table of [eventEndpoint, eventDelivery, outboxEvent, auditLog])
    await queries.delete(table);
});

async function add(...kinds: string[]): Promise<{ id: string; secret: string }> {
  const { out, err } = await webhooks('add', receiver.url, '--kinds', kinds.join(','));
  const [, id = '', secret = ''] = /^Added as (we_\w+)\. .*: (whsec_\S+)\n$/.exec(out) ?? [];
  if (!secret) throw new Error(out + err);
  return { id, secret };
}

async function happen(subject: string) {
  await queries.execute(sql`select announce('customer.deleted', ${subject}, '{}')`);
}

/** As if what has happened to this subject had happened so long ago; then what is too old goes, as every minute. */
async function passDays(subject: string, days: number): Promise<void> {
  const at = sql`now() - make_interval(days => ${days}) + interval '1 minute'`;
  await queries.update(outboxEvent).set({ at }).where(eq(outboxEvent.subject, subject));
  await deleteOldEvents(queries);
}

test('what happens is sent from then on, signed by the secret that was shown once', async () => {
  await happen('before');
  const { id, secret } = await add('customer.deleted', 'order.placed');
  await happen('anna');
  await deliverer.deliverDue();
  const [one, ...others] = receiver.received;
  expect(others).toEqual([]);
  expect(one && verify(one, secret)).toMatchObject({
    ...{ type: 'customer.deleted', data: { customer: 'anna' } },
  });
  const listed = (await webhooks('list')).out;
  expect(listed).toBe(`${id}  on, 0 waiting: ${receiver.url} (customer.deleted, order.placed)\n`);
  expect((await webhooks('show', id)).out).toMatch(
    new RegExp(`${one?.id} {2}delivered {2}customer.deleted {2}anna {2}204\n`),
  );
  expect((await webhooks('show-event', id, `${one?.id}`)).out).toContain('"customer": "anna"');
  expect(JSON.stringify(await queries.select().from(auditLog))).not.toContain('whsec_');
});

test('an event is sent again under its id', async () => {
  const { id } = await add('customer.deleted');
  await happen('anna');
  await deliverer.deliverDue();
  const event = receiver.received[0]?.id ?? '';
  expect((await webhooks('send-again', id, event)).out).toBe(`${event} is sent in a moment.\n`);
  await deliverer.deliverDue();
  expect(receiver.received.map((one) => one.id)).toEqual([event, event]);
  expect((await webhooks('send-again', id, 'evt_none')).err).toContain(
    'Nothing of the event evt_none',
  );
});

test('for a day after its secret was replaced both sign', async () => {
  const { id, secret } = await add('customer.deleted');
  const { out } = await webhooks('replace-secret', id);
  const other = /whsec_\S+/.exec(out)?.[0] ?? '';
  // One more would end the secret that the receiver may still have: that is asked first.
  expect((await webhooks('replace-secret', id)).asked).toContain('stops signing at once');
  await happen('anna');
  await deliverer.deliverDue();
  await queries.update(eventEndpoint).set({ previousUntil: new Date(0) });
  await happen('bert');
  await deliverer.deliverDue();
  const [both, one] = receiver.received;
  if (!both || !one) throw new Error('Nothing has come');
  expect(verify(both, secret)).toEqual(verify(both, other));
  expect(verify(one, other)).toMatchObject({ data: { customer: 'bert' } });
  expect(() => verify(one, secret)).toThrow();
});

test('what happens while it is off waits, and is sent in order once it is on', async () => {
  const { id } = await add('customer.deleted');
  await webhooks('switch-off', id);
  await happen('anna');
  await deliverer.deliverDue();
  expect(receiver.received).toEqual([]);
  expect((await webhooks('list')).out).toContain('off, 1 waiting');
  expect((await webhooks('send-again', id, 'evt_1')).err).toContain('is switched off');
  await webhooks('switch-on', id);
  await deliverer.deliverDue();
  expect(receiver.received).toHaveLength(1);
});

test('what waits for one that is off is sent within thirty days, and goes after them', async () => {
  const { id } = await add('customer.deleted');
  await webhooks('switch-off', id);
  await happen('anna');
  await happen('bert');
  await passDays('anna', 31);
  await passDays('bert', 30);
  expect((await webhooks('list')).out).toContain('off, 1 waiting');
  await webhooks('switch-on', id);
  await deliverer.deliverDue();
  expect(receiver.received).toMatchObject([{ message: { data: { customer: 'bert' } } }]);
});

test('what was sent is shown for thirty days, the newest first', async () => {
  const { id } = await add('customer.deleted');
  for (const subject of ['anna', 'bert', 'carl']) {
    await happen(subject);
    await deliverer.deliverDue();
  }
  const shown = async () => (await webhooks('show', id)).out.match(/anna|bert|carl/g);
  expect(await shown()).toEqual(['carl', 'bert', 'anna']);
  await passDays('anna', 31);
  await passDays('bert', 30);
  expect(await shown()).toEqual(['carl', 'bert']);
});

test('what was not taken says when it is tried next, unless the webhook is off', async () => {
  const { id } = await add('customer.deleted');
  receiver.answer(() => 500);
  await happen('anna');
  await deliverer.deliverDue();
  const next = /anna {2}500, next try \d{4}-\d\d-\d\d \d\d:\d\d\n$/;
  expect((await webhooks('show', id)).out).toMatch(next);
  await webhooks('switch-off', id);
  expect((await webhooks('show', id)).out).toMatch(/anna {2}500\n$/);
  expect(JSON.parse((await webhooks('show', id, '--json')).out).deliveries).toMatchObject([
    { dueSeconds: null },
  ]);
});

test('another address and other events hold from then on', async () => {
  const { id } = await add('order.placed');
  await happen('anna');
  await webhooks('change', id, `${receiver.url}/there`, '--kinds', 'customer.deleted');
  await happen('bert');
  await deliverer.deliverDue();
  expect(receiver.received).toMatchObject([
    { path: '/there', message: { data: { customer: 'bert' } } },
  ]);
});

test('one for which something waits is removed after a question', async () => {
  const { id } = await add('customer.deleted');
  await happen('anna');
  expect((await webhooks('remove', id)).code).not.toBe(0);
  expect((await webhooks('remove', id, '--yes')).out).toContain('Nothing is sent to');
  expect(await queries.$count(eventDelivery)).toBe(0);
});

test.for([
  [['add', 'http://example.com', '--kinds', 'order.placed'], 'the address is not encrypted'],
  [['add', 'https://10.0.0.1', '--kinds', 'order.placed'], 'leads to a private network'],
  [['add', 'https://example.com', '--kinds', 'order.eaten'], 'is no kind of event'],
  [['add', 'https://example.com'], 'kinds are missing'],
  [['switch-on', 'we_none'], 'There is no webhook we_none'],
  [['show', 'we_none'], 'There is no webhook we_none'],
] as const)('%j says what is wrong', async ([words, problem]) => {
  const { code, err } = await webhooks(...words);
  expect([code > 0, err.toLowerCase()]).toEqual([
    true,
    expect.stringContaining(problem.toLowerCase()),
  ]);
});

test('a shop has at most twenty', async () => {
  for (let made = 0; made < 20; made += 1) await add('order.placed');
  expect((await webhooks('add', receiver.url, '--kinds', 'order.placed')).err).toContain(
    'at most 20 webhooks',
  );
});
