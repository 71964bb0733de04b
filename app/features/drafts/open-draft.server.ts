/** The link to pay of a draft order: what it opens, and how a browser takes it (docs/decisions/114). */

import { wishListOf } from '#app/features/basket/core/wish-list.ts';
import type { BasketService } from '#app/features/basket/server/basket-service.server.ts';
import type { CheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import type { AddressBook } from '#app/features/delivery/saved/saved-addresses.server.ts';
import type { Account, Visitor } from '#app/features/shopper/visitor.ts';
import type { Queries } from '#db/database.ts';
import { draftSecret, isDraftKey } from './draft-link.server.ts';
import { type DraftState, draftState } from './draft-state.ts';
import { type Draft, readDraft } from './draft-store.server.ts';

export type LinkedDraft = Draft & { state: DraftState };

/** Of the request: who asks, and what makes its browser another guest. */
export type DraftVisitor = {
  visitor(): Promise<Visitor>;
  becomeGuest(secret: string): string;
  clientAddress: string;
};

export type Drafts = {
  /** The draft that this link names; null for any other link. */
  linked(draft: string, key: string): Promise<LinkedDraft | null>;
  /**
   * What the draft is for becomes what this visitor pays for next. What was in the visitor's own basket waits on the
   * wish list.
   */
  take(visitor: DraftVisitor, draft: LinkedDraft): Promise<void>;
};

type Parts = {
  queries: Queries;
  basket: Pick<BasketService, 'read' | 'change'>;
  addresses: Pick<AddressBook, 'save'>;
  choices: Pick<CheckoutChoices, 'readChoices' | 'saveDeliveryOption' | 'saveCode'>;
  join(guest: string, account: string): Promise<unknown>;
};

export function createDrafts({ queries, basket, addresses, choices, join }: Parts): Drafts {
  /** Puts what is in this basket onto a wish list. */
  async function putAside(own: string, list: string, clientAddress: string | null): Promise<void> {
    const { items } = await basket.read(own);
    if (items.length === 0) return;
    const variants = items.map(({ variant }) => variant);
    const fill = { type: 'FILL_BASKET', variants, replaces: false, source: null } as const;
    const kept = await basket.change(list, fill, clientAddress);
    // What found no room stays in the basket, and the payment page shows it.
    if (!kept.ok) return;
    await basket.change(own, { type: 'REMOVE_LINES', lines: items.map(({ line }) => line) });
  }

  /** The account takes all that the draft's guest has, and pays with the choices that staff has made. */
  async function joinAccount({ uid }: Account, guest: string): Promise<void> {
    const { address, option, typedCode } = await choices.readChoices(guest);
    await join(guest, uid);
    if (address !== null) await addresses.save(uid, address);
    if (option !== null) await choices.saveDeliveryOption(uid, option);
    if (typedCode !== null) await choices.saveCode(uid, typedCode);
  }

  return {
    async linked(id, key) {
      if (!(await isDraftKey(queries, id, key))) return null;
      const draft = await readDraft(queries, id);
      return draft && { ...draft, state: draftState(draft, Date.now() / 1_000) };
    },
    async take({ visitor, becomeGuest, clientAddress }, { draft, shopper: guest }) {
      const { account, shopper } = await visitor();
      if (shopper === guest) return;
      if (shopper !== null) {
        const isGuest = account === null;
        await putAside(
          shopper,
          wishListOf(isGuest ? guest : shopper),
          isGuest ? clientAddress : null,
        );
      }
      if (account) await joinAccount(account, guest);
      else becomeGuest(await draftSecret(queries, draft));
    },
  };
}
