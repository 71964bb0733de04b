/** What is done around every operation, seen in the shell, the API and the audit log. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { auditLog, operationKey, staff, staffSession } from '#db/schema/staff-schema.ts';
import { answerApi } from '#operations/api/answer-api.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { exportOrders } from './books/export-orders.server.ts';
import { addNewProduct } from './catalogue/change-products.server.ts';
import { exportFile } from './jobs/export-file.server.ts';
import { refundOrder } from './orders/refund-order.server.ts';
import { perform } from './perform.server.ts';

const shop = await testServices();
afterAll(() => shop.close());
const run = testShell(shop);
const actor = { id: 'command:tester', scopes: SCOPE_NAMES };

async function placed() {
  const shopper = await shop.guest('book');
  const id = await shop.pay(shopper);
  await shop.settle(id);
  return id;
}

async function lastEntry() {
  const [row] = await shop.queries.select().from(auditLog).orderBy(desc(auditLog.no)).limit(1);
  return row;
}

const countActs = () => shop.queries.$count(auditLog);

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`http://shop/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return read(request);
}

const get = (path: string) => read(new Request(`http://shop/api/v1/${path}`));

async function read(request: Request) {
  const answer = await answerApi(request, shop, actor);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

describe('the audit log', () => {
  test('has who did what, how it was before and is after', async () => {
    const id = await placed();
    await run('orders', 'pack', id);
    expect(await lastEntry()).toMatchObject({
      staff: 'command:tester',
      act: 'orders.pack',
      subject: id,
      before: { state: 'placed' },
      after: { state: 'packed' },
      outcome: 'done',
    });
  });

  test('has what was refused, with the reason, and nothing of what was not understood', async () => {
    const id = await placed();
    await run('orders', 'deliver', id);
    expect(await lastEntry()).toMatchObject({
      act: 'orders.deliver',
      subject: id,
      after: { refused: expect.stringContaining('ship it first') },
      outcome: 'refused',
    });
    const before = await countActs();
    await run('orders', 'refund', id, '--amount', 'x', '--reason', 'y', '--yes');
    await run('orders', 'refund', id, '--reason', 'y');
    await run('orders', 'show', id);
    expect(await countActs()).toBe(before);
  });

  test('is written with the act, or neither is', async () => {
    const id = await placed();
    const before = await countActs();
    const error = new Error('The power is out');
    const logged = vi.spyOn(shop.log, 'info');
    vi.spyOn(refundOrder, 'run').mockImplementationOnce(async (context, input) => {
      await refundOrder.run(context, input);
      throw error;
    });
    const input = { order: id, amountCents: 100, reason: 'late' };
    await expect(perform(refundOrder, { shop, actor, input, confirmed: true })).rejects.toBe(error);
    expect(await countActs()).toBe(before);
    expect((await run('orders', 'show', id)).out).not.toContain('refunded');
    expect(logged).not.toHaveBeenCalled();
    await perform(refundOrder, { shop, actor, input, confirmed: true });
    const due = { paymentIntent: id, refund: 1, amountCents: 100 };
    expect(logged).toHaveBeenCalledWith(due, 'A refund of an order is due');
  });
});

describe('the API', () => {
  test('answers an operation with its output', async () => {
    const id = await placed();
    const { status, body } = await call('orders/ship', { order: id, carrier: 'DHL' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, events: [{ kind: 'shipped', body: { carrier: 'DHL' } }] });
    expect((await get('orders/list')).body.orders[0]).toHaveProperty('number');
  });

  test('does what cannot be undone once it is confirmed', async () => {
    const id = await placed();
    const input = { order: id, amountCents: 100, reason: 'late' };
    const asked = await call('orders/refund', input);
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({ code: 'unconfirmed' });
    expect(asked.body.detail).toMatch(
      /^Refund \$1\.00 of order .* send "confirmed": true as well\.$/,
    );
    const done = await call('orders/refund', { ...input, confirmed: true });
    expect(done.body).toMatchObject({ no: 1, order: { id } });
  });

  test('answers a call that is repeated with its key as it did the first time', async () => {
    const id = await placed();
    const input = { order: id, amountCents: 100, reason: 'late', confirmed: true };
    const key = { 'idempotency-key': id };
    const first = await call('orders/refund', input, key);
    const second = await call('orders/refund', input, key);
    expect(first.headers.get('idempotency-replayed')).toBe('false');
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.body.no).toBe(first.body.no);
    const other = await call('orders/refund', { ...input, amountCents: 200 }, key);
    expect(other.status).toBe(422);
  });

  test('keeps of an answer that names people what it is made of again', async () => {
    const id = await placed();
    const calls = [
      ['orders/note', { order: id, text: 'call' }, { id }],
      ['orders/refund', { order: id, reason: 'late', confirmed: true }, { no: 1, order: { id } }],
    ] as const;
    for (const [path, input, kept] of calls) {
      const key = { 'idempotency-key': `${path} ${id}` };
      const first = await call(path, input, key);
      expect((await call(path, input, key)).body).toEqual(first.body);
      const [row] = await shop.queries
        .select()
        .from(operationKey)
        .where(eq(operationKey.key, key['idempotency-key']));
      expect(row?.answer).toEqual(kept);
    }
  });

  test.each(['constructor', 'toString'])('names a field %s that there is not', async (field) => {
    const { status, body } = await call('orders/pack', `{"order":"x","${field}":1}`);
    expect([status, body.detail, body.errors]).toEqual([
      422,
      `Nothing was done: ${field} is no field of it.`,
      [{ pointer: `/${field}`, detail: 'is no field of it' }],
    ]);
  });

  test('answers a repeated call before it asks anything again', async () => {
    await shop.queries.insert(staff).values({ id: 'ann', name: 'Ann', role: 'reader' });
    const key = { 'idempotency-key': 'the end of Ann' };
    await call('staff/end-access', { person: 'Ann', confirmed: true }, key);
    const again = await call('staff/end-access', { person: 'Ann' }, key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  });

  test.each(['', 'k'.repeat(201), 'k\0k'])('takes no key that cannot be kept', async (key) => {
    const id = await placed();
    const refused = await run('orders', 'pack', id, '--key', key);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('Idempotency-Key') });
  });

  test.each([
    ['orders/wrap', {}, 404, 'There is no such operation: docs/api.md lists them.'],
    ['orders', {}, 404, 'There is no such operation: docs/api.md lists them.'],
    ['__proto__/constructor', {}, 404, 'There is no such operation: docs/api.md lists them.'],
    ['orders/pack', '{', 400, 'The body has to be a JSON object.'],
    ['orders/pack', [], 400, 'The body has to be a JSON object.'],
    ['orders/pack', {}, 422, 'Nothing was done: order is missing.'],
    ['orders/pack', { order: 7 }, 422, 'Nothing was done: order is no text.'],
    ['orders/pack', { order: 'x', colour: 1 }, 422, /colour/],
    ['orders/pack', { order: 'nothing' }, 404, 'There is no order nothing: write its whole id.'],
    ['orders/refund', { order: 'x', reason: 'y', amountCents: 1.5 }, 422, /is no amount/],
  ])('says in problem details why not: %s %j', async (path, body, status, detail) => {
    const answer = await call(path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body.detail).toMatch(detail);
  });
});

describe('whoever may not', () => {
  const packer = testShell(shop, ['orders:read', 'orders:ship']);

  test('is told the scope that is missing, and nothing is done', async () => {
    const id = await placed();
    const refused = await packer('orders', 'refund', id, '--reason', 'x', '--yes');
    expect(refused).toMatchObject({ code: 3, out: '' });
    expect(refused.err).toBe(
      'You may not do this: it needs the scope orders:refund (refund and cancel orders).\n',
    );
    expect((await packer('orders', 'pack', id)).code).toBe(0);
  });

  test('is told of the scope that the input needs, which its operation has to name', async () => {
    const actor = { id: 'key', scopes: ['catalogue:write' as const] };
    const input = { id: 'mug', title: 'A mug', priceCents: 500, stock: 1 };
    const asked = { shop, actor, input };
    await expect(perform(addNewProduct, asked)).rejects.toThrow('needs the scope stock:write');
    const silent = { ...addNewProduct, mayNeed: [] };
    await expect(perform(silent, asked)).rejects.toThrow('does not say that it may need');
    expect((await run('products', 'show', 'mug')).code).not.toBe(0);
  });

  test('is given no file, whatever face asks for it', () => {
    const clerk = { id: 'key', scopes: ['orders:ship' as const] };
    const ask = () => exportFile(exportOrders, { shop, actor: clerk, input: {} });
    expect(ask).toThrow('it needs the scope orders:read');
  });
});

/** One that is done in a transaction, and one that is planned and written by one function. */
const PACKING = [
  { path: 'orders/pack', body: (id: string) => ({ order: id }) },
  { path: 'orders/pack-many', body: (id: string) => ({ orders: [id] }) },
];

describe.for(PACKING)('a member of the staff at $path', ({ path, body: bodyOf }) => {
  const member = { id: 'pat', scopes: SCOPE_NAMES, sessionHash: `of pat at ${path}` };
  const pack = async (id: string) => {
    const request = new Request(`http://shop/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(id)),
    });
    const answer = await answerApi(request, shop, member);
    return { status: answer.status, body: await answer.json() };
  };
  const stateOf = async (id: string) => (await run('orders', 'show', id)).out.split('\n')[0];

  test('whose session has ended since the call came in has done nothing', async () => {
    const id = await placed();
    const { status, body } = await pack(id);
    expect([status, body.detail]).toEqual([403, 'You are signed out. Open the admin again.']);
    expect(await stateOf(id)).toMatch(/placed$/);
    expect(await lastEntry()).toMatchObject({
      act: path.replace('/', '.'),
      outcome: 'refused',
    });
  });

  test('whose role has changed since then does what the new one may', async () => {
    const id = await placed();
    const person = { id: path, name: `Pat at ${path}`, role: 'reader' };
    await shop.queries.insert(staff).values(person);
    const endsAt = new Date(Date.now() + 60_000);
    const session = { tokenHash: member.sessionHash, staff: path, device: 'Chrome', endsAt };
    await shop.queries.insert(staffSession).values(session);
    const { status, body } = await pack(id);
    expect([status, body.detail]).toEqual([403, expect.stringContaining('orders:ship')]);
    expect(await stateOf(id)).toMatch(/placed$/);
    await shop.queries.update(staff).set({ role: 'packer' }).where(eq(staff.id, path));
    expect(await pack(id)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toMatch(/packed$/);
  });
});

test('what fails is in the log of the shop, and not in the answer', async () => {
  vi.spyOn(refundOrder, 'ask').mockRejectedValue(new TypeError('secret is undefined'));
  const answer = await call('orders/refund', { order: 'x', reason: 'y' });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    500,
    expect.not.stringContaining('secret'),
  ]);
  expect(shop.takeLogged()).toMatchObject([{ err: { message: 'secret is undefined' } }]);
});
