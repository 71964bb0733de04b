import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { recordAct } from '#operations/change.server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openMoneyRows } from './money-rows.ts';

const { queries, close } = await openMoneyRows();
afterAll(close);

const ACT = { staff: 'anna', act: 'orders/note', subject: 'pi_1', before: null, after: null };

function record(more: object = {}): Promise<number | null> {
  return recordAct(queries, JSON.stringify({ ...ACT, outcome: 'done', ...more }));
}

const keyed = { key: 'once', call_hash: 'of the call', answer: { note: 1 } };

test('a call is recorded once by its key for whoever made it, with what it answered', async () => {
  const first = await record(keyed);
  expect(await record(keyed)).toBeNull();
  const other = await record({ ...keyed, staff: 'bert' });
  const acts = await rowsOf(queries, sql`select no::integer, staff from audit_log order by no`);
  expect(acts).toEqual([
    { no: first, staff: 'anna' },
    { no: other, staff: 'bert' },
  ]);
  const kept = await rowsOf(
    queries,
    sql`select key, call_hash as hash, answer from operation_key where actor = 'anna'`,
  );
  expect(kept).toEqual([{ key: 'once', hash: 'of the call', answer: { note: 1 } }]);
});

test('a call without a key is recorded as often as it is made', async () => {
  const first = await record();
  expect(first).not.toBeNull();
  expect(await record()).toBe((first ?? 0) + 1);
});
