import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import { type ChangedBasket, MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { basketLine } from '#db/schema/shop-schema.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { basket } = shop;

async function change(shopper: string, write: BasketAction): Promise<ChangedBasket> {
  const changed = await basket.change(shopper, write);
  if (!changed.ok) throw new Error(changed.refusal);
  return changed.value;
}

describe('a removed line', () => {
  async function removeFirst(guest: string, id = '12321341') {
    const { changed } = await change(guest, { type: 'REMOVE_FROM_BASKET', id });
    if (!changed) throw new Error('Nothing was removed');
    return changed;
  }
  const gone = { ok: false, refusal: 'line_gone' };

  test('comes back to its old place', async () => {
    const guest = await shop.guest('book', 'tablet', 'book');
    const before = (await basket.read(guest)).items;
    const { line } = await removeFirst(guest);
    expect((await basket.read(guest)).items).toEqual(before.slice(1));
    const back = await change(guest, { type: 'RESTORE_LINES', lines: [line] });
    expect(back.basket.items).toEqual(before);
    expect(back.changed).toEqual(before[0]);
    expect(back.basket.version).toBeGreaterThan((await shop.basketOf(guest)).version - 1);
  });

  test('joins an account with the others, and can be put back there', async () => {
    const guest = await shop.guest('book', 'tablet');
    const { line } = await removeFirst(guest);
    const account = shop.accountId();
    await shop.join(guest, account);
    expect((await basket.read(account)).items).toHaveLength(1);
    await change(account, { type: 'RESTORE_LINES', lines: [line] });
    expect((await basket.read(account)).items).toHaveLength(2);
  });

  test('does not come back twice, from another shopper, or after the basket was emptied', async () => {
    const guest = await shop.guest('book', 'tablet');
    const { line } = await removeFirst(guest);
    expect(
      await basket.change(await shop.guest('book'), { type: 'RESTORE_LINES', lines: [line] }),
    ).toEqual(gone);
    await change(guest, { type: 'RESTORE_LINES', lines: [line] });
    expect(await basket.change(guest, { type: 'RESTORE_LINES', lines: [line] })).toEqual(gone);
    await change(guest, { type: 'EMPTY_BASKET' });
    expect(await basket.change(guest, { type: 'RESTORE_LINES', lines: [line] })).toEqual(gone);
  });

  test('comes back with the others that were taken out with it, without those that were sold', async () => {
    const guest = await shop.guest('book', 'tablet');
    const intent = await shop.pay(guest);
    const sold = (await basket.read(guest)).items.map(({ line }) => line);
    await shop.add(guest, 'book', 'usb-c-cable', 'tablet');
    const all = (await basket.read(guest)).items.map(({ line }) => line);
    await shop.settle(intent);
    const left = all.filter((line) => !sold.includes(line));
    const taken = await change(guest, { type: 'REMOVE_LINES', lines: left.slice(0, 2) });
    expect(taken.basket.items.map(({ line }) => line)).toEqual(left.slice(2));
    const back = await change(guest, { type: 'RESTORE_LINES', lines: all });
    expect(back.basket.items.map(({ line }) => line)).toEqual(left);
    expect(back.changed).toBeNull();
  });

  test('does not come back once it is sold', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    const { line } = await removeFirst(guest);
    await shop.settle(intent);
    expect(await basket.change(guest, { type: 'RESTORE_LINES', lines: [line] })).toEqual(gone);
  });

  test('does not come back into a full basket', async () => {
    const guest = await shop.guest(...Array.from({ length: MAX_BASKET_LINES }, () => 'book'));
    const { line } = await removeFirst(guest);
    await shop.add(guest, 'tablet');
    expect(await basket.change(guest, { type: 'RESTORE_LINES', lines: [line] })).toEqual({
      ok: false,
      refusal: 'basket_full',
    });
  });

  test('is forgotten by the sweep after an hour, and cannot be put back from then on', async () => {
    const guest = await shop.guest('book', 'book');
    const old = await removeFirst(guest);
    const young = await removeFirst(guest);
    await shop.queries
      .update(basketLine)
      .set({ removedAt: sql`now() - interval '61 minutes'` })
      .where(eq(basketLine.line, old.line));
    expect(await basket.change(guest, { type: 'RESTORE_LINES', lines: [old.line] })).toEqual(gone);
    await shop.sweep();
    const rows = await shop.queries.select().from(basketLine).where(eq(basketLine.shopper, guest));
    expect(rows.map(({ line }) => line)).toEqual([young.line]);
  });
});
