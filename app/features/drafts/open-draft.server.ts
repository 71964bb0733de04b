/** The link to pay of a draft order: what it opens, and how a browser takes it (docs/decisions/114). */
import { createHash, randomBytes } from 'node:crypto';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { wishListOf } from '#app/features/basket/core/wish-list.ts';
import type { BasketService } from '#app/features/basket/server/basket-service.server.ts';
import type { CheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import type { AddressBook } from '#app/features/delivery/saved/saved-addresses.server.ts';
import type { Account, Visitor } from '#app/features/shopper/visitor.ts';
import type { Queries } from '#db/database.ts';
import { draftSecret, isDraftKey } from './draft-link.server.ts';
import { type DraftState, draftState } from './draft-state.ts';
import {
  type Draft,
  type ExchangeDraft,
  hasOpenLink,
  leaveDraft,
  openOnce,
  readDraft,
  readExchanges,
} from './draft-store.server.ts';

export type LinkedDraft = Draft & { state: DraftState };

/** Of the request: who asks, and what makes its browser another guest. */
export type DraftVisitor = {
  visitor(): Promise<Visitor>;
  becomeGuest(secret: string): string;
};

/** Stands in the form of the link's page: the button that is pressed twice is pressed by the same. */
export const makeOpener = () => randomBytes(16).toString('base64url');

/** The account, which the next press is of as well, or whoever has the form. */
function openedBy(account: Account | null, opener: string): string {
  if (account) return `account:${account.uid}`;
  return createHash('sha256').update(`draft opener ${opener}`).digest('hex');
}

/** Whether the link has opened it for another than this account. */
export function isOpenedByAnother(draft: Pick<Draft, 'openedBy'>, account: Account | null) {
  return draft.openedBy !== null && draft.openedBy !== (account && openedBy(account, ''));
}

export type Drafts = {
  /** The drafts in exchange for this order, and the one that became it. */
  exchanges(order: string): Promise<ExchangeDraft[]>;
  /** The draft that this link names; null for any other link. */
  linked(draft: string, key: string): Promise<LinkedDraft | null>;
  /** What makes room for a draft: a visitor's own basket, and not that of another draft, whose link opens it again. */
  ownItems(shopper: string | null): Promise<readonly BasketItem[]>;
  /**
   * What the draft is for becomes what this visitor pays for next. What was in the visitor's own basket waits on the
   * wish list. False, with nothing done, where something else has become of the draft since it was read, or another has
   * opened it first.
   */
  take(visitor: DraftVisitor, draft: LinkedDraft, opener: string): Promise<boolean>;
};

type Parts = {
  queries: Queries;
  basket: Pick<BasketService, 'read' | 'change'>;
  addresses: Pick<AddressBook, 'save'>;
  choices: Pick<CheckoutChoices, 'readChoices' | 'saveDeliveryOption' | 'saveCode'>;
  join(guest: string, account: string): Promise<unknown>;
  joinWishes(guest: string, account: string): Promise<unknown>;
};

export function createDrafts({
  queries,
  basket,
  addresses,
  choices,
  join,
  joinWishes,
}: Parts): Drafts {
  async function ownItems(shopper: string | null): Promise<readonly BasketItem[]> {
    if (shopper === null || (await hasOpenLink(queries, shopper))) return [];
    return (await basket.read(shopper)).items;
  }

  /** Puts these items of a basket onto a wish list, with what a guest has on its own. */
  async function putAside(own: string, items: readonly BasketItem[], list: string): Promise<void> {
    const wishes = wishListOf(own) === list ? [] : (await basket.read(wishListOf(own))).items;
    const variants = [...wishes, ...items].map(({ variant }) => variant);
    if (variants.length === 0) return;
    const fill = { type: 'FILL_BASKET', variants, replaces: false, source: null } as const;
    const kept = await basket.change(list, fill);
    if (!kept.ok) return;
    // What found no room stays in the basket, and the payment page shows it.
    const held = new Set(kept.value.basket.items.map(({ variant }) => variant));
    const lines = items.filter(({ variant }) => held.has(variant)).map(({ line }) => line);
    if (lines.length > 0) await basket.change(own, { type: 'REMOVE_LINES', lines });
  }

  /** The account takes all that the draft's guest has, and pays with the choices that staff has made. */
  async function joinAccount({ uid }: Account, guest: string): Promise<void> {
    const { address, option, typedCode } = await choices.readChoices(guest);
    // Before it joins: until then, whoever was cut off presses the button again.
    if (address !== null) await addresses.save(uid, address);
    if (option !== null) await choices.saveDeliveryOption(uid, option);
    if (typedCode !== null) await choices.saveCode(uid, typedCode);
    await joinWishes(guest, uid);
    await join(guest, uid);
  }

  return {
    exchanges: (order) => readExchanges(queries, order),
    ownItems,
    async linked(id, key) {
      if (!(await isDraftKey(queries, id, key))) return null;
      const draft = await readDraft(queries, id);
      return draft && { ...draft, state: draftState(draft, Date.now() / 1_000) };
    },
    async take({ visitor, becomeGuest }, { draft, shopper: guest }, opener) {
      const { account, shopper } = await visitor();
      if (shopper === guest) return true;
      // Before the draft is read again: what has joined the account by then is not what it had of its own.
      const own = await ownItems(shopper);
      const now = await readDraft(queries, draft);
      if (now?.shopper !== guest) return now !== null && now.shopper === shopper;
      if (draftState(now, Date.now() / 1_000) !== 'sent') return false;
      if (!(await openOnce(queries, now, openedBy(account, opener)))) return false;
      if (shopper !== null && !account) await leaveDraft(queries, shopper);
      if (shopper !== null) await putAside(shopper, own, wishListOf(account ? shopper : guest));
      if (account) await joinAccount(account, guest);
      else becomeGuest(await draftSecret(queries, draft));
      return true;
    },
  };
}
