import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EventOrder } from '#app/features/events/event-bodies.ts';
import { bookKeeping } from './book-keeping.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'book-keeping-'));
});
afterEach(() => rm(folder, { recursive: true }));

const order: EventOrder = {
  ...{ id: 'pi_1', number: 'K7QF9MXVT4', state: 'placed', createdSeconds: 0, currency: 'usd' },
  ...{ amountCents: 1196, items: [], deliveryCents: 0, discountCents: 0, discountCode: null },
  ...{ deliveryOption: null, parcels: [], address: null, note: null, gift: null },
};
const timestamp = '2026-11-26T09:00:00.000Z';
const refund = { no: 1, amountCents: 500, lines: null, reason: '', by: 'staff' };

test('a sale and its refund are lines of the journal', async () => {
  const file = join(folder, 'journal.csv');
  const { onEvent } = bookKeeping(file);
  const { signal } = new AbortController();
  const common = { version: 1, timestamp } as const;
  await onEvent?.run({ id: 'evt_1', type: 'order.placed', ...common, data: { order } }, { signal });
  await onEvent?.run(
    { id: 'evt_2', type: 'order.refunded', ...common, data: { order, refund } },
    { signal },
  );
  expect(await readFile(file, 'utf8')).toBe(
    `evt_1,${timestamp},K7QF9MXVT4,1196\nevt_2,${timestamp},K7QF9MXVT4,-500\n`,
  );
});
