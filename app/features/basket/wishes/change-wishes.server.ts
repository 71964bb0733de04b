/** The wish list of a visitor, and what its forms do. */
import { outcomeOf, type PostedOutcome } from '#app/features/basket/core/posted-outcome.ts';
import { wishListOf } from '#app/features/basket/core/wish-list.ts';
import {
  type BasketService,
  type BasketVisitor,
  changeVisitorBasket,
} from '#app/features/basket/server/basket-service.server.ts';
import type { WishForm } from './wish-form.server.ts';

/** Puts a variant on the list, which has each once. */
async function wish(
  basket: BasketService,
  visitor: BasketVisitor,
  variant: string,
): Promise<PostedOutcome> {
  const add = { type: 'ADD_TO_BASKET', variant } as const;
  const added = await changeVisitorBasket(basket, visitor, add, wishListOf);
  return added.ok ? { type: 'SAVE_FOR_LATER', lines: [] } : { refusal: added.refusal };
}

async function buy(
  basket: BasketService,
  visitor: BasketVisitor,
  variant: string,
): Promise<PostedOutcome> {
  const add = { type: 'ADD_TO_BASKET', variant } as const;
  return outcomeOf(add, await changeVisitorBasket(basket, visitor, add));
}

/**
 * Does what a form asks for. What moves is added first and then removed: whoever is cut off in between has it twice
 * and not never. Who finds that another tab has moved it meanwhile takes back what they have added.
 */
export async function changeWishes(
  basket: BasketService,
  visitor: BasketVisitor,
  form: WishForm,
): Promise<PostedOutcome> {
  if ('add' in form) return wish(basket, visitor, form.add);
  const { shopper } = await visitor.visitor();
  if (shopper === null) return { refusal: 'line_gone' };
  const list = wishListOf(shopper);
  if ('remove' in form) {
    await basket.change(list, { type: 'REMOVE_LINES', lines: [form.remove] });
    return { type: 'REMOVE_FROM_BASKET', lines: [] };
  }
  const [from, line] = 'move' in form ? [list, form.move] : [shopper, form.keep];
  const { items } = await basket.read(from);
  const item = items.find((one) => one.line === line);
  if (!item) return { refusal: 'line_gone' };
  const moved = await (from === shopper
    ? wish(basket, visitor, item.variant)
    : buy(basket, visitor, item.variant));
  if ('refusal' in moved) return moved;
  const removed = await basket.change(from, { type: 'REMOVE_LINES', lines: [line] });
  const isOurs = removed.ok && removed.value.lines.length > 0;
  if (isOurs || moved.lines.length === 0) return moved;
  await basket.change(shopper, { type: 'REMOVE_LINES', lines: moved.lines });
  return { refusal: 'line_gone' };
}
