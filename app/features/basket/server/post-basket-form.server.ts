/** A form of the basket that was posted without scripts. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { BasketWrite } from '#app/features/basket/core/basket-write.ts';
import type { PostedOutcome } from '#app/features/basket/core/posted-outcome.ts';
import type { BasketService } from './basket-service.server.ts';
import { type BasketVisitor, changeVisitorBasket } from './change-visitor-basket.server.ts';

/** What came of it, and the fragment of the page that is where the shopper was; empty for its top. */
export type PostedForm = { outcome: PostedOutcome; fragment: string };

/** Does the write; an add `addCount` times, until it is refused. */
export async function postBasketForm(
  basket: BasketService,
  visitor: BasketVisitor,
  write: BasketWrite,
  addCount: number,
): Promise<PostedForm> {
  const added: number[] = [];
  for (;;) {
    const written = await changeVisitorBasket(basket, visitor, write);
    if (!written.ok) return { outcome: { refusal: written.refusal }, fragment: fragmentOf(write) };
    const { basket: now, changed } = written.value;
    if (write.type !== 'ADD_TO_BASKET') {
      const lines = 'lines' in write ? write.lines : changed ? [changed.line] : [];
      return {
        outcome: { type: write.type, lines },
        fragment: fragmentOf(write, changed, now.items),
      };
    }
    if (changed) added.push(changed.line);
    if (added.length >= addCount) {
      return { outcome: { type: write.type, lines: added }, fragment: fragmentOf(write) };
    }
  }
}

/** The product that was added, or in a basket the line that took a removed one's place. */
function fragmentOf(
  write: BasketWrite,
  changed: BasketItem | null = null,
  items: readonly BasketItem[] = [],
): string {
  if (write.type === 'ADD_TO_BASKET') return `#add-${encodeURIComponent(write.listing)}`;
  if (!changed) return '';
  const near = items.find(({ line }) => line >= changed.line) ?? items.at(-1);
  return near ? `#line-${near.line}` : '';
}
