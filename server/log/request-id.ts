/** The id by which the lines of the log that belong to one request, or one sweep, are found. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<{ id: string | null }>();

/** What a proxy may send: nothing that could be taken for more than an id. */
const GIVEN_ID = /^[\w.:-]{8,128}$/;

/** Runs `work` under the id that a proxy has given, or under one of its own. */
export function withRequestId<Value>(given: string | null, work: () => Value): Value {
  return current.run({ id: given !== null && GIVEN_ID.test(given) ? given : null }, work);
}

/** The id of the work under way, made when it is first needed; undefined outside of `withRequestId`. */
export function currentRequestId(): string | undefined {
  const store = current.getStore();
  if (!store) return undefined;
  store.id ??= randomUUID();
  return store.id;
}
