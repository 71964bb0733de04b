import { expect } from 'vitest';
import { CARDS } from '#tests/network/test-provider.ts';
import type { Line, Order, ShopModel, Variant } from './history-model.ts';
import * as model from './history-model.ts';
import type { Process } from './history-shop.ts';
import { type RealShop, type Step, step } from './history-step.ts';

const DISCOUNTS = { QUARTER: 25, ALL: 100 } as const;
const LEAST_ON_A_CARD = 50;

const linesOf = (variants: readonly Variant[], share = 0): Line[] =>
  variants.map((variant) => ({
    ...{ variant, at: 'shelf' as const },
    paid: (model.PRICES[variant] * (100 - share)) / 100,
  }));

const NOTHING_YET = {
  ...{ refunds: [], isPacked: false, isCancelled: false, takesNothingBack: false },
  dispute: 'none' as const,
};

export function isThere(shop: ShopModel, variants: readonly Variant[]): boolean {
  return variants.every(
    (one) => variants.filter((other) => other === one).length <= model.available(shop, one),
  );
}

export type Purchase = {
  at: Process;
  who: number;
  variants: Variant[];
  code: keyof typeof DISCOUNTS | null;
  credit: number | 'own' | null;
  card: 'success' | 'takesNothingBack';
  report: 'return' | 'webhook' | 'sweep';
};

export function creditOf(real: RealShop, shopper: string, { credit }: Purchase) {
  if (credit === null) return null;
  if (credit === 'own') return real.accounts.includes(shopper) ? ('own' as const) : null;
  return real.cards.length > 0 ? (real.cards[credit % real.cards.length] ?? null) : null;
}

/** A shopper buys all of it, or nothing, as something is not there any more. */
export function buy(purchase: Purchase): Step {
  return step(`buys ${JSON.stringify(purchase)}`, async (shop, real) => {
    const { at, variants, code, card, report } = purchase;
    const { [at]: process } = real.processes;
    const shopper = real.shoppers[purchase.who % real.shoppers.length];
    if (shopper === undefined) return;
    await process.add(shopper, ...variants);
    await process.saveCode(shopper, code);
    const chosen = creditOf(real, shopper, purchase);
    const isSaved = await process.saveCredit(shopper, chosen);
    const { credit } = isSaved ? await process.readChoices(shopper) : {};
    const lines = linesOf(variants, code === null ? 0 : DISCOUNTS[code]);
    const total = lines.reduce((sum, { paid }) => sum + paid, 0);
    const has = credit ? (shop.credits[credit.id] ?? 0) : 0;
    const paidByCredit = has >= total ? total : Math.max(Math.min(has, total - LEAST_ON_A_CARD), 0);
    const order: Order = {
      ...{ ...NOTHING_YET, refunds: [], by: 'card', paid: total - paidByCredit, lines },
      ...{ credit: paidByCredit > 0 ? (credit?.id ?? null) : null, paidByCredit },
      takesNothingBack: card === 'takesNothingBack',
    };
    const started = await process.payments.start(shopper, await process.totalOf(shopper));
    const isSold = isThere(shop, variants);
    const intent = started.ok ? started.value.intent : '';
    const held = started.ok && started.value.hold && (await process.holdPayment(shopper, intent));
    expect(started.ok && (!held || held.ok)).toBe(isSold);
    if (!isSold) {
      await process.payments.endUnpaid(shopper);
      await process.basket.change(shopper, { type: 'EMPTY_BASKET' });
      return;
    }
    const secret = started.ok ? started.value.clientSecret : null;
    expect(secret === null).toBe(order.paid === 0);
    if (secret !== null) await process.confirm(secret, CARDS[card]);
    // What nothing is paid for, only the shopper reports.
    if (report === 'sweep' && secret !== null) await real.passDays(1, at);
    if (report === 'webhook') {
      await process.cardSimulator().deliverDue();
    }
    expect(await process.paymentReturn(shopper, intent)).toMatchObject({ kind: 'ordered' });
    if (order.credit !== null) shop.credits[order.credit] = has - paidByCredit;
    shop.orders.push(order);
    real.orders.push(intent);
  });
}

/** Somebody calls, or exchanges what comes back of an order, and pays in cash. */
export function sellByHand(at: Process, variants: Variant[], exchangeFor: number | null): Step {
  return step(`pays in cash ${variants} ${exchangeFor ?? ''}`, async (shop, real) => {
    const about = exchangeFor === null ? undefined : real.orders.at(-1 - exchangeFor);
    const begun = await real.act<{ draft: string }>(at, 'drafts.make', {
      ...(about === undefined ? { email: 'ann@example.com' } : { exchangeFor: about }),
    });
    if (begun === null) return;
    const { draft } = begun;
    const lines: Line[] = [];
    for (const variant of new Set(variants)) {
      const units = variants.filter((one) => one === variant);
      await real.must('drafts.set-units', { draft, variant, units: units.length });
      lines.push(...linesOf(units));
    }
    const paid = lines.reduce((sum, { paid: one }) => sum + one, 0);
    const sold = await real.act<{ order: string }>(at, 'drafts.mark-paid', {
      ...{ draft, totalCents: paid, how: 'cash' },
    });
    expect(sold !== null).toBe(isThere(shop, variants));
    if (sold === null) return;
    const bought: Order = {
      ...{ ...NOTHING_YET, refunds: [], by: 'hand', paid, credit: null, paidByCredit: 0, lines },
    };
    shop.orders.push(bought);
    real.orders.push(sold.order);
  });
}
