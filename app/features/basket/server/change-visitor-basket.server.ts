/** Changes the basket of a request's visitor. */

import type { ChangedBasket } from '#app/features/basket/core/basket-item.ts';
import type { BasketRefusal, BasketWrite } from '#app/features/basket/core/basket-write.ts';
import type { Visitor } from '#app/features/shopper/visitor.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { BasketService } from './basket-service.server.ts';

/** The visitor, as far as a basket needs it. */
export type BasketVisitor = {
  visitor(): Promise<Visitor>;
  /** The shopper to write for; creates a guest if need be. */
  shopper(): Promise<string>;
  renewGuest(): string;
  clientAddress: string;
};

/**
 * Does one action for the visitor. Adding makes a guest of a visitor without a shopper; removing and
 * emptying do not. A guest who joined an account meanwhile becomes a new guest: the old cookie is no
 * longer valid.
 */
export async function changeVisitorBasket(
  basket: BasketService,
  requestSession: BasketVisitor,
  write: BasketWrite,
): Promise<Result<ChangedBasket, Exclude<BasketRefusal, 'shopper_joined'>>> {
  const { account, shopper } = await requestSession.visitor();
  if (shopper === null && write.type !== 'ADD_TO_BASKET') {
    return done({ basket: await basket.read(null), changed: null });
  }
  const { clientAddress } = requestSession;
  const guestAddress = account ? null : clientAddress;
  const changed = await basket.change(await requestSession.shopper(), write, guestAddress);
  if (changed.ok) return changed;
  if (changed.refusal !== 'shopper_joined') return refused(changed.refusal);
  const again = await basket.change(requestSession.renewGuest(), write, clientAddress);
  if (again.ok) return again;
  if (again.refusal === 'shopper_joined') throw new Error('Unable to make a new guest');
  return refused(again.refusal);
}
