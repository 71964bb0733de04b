/** The daily payout, in the simulator's own clock. Several processes may make it: it is made once. */
import { unixSeconds } from '../payments/call.ts';
import { type Store, sqlFunction } from '../payments/database.ts';

const DAY_SECONDS = 24 * 60 * 60;

const writePayouts = sqlFunction<[dayStart: string]>('simulator_pay_out', 1);

/** Pays out once a day of UTC, at the first call of it. */
export function createPayOut(store: Store, now: () => Date): () => Promise<void> {
  let paidOutDay = -1;
  return async () => {
    const day = Math.floor(unixSeconds(now()) / DAY_SECONDS);
    if (day === paidOutDay) return;
    await writePayouts(store, String(day * DAY_SECONDS));
    paidOutDay = day;
  };
}
