/** The browser's one basket: an optimistic view over a queue of writes, sent in order. */
import { createStore } from 'zustand/vanilla';
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import {
  type Basket,
  type BasketItem,
  emptyBasket,
} from '#app/features/basket/core/basket-item.ts';
import { openTabChannel } from '#app/features/live/browser/tab-channel.ts';
import {
  type BasketSync,
  begin,
  end,
  forget,
  initialSync,
  optimisticItems,
  receive,
} from './basket-sync.ts';

/** The state of the basket, with its pending actions. */
export const basketStore = createStore<BasketSync>(() => initialSync);

let queue: Promise<unknown> = Promise.resolve();
let keys = 0;
/** The account that owns the basket, null for a guest; undefined until the first load. */
let owner: string | null | undefined;

/** A queued write. */
type Waiting = { sendOnLeave: () => void; isSent: boolean };
let waiting: Waiting[] = [];

/** Notifies the listeners only if `change` returns another object. */
function update(change: (sync: BasketSync) => BasketSync): void {
  basketStore.setState(change, true);
}

/** Posts each answer to the other tabs: a first item makes a shopper of all of them. */
const answers = openTabChannel<Basket>('basket');

/** The name of the Web Lock that the browser's tabs share. */
const FIRST_WRITE_LOCK = 'basket-first-write';

/** A browser that refuses the lock, as one that blocks cookies may, writes without it. */
async function writeLocked<Value>(write: () => Promise<Value>): Promise<Value> {
  let written: Promise<Value> | null = null;
  try {
    return await navigator.locks.request(FIRST_WRITE_LOCK, () => {
      written = write();
      return written;
    });
  } catch {
    return written ?? write();
  }
}

/**
 * Queues a write: one at a time, in the order of the clicks. Before the browser has a cookie, a lock
 * spans its tabs: the first adds of two tabs must not make two guests.
 */
function enqueue<Value>(write: () => Promise<Value>): Promise<Value> {
  const turn = () =>
    basketStore.getState().known?.shopper || !navigator.locks ? write() : writeLocked(write);
  const outcome = queue.then(turn);
  queue = outcome.catch(() => {});
  return outcome;
}

export const basketClient = {
  /** The items to show: pending actions are applied optimistically. */
  items: (): readonly BasketItem[] => optimisticItems(basketStore.getState(), emptyBasket),
  receive: (received: Basket): void => update((sync) => receive(sync, received)),
  receiveFromOtherTabs: (): (() => void) => answers.on(basketClient.receive),
  /** Clears the state of the previous visitor's basket. */
  belongTo(uid: string | null): void {
    if (owner !== undefined && owner !== uid) update(forget);
    owner = uid;
  },
  /** Applies the action optimistically; the key identifies it until it ends. */
  begin(action: BasketAction): string {
    keys += 1;
    const key = `action-${keys}`;
    update((sync) => begin(sync, { key, action }));
    return key;
  },
  /**
   * Queues a write and applies its answer; null when it failed. `sendOnLeave` sends it instead if the
   * page goes while it is queued.
   */
  async send(
    key: string,
    write: () => Promise<Basket | null>,
    sendOnLeave = (): void => {},
  ): Promise<void> {
    let answer: Basket | null = null;
    const own: Waiting = { sendOnLeave, isSent: false };
    waiting.push(own);
    try {
      answer = await enqueue(async () => {
        waiting = waiting.filter((one) => one !== own);
        return own.isSent ? null : write();
      });
    } finally {
      update((sync) => end(sync, key, answer));
      if (answer) answers.post(answer);
    }
  },
  /** The page goes: sends all queued writes without awaiting answers, in the order of the clicks. */
  leave(): void {
    for (const one of waiting) {
      one.isSent = true;
      one.sendOnLeave();
    }
    waiting = [];
  },
};
