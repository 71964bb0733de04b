/** The browser's one basket: holds what is known and sends what the shopper does, in order. */
import { createStore } from 'zustand/vanilla';
import {
  type Basket,
  type BasketItem,
  emptyBasket,
} from '#app/features/basket/core/basket-item.ts';
import { openTabChannel } from '#app/features/live/browser/tab-channel.ts';
import {
  type BasketAction,
  type BasketSync,
  begin,
  end,
  forget,
  initialSync,
  optimisticItems,
  receive,
} from './basket-sync.ts';

/** What is known of the basket, and the actions under way. */
export const basketStore = createStore<BasketSync>(() => initialSync);

let queue: Promise<unknown> = Promise.resolve();
let keys = 0;
/** The account whose basket it is, null for a guest; undefined until the first load. */
let owner: string | null | undefined;

/** A write whose turn has not come. */
type Waiting = { sendOnLeave: () => void; isSent: boolean };
let waiting: Waiting[] = [];

/** Listeners are called only if `change` gives another object. */
function update(change: (sync: BasketSync) => BasketSync): void {
  basketStore.setState(change, true);
}

/** Answers, for the tabs that did not ask: a first item makes a shopper of all of them. */
const answers = openTabChannel<Basket>('basket');

/** The name of the lock that tabs of one browser share. */
const FIRST_WRITE_LOCK = 'basket-first-write';

/**
 * One write at a time, in the order of the clicks. While the browser has no cookie yet, its tabs
 * take turns too: the first adds of two tabs must not become two guests.
 */
function enqueue<Value>(write: () => Promise<Value>): Promise<Value> {
  const turn = () =>
    basketStore.getState().known?.shopper || !navigator.locks
      ? write()
      : navigator.locks.request(FIRST_WRITE_LOCK, write);
  const outcome = queue.then(turn);
  queue = outcome.catch(() => {});
  return outcome;
}

export const basketClient = {
  /** The items to show, requests under way included. */
  items: (): readonly BasketItem[] => optimisticItems(basketStore.getState(), emptyBasket),
  receive: (received: Basket): void => update((sync) => receive(sync, received)),
  receiveFromOtherTabs: (): (() => void) => answers.on(basketClient.receive),
  /** Forgets what was known of another visitor's basket. */
  belongTo(uid: string | null): void {
    if (owner !== undefined && owner !== uid) update(forget);
    owner = uid;
  },
  /** Shows the action as done; the key names it until it has ended. */
  begin(action: BasketAction): string {
    keys += 1;
    const key = `action-${keys}`;
    update((sync) => begin(sync, { key, action }));
    return key;
  },
  /**
   * Sends a write in its turn and takes note of the answer; null when it failed. `sendOnLeave` is for
   * when the page goes before that.
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
  /** The page goes: what waits is sent without waiting for an answer, in the order of the clicks. */
  leave(): void {
    for (const one of waiting) {
      one.isSent = true;
      one.sendOnLeave();
    }
    waiting = [];
  },
};
