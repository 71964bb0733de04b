import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import {
  type Basket,
  type BasketItem,
  emptyBasket,
} from '#app/features/basket/core/basket-item.ts';
import { basketReducer, initialState } from '#app/features/basket/core/basket-reducer.ts';
import {
  type BasketSync,
  begin,
  end,
  forget,
  initialSync,
  optimisticItems,
  receive,
} from './basket-sync.ts';

function item(line: number, id = 'book'): BasketItem {
  return { line, variant: id, id, title: id, image: '', priceCents: 100, rating: 3 };
}

function basket(version: number, items: BasketItem[], shopper: string | null = 'guest'): Basket {
  return { shopper, items, version };
}

const lines = (items: readonly BasketItem[]) => items.map(({ line }) => line);

describe("the browser's basket", () => {
  test('is the basket of the rendered page until an answer or event arrives', () => {
    expect(lines(optimisticItems(initialSync, basket(1, [item(1)])))).toEqual([1]);
    const received = receive(initialSync, basket(2, [item(2)]));
    expect(lines(optimisticItems(received, basket(1, [item(1)])))).toEqual([2]);
  });

  test('keeps the newest answer, in whatever order answers arrive', () => {
    const versions = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 1 });
    fc.assert(
      fc.property(versions, (arrived) => {
        const sync = arrived.reduce(
          (now, version) => receive(now, basket(version, [item(version)])),
          initialSync,
        );
        expect(sync.known?.version).toBe(Math.max(...arrived));
      }),
    );
  });

  test('keeps the later of two answers with one version: prices change without it', () => {
    const dear = { ...item(1), priceCents: 200 };
    const sync = receive(receive(initialSync, basket(1, [item(1)])), basket(1, [dear]));
    expect(optimisticItems(sync, emptyBasket)).toEqual([dear]);
  });

  test('keeps its shopper when a page from before the first item arrives', () => {
    const sync = receive(initialSync, basket(1, [item(1)]));
    expect(receive(sync, emptyBasket)).toBe(sync);
  });

  test("becomes another shopper's with the first answer about that one, whatever the version", () => {
    const sync = receive(initialSync, basket(9, [item(1)]));
    expect(receive(sync, basket(1, [item(2)], 'account')).known?.shopper).toBe('account');
    expect(forget(sync).known).toBeNull();
  });

  test('shows an action as done while it is under way, and takes it back when it fails', () => {
    const rendered = basket(1, [item(1)]);
    const adding = begin(initialSync, {
      key: 'a',
      action: { type: 'ADD_TO_BASKET', variant: 'book', items: [item(-1)] },
    });
    expect(lines(optimisticItems(adding, rendered))).toEqual([1, -1]);
    expect(lines(optimisticItems(end(adding, 'a', null), rendered))).toEqual([1]);
  });

  test('does not count an action twice when a live event tells of it before its answer', () => {
    const sync = receive(initialSync, basket(1, [item(1)]));
    const adding = begin(sync, {
      key: 'a',
      action: { type: 'ADD_TO_BASKET', variant: 'book', items: [item(-1)] },
    });
    const told = receive(adding, basket(2, [item(1), item(2)]));
    expect(lines(optimisticItems(told, emptyBasket))).toEqual([1, -1]);
    const elsewhere = receive(told, basket(3, [item(1), item(2), item(3)]));
    const answered = end(elsewhere, 'a', basket(2, [item(1), item(2)]));
    expect(lines(optimisticItems(answered, emptyBasket))).toEqual([1, 2, 3]);
  });

  test('shows what was heard meanwhile when the answer of an action is lost', () => {
    const adding = begin(receive(initialSync, basket(1, [])), {
      key: 'a',
      action: { type: 'ADD_TO_BASKET', variant: 'book', items: [item(-1)] },
    });
    const lost = end(receive(adding, basket(2, [item(2)])), 'a', null);
    expect(lines(optimisticItems(lost, emptyBasket))).toEqual([2]);
  });

  test('shows lines that are being taken out as gone', () => {
    const rendered = basket(1, [item(1), item(2), item(3)]);
    const sync = begin(initialSync, { key: 'a', action: { type: 'REMOVE_LINES', lines: [1, 3] } });
    expect(lines(optimisticItems(sync, rendered))).toEqual([2]);
  });
});

test('a line that is being put back stands in its old place, once', () => {
  const rendered = basket(1, [item(1), item(3)]);
  const restoreLine = (line: number): BasketAction => ({
    type: 'RESTORE_LINES',
    lines: [line],
    items: [item(line)],
  });
  const shown = (line: number, sync = initialSync) =>
    lines(optimisticItems(begin(sync, { key: 'b', action: restoreLine(line) }), rendered));
  expect(shown(2)).toEqual([1, 2, 3]);
  expect(shown(4)).toEqual([1, 3, 4]);
  expect(shown(3)).toEqual([1, 3]);
  const adding = begin(initialSync, {
    key: 'a',
    action: { type: 'ADD_TO_BASKET', variant: 'book', items: [item(-1)] },
  });
  expect(shown(4, adding)).toEqual([1, 3, 4, -1]);
});

/** Those of the specification: items have no lines in this simulation. */
type ReducedAction = Exclude<BasketAction, { type: 'REMOVE_LINES' | 'RESTORE_LINES' }>;

/** A simulation of a server and a browser with one action in flight, whose steps run in any order. */
type Step =
  | { kind: 'click'; action: ReducedAction }
  | { kind: 'done' }
  | { kind: 'answer' }
  | { kind: 'fail' }
  | { kind: 'event' };

const id = fc.constantFrom('book', 'tablet');
const click: fc.Arbitrary<Step> = fc
  .oneof(
    id.map((one) => ({ type: 'ADD_TO_BASKET' as const, variant: one, items: [item(0, one)] })),
    id.map((one) => ({ type: 'REMOVE_FROM_BASKET' as const, id: one })),
    fc.constant({ type: 'EMPTY_BASKET' as const }),
  )
  .map((action) => ({ kind: 'click', action }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: click },
  fc.constantFrom<Step>({ kind: 'done' }, { kind: 'answer' }, { kind: 'fail' }, { kind: 'event' }),
);

test('the screen shows the server after all that is pending, whenever answers and events arrive', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
      let server = basket(0, []);
      let sync: BasketSync = receive(initialSync, server);
      let sent: { key: string; action: ReducedAction; isDone: boolean }[] = [];
      const shown = () => optimisticItems(sync, emptyBasket);
      const reduced = (items: readonly BasketItem[], action: ReducedAction) =>
        basketReducer({ ...initialState, basket: items }, action).basket;

      function doOldest(): void {
        const [oldest] = sent;
        if (!oldest || oldest.isDone) return;
        oldest.isDone = true;
        server = basket(server.version + 1, [...reduced(server.items, oldest.action)]);
      }

      function endOldest(answer: Basket | null): void {
        const [oldest, ...rest] = sent;
        if (!oldest) return;
        sent = rest;
        sync = end(sync, oldest.key, answer);
      }

      steps.forEach((one, index) => {
        if (one.kind === 'click') {
          const pending = { key: String(index), action: one.action };
          sent.push({ ...pending, isDone: false });
          sync = begin(sync, pending);
        }
        if (one.kind === 'done' || one.kind === 'answer') doOldest();
        if (one.kind === 'event') sync = receive(sync, server);
        if (one.kind === 'answer') endOldest(server);
        if (one.kind === 'fail' && !sent[0]?.isDone) endOldest(null);
        const waiting = sent.filter(({ isDone }) => !isDone).map(({ action }) => action);
        expect(shown()).toEqual(waiting.reduce(reduced, server.items));
      });
    }),
  );
});
