import type { Variant } from './history-model.ts';
import type { Process } from './history-shop.ts';
import { type Step, step } from './history-step.ts';

export function issue(cents: number): Step {
  return step(`a gift card of ${cents}`, async (shop, real) => {
    const made = await real.must<{ id: string; code: string }>('gift-cards.issue', {
      amountCents: cents,
    });
    real.cards.push(made);
    shop.credits[made.id] = cents;
  });
}

export function give(who: number, cents: number): Step {
  return step(`gives store credit ${cents}`, async (shop, real) => {
    const customer = real.accounts[who % Math.max(real.accounts.length, 1)];
    if (customer === undefined) return;
    const input = { customer, amountCents: cents, why: 'late' };
    const { id } = await real.must<{ id: string }>('store-credit.give', input);
    shop.credits[id] = (shop.credits[id] ?? 0) + cents;
  });
}

export function changeCard(at: Process, which: number, cents: number): Step {
  return step(`a card has ${cents} now`, async (shop, real) => {
    const card = real.cards[which % Math.max(real.cards.length, 1)];
    if (!card) return;
    const input = { giftCard: card.id, balanceCents: cents, seenCents: shop.credits[card.id] };
    const changed = await real.act(at, 'gift-cards.change-balance', input);
    if (changed !== null) shop.credits[card.id] = cents;
  });
}

export function voidCard(at: Process, which: number): Step {
  return step('ends a card', async (shop, real) => {
    const card = real.cards[which % Math.max(real.cards.length, 1)];
    if (!card) return;
    if ((await real.act(at, 'gift-cards.void', { giftCard: card.id })) !== null)
      shop.credits[card.id] = 0;
  });
}

export function stockUp(variant: Variant, units: number): Step {
  return step(`${units} more of ${variant}`, async (shop, real) => {
    shop.shelf[variant] += units;
    await real.must('stock.count', { variant, units: shop.shelf[variant] });
  });
}

/** The guest, who comes last, signs in. */
export function join(at: Process, who: number): Step {
  return step('a guest is merged', async (_shop, real) => {
    const account = real.accounts[who % Math.max(real.accounts.length, 1)];
    const guest = real.shoppers.findLastIndex((one) => !real.accounts.includes(one));
    const shopper = real.shoppers[guest];
    if (account === undefined || shopper === undefined) return;
    await real.processes[at].join(shopper, account);
    real.shoppers[guest] = account;
  });
}

export function deleteAccount(at: Process, who: number): Step {
  return step('an account is deleted', async (_shop, real) => {
    const account = real.accounts[who % Math.max(real.accounts.length, 1)];
    if (account === undefined || real.accounts.length < 2) return;
    const gone = await real.act(at, 'customers.delete', { customer: account });
    if (gone === null) return;
    real.accounts = real.accounts.filter((one) => one !== account);
    real.shoppers = real.shoppers.filter((one) => one !== account);
  });
}
