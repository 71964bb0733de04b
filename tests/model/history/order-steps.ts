import { expect } from 'vitest';
import * as model from './history-model.ts';
import type { Process } from './history-shop.ts';
import { about, once, type RealShop, type Step, show } from './history-step.ts';

export type Back = {
  kind: 'amount' | 'rest' | 'lines';
  cents: number;
  mask: number;
  toCredit: boolean;
};

export function refund(at: Process, which: number, back: Back, isTwice: boolean): Step {
  const name = `${isTwice ? 'twice at once: ' : ''}refunds ${JSON.stringify(back)}`;
  return about(name, which, async ({ order, id, place, chosen }, shop, real) => {
    const { lines, numbers } = chosen(back.mask);
    const rest = model.rest(order);
    const cents = Math.min(back.cents, rest);
    const seen = { order: id, refundedSoFarCents: model.refunded(order), reason: 'A scratch' };
    const what = { amount: { amountCents: cents }, rest: {}, lines: { lines: numbers } }[back.kind];
    const to = back.toCredit ? 'store-credit' : 'paid-from';
    const isMade = await once(
      isTwice,
      at,
      async (process) =>
        (await real.act(process, 'orders.refund', {
          ...{ ...seen, ...what, what: back.kind, to },
        })) !== null,
    );
    const isPossible = back.kind === 'lines' ? null : rest > 0 && cents > 0;
    if (isPossible !== null && !back.toCredit) expect(isMade).toBe(isPossible);
    if (!isMade) return;
    const into = back.toCredit ? await storeCreditOf(real, place.shopper) : null;
    if (into !== null) shop.credits[into] ??= 0;
    const asked = { amount: cents, rest, lines: model.worth(order, lines) }[back.kind];
    model.refund(shop, order, { cents: asked, into, lines: back.kind === 'lines' ? lines : [] });
  });
}

/** The id of an account's store credit. */
export async function storeCreditOf(real: RealShop, shopper: string): Promise<string> {
  const { credits } = await real.must<{ credits: { id: string; shopper: string | null }[] }>(
    ...(['gift-cards.list', { limit: 100 }] as const),
  );
  return credits.find((one) => one.shopper === shopper)?.id ?? '';
}

export function cancel(at: Process, which: number, isTwice: boolean): Step {
  return about(`${isTwice ? 'twice ' : ''}cancels`, which, async ({ order, place }, shop, real) => {
    const isMade = await once(isTwice, at, async (process) => {
      const { orderActions } = real.processes[process];
      const { kind } = await orderActions.cancelOrder(place.shopper, place.id, '', 'shopper');
      return kind === 'done';
    });
    const isNew = order.lines.every((line) => line.at === 'shelf') && !order.isPacked;
    if (isNew) expect(isMade).toBe(true);
    if (isMade) model.cancel(shop, order);
  });
}

export function pack(at: Process, which: number): Step {
  return about('packs', which, async ({ order, id }, shop, real) => {
    if ((await real.act(at, 'orders.pack', { order: id })) !== null) model.pack(shop, order);
  });
}

export function ship(at: Process, which: number, mask: number): Step {
  return about(`ships ${mask}`, which, async ({ order, id, chosen }, shop, real) => {
    const { lines, numbers } = chosen(mask);
    const sent = await real.act(at, 'orders.ship', { order: id, lines: numbers });
    if (sent !== null) model.send(shop, order, lines);
  });
}

export function deliver(at: Process, which: number): Step {
  return about('is delivered', which, async ({ id }, _shop, real) => {
    await real.act(at, 'orders.deliver', { order: id });
  });
}

export function askBack(at: Process, which: number, mask: number): Step {
  return about(`asks to return ${mask}`, which, async ({ place, chosen }, _shop, real) => {
    const items = [{ lines: chosen(mask).numbers, reason: 'changed_mind' as const, words: '' }];
    await real.processes[at].orderActions.requestReturn(place.shopper, place.id, items);
  });
}

export function answer(at: Process, which: number, isYes: boolean): Step {
  return about(`answers ${isYes}`, which, async ({ id }, _shop, real) => {
    if (isYes) await real.act(at, 'orders.approve-return', { order: id });
    else await real.act(at, 'orders.decline-return', { order: id, reason: 'Too late' });
  });
}

export type Parcel = { mask: number; broken: number; isRefunded: boolean };

export function receive(at: Process, which: number, parcel: Parcel, isTwice: boolean): Step {
  const name = `receives ${JSON.stringify(parcel)}`;
  return about(name, which, async ({ order, id, chosen }, shop, real) => {
    const came = chosen(parcel.mask);
    const broken = chosen(parcel.mask & parcel.broken);
    const isMade = await once(
      isTwice,
      at,
      async (process) =>
        (await real.act(process, 'orders.receive-return', {
          ...{ order: id, lines: came.numbers, unsaleable: broken.numbers },
          refund: parcel.isRefunded ? 'items' : 'nothing',
          refundedSoFarCents: model.refunded(order),
        })) !== null,
    );
    if (!isMade) return;
    const lines = model.unpaidBack(order, came.lines);
    const [worth, rest] = [model.worth(order, lines), model.rest(order)];
    if (parcel.isRefunded && Math.min(worth, rest) > 0) {
      if (worth > rest) model.refund(shop, order, { cents: rest });
      else model.refund(shop, order, { cents: worth, lines });
    }
    for (const line of came.lines) {
      line.at = 'back';
      if (!broken.lines.includes(line)) shop.shelf[line.variant] += 1;
    }
  });
}

export function withdraw(at: Process, which: number, mask: number, isTwice: boolean): Step {
  return about(`withdraws from ${mask}`, which, async ({ order, place, chosen }, shop, real) => {
    const { lines, numbers } = chosen(mask);
    const before = await show(real, place.id);
    const wanted = {
      ...{ lines: numbers, declaredSeconds: Math.floor(Date.now() / 1_000) },
      period: { days: 14, timeZone: 'UTC' },
    };
    const withdrawn = (process: Process) =>
      real.processes[process].orderActions.withdraw(place.shopper, place.id, wanted, 'shopper');
    const outcomes = await Promise.all(isTwice ? [withdrawn(0), withdrawn(1)] : [withdrawn(at)]);
    if (outcomes.every(({ kind }) => kind !== 'done')) return;
    const after = await show(real, place.id);
    // The second time that one form arrives nothing happens.
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    model.withdraw(shop, order, lines);
  });
}

export function giveBack(at: Process, which: number, isTwice: boolean): Step {
  return about(
    'gives back',
    which,
    async ({ order, id }, _shop, real) => {
      const due = (await show(real, id)).refunds.find(({ state }) => state === 'due');
      const asked = order.refunds.find(({ state }) => state === 'asked');
      expect(due === undefined).toBe(asked === undefined);
      if (!due || !asked) return;
      const isMade = await once(
        isTwice,
        at,
        async (process) =>
          (await real.act(process, 'orders.give-back', { order: id, refund: due.no })) !== null,
      );
      expect(isMade).toBe(true);
      asked.state = 'arrived';
    },
    ({ by }) => by === 'hand',
  );
}
