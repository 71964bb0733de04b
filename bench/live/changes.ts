/** Changes of baskets, committed directly as another process of the shop would. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Shopper } from './shoppers.ts';

export type Changes = {
  /** Commits `perSecond` changes of random shoppers for this long. */
  commit(perSecond: number, seconds: number): Promise<void>;
  /** Commits one change for each of these shoppers, all in one transaction. */
  commitTogether(shoppers: readonly Shopper[]): Promise<void>;
  /** When this version of a basket was committed; undefined for an unknown one. */
  committedMs(shopper: Shopper, version: number): number | undefined;
};

const MESSAGES_PER_NOTIFY = 20;

export function createChanges(client: pg.Client, shoppers: readonly Shopper[]): Changes {
  const committed = new Map<string, number>();

  async function commitTogether(changed: readonly Shopper[]): Promise<void> {
    await client.query('begin');
    await client.query(
      'update shopper set basket_version = basket_version + 1 where id = any($1)',
      [changed.map(({ id }) => id)],
    );
    for (let start = 0; start < changed.length; start += MESSAGES_PER_NOTIFY) {
      const messages = changed
        .slice(start, start + MESSAGES_PER_NOTIFY)
        .map(({ id }) => ({ kind: 'basket', shopper: id }));
      await client.query("select pg_notify('shop_events', $1)", [JSON.stringify(messages)]);
    }
    const commitMs = performance.now();
    for (const shopper of changed) {
      shopper.version += 1;
      committed.set(`${shopper.id} ${shopper.version}`, commitMs);
    }
    await client.query('commit');
  }

  return {
    commitTogether,
    async commit(perSecond, seconds) {
      const startMs = performance.now();
      for (let count = 0; count < perSecond * seconds; count += 1) {
        const dueMs = startMs + (count * 1_000) / perSecond;
        if (dueMs > performance.now()) await pause(dueMs - performance.now());
        const shopper = shoppers[Math.floor(Math.random() * shoppers.length)];
        if (shopper) await commitTogether([shopper]);
      }
    },
    committedMs: (shopper, version) => committed.get(`${shopper.id} ${version}`),
  };
}
