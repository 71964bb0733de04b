import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { basket, payments } = shop;

const BOOK = { variant: 'book', id: '12321341', cents: 1_196 };
const CABLE = { variant: 'usb-c-cable', cents: 100 };

afterEach(() => setWithdrawn(null));

async function setWithdrawn(withdrawnAt: Date | null): Promise<void> {
  await shop.queries.update(product).set({ withdrawnAt }).where(eq(product.variant, BOOK.variant));
}

const drop = () => setWithdrawn(new Date());
const refusedWith = (refusal: object | string) => ({ ok: false, refusal });

describe('a product that the catalogue has dropped', () => {
  test('lies in the basket as withdrawn, until it is in the catalogue again', async () => {
    const guest = await shop.guest(BOOK.variant, CABLE.variant);
    await drop();
    expect((await basket.read(guest)).items).toMatchObject([
      { variant: BOOK.variant, withdrawn: true },
      { variant: CABLE.variant },
    ]);
    await setWithdrawn(null);
    expect((await basket.read(guest)).items.some((item) => 'withdrawn' in item)).toBe(false);
  });

  test('can be removed and put back, and not be added', async () => {
    const guest = await shop.guest(BOOK.variant);
    await drop();
    expect(await basket.change(guest, { type: 'ADD_TO_BASKET', variant: BOOK.variant })).toEqual(
      refusedWith('unknown_variant'),
    );
    const removed = await basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: BOOK.id });
    if (!removed.ok || !removed.value.changed) throw new Error('Nothing was removed');
    const { changed } = removed.value;
    expect(changed).toMatchObject({ variant: BOOK.variant, withdrawn: true });
    const back = await basket.change(guest, { type: 'RESTORE_LINES', lines: [changed.line] });
    expect(back).toMatchObject({ value: { basket: { items: [changed] } } });
  });

  test('is not paid for, and stays in the basket after the others were', async () => {
    const guest = await shop.guest(CABLE.variant, BOOK.variant);
    await drop();
    expect(await payments.start(guest, BOOK.cents + CABLE.cents)).toEqual(
      refusedWith({ code: 'total_changed', totalCents: CABLE.cents }),
    );
    const intent = await shop.pay(guest);
    expect(await shop.settle(intent)).toMatchObject({
      kind: 'ordered',
      order: { amount: CABLE.cents, basket: [{ variant: CABLE.variant }] },
    });
    expect((await shop.basketOf(guest)).items).toMatchObject([
      { variant: BOOK.variant, withdrawn: true },
    ]);
    expect(await payments.start(guest, BOOK.cents)).toEqual(refusedWith({ code: 'empty_basket' }));
  });

  test('is still sold by a payment that froze it before', async () => {
    const guest = await shop.guest(BOOK.variant);
    const intent = await shop.pay(guest);
    await drop();
    expect(await shop.settle(intent)).toMatchObject({
      kind: 'ordered',
      order: { amount: BOOK.cents, basket: [{ variant: BOOK.variant }] },
    });
  });

  test('ends a payment that froze it and was not paid', async () => {
    const guest = await shop.guest(BOOK.variant, CABLE.variant);
    const first = await shop.start(guest);
    await drop();
    const second = await shop.start(guest);
    expect(second.intent).not.toBe(first.intent);
    expect((await shop.stripe().paymentIntents.retrieve(first.intent)).status).toBe('canceled');
  });
});
