/** A draft order as staff reads it. */
import * as z from 'zod';
import { type GiftTo, giftCardShare, TO_BUYER } from '#app/features/credits/bought-cards.ts';
import { addressSchema } from '#app/features/delivery/terms-schema.ts';
import { messages as codeWords } from '#app/features/discounts/messages/messages.ts';
import { readDraftCheckout } from '#app/features/drafts/draft-checkout.server.ts';
import { draftLink } from '#app/features/drafts/draft-link.server.ts';
import { DRAFT_STATES, mayChange } from '#app/features/drafts/draft-state.ts';
import { summedLines } from '#app/features/payment/form/summed-order.ts';
import { shopAddress } from '#app/shared/http/shop-link.ts';
import type { OperationContext } from '#operations/operation.ts';
import { type FoundDraft, findDraft } from './find-draft.server.ts';
import { draftRefusalMessage } from './refusal-message.ts';

/** What its row says; times are unix seconds. */
export const listedDraftSchema = z.object({
  draft: z.string(),
  state: z.enum(DRAFT_STATES),
  email: z.string().nullable(),
  note: z.string(),
  madeBy: z.string(),
  madeSeconds: z.int(),
  linkUntilSeconds: z.int().nullable(),
  /** Whether its link was opened: until it is sent again it opens nothing else. */
  isOpened: z.boolean(),
  /** The order that it has become. */
  order: z.string().nullable(),
  /** The order that it is in exchange for. */
  exchangeFor: z.string().nullable(),
});

export type ListedDraft = z.output<typeof listedDraftSchema>;

export const draftSchema = listedDraftSchema.extend({
  /** What pays for it; null while it is of no use. */
  link: z.string().nullable(),
  items: z.array(
    z.object({
      variant: z.string(),
      title: z.string(),
      units: z.int(),
      priceCents: z.int(),
      isSold: z.boolean(),
    }),
  ),
  address: addressSchema.nullable(),
  /** The ways of delivery that are offered there, and which is chosen. */
  deliveries: z.array(z.object({ id: z.string(), title: z.string(), cents: z.int() })),
  delivery: z.string().nullable(),
  deliveryCents: z.int().nullable(),
  code: z.string().nullable(),
  /** Why the code takes nothing off. */
  codeProblem: z.string().nullable(),
  discountCents: z.int(),
  totalCents: z.int(),
  /** For whom its gift cards are, and on which day they are mailed; null without any. */
  giftTo: z
    .object({
      ...{ email: z.string().nullable(), giver: z.string(), words: z.string() },
      day: z.string().nullable(),
    })
    .nullable(),
  /** Why it cannot be paid for yet. */
  problem: z.string().nullable(),
});

export type DraftOutput = z.output<typeof draftSchema>;

/** What is kept of an answer for who repeats the call: it names nobody. */
export const keptDraft = z.object({ draft: z.string() });

export function toListed({
  draft,
  state,
  email,
  note,
  madeBy,
  madeSeconds,
  linkUntilSeconds,
  openedBy,
  order,
  exchangeFor,
}: FoundDraft): ListedDraft {
  const isOpened = state === 'sent' && openedBy !== null;
  return {
    ...{ draft, state, email, note, madeBy, madeSeconds, linkUntilSeconds, isOpened, order },
    exchangeFor,
  };
}

/** Of a change, before it is committed: `readAgain` reads what it comes to. */
export async function beforeCommit(
  { queries }: Pick<OperationContext, 'queries'>,
  id: string,
): Promise<DraftOutput> {
  return {
    ...toListed(await findDraft(queries, id)),
    ...{ link: null, items: [], address: null, deliveries: [], delivery: null },
    ...{ deliveryCents: null, code: null, codeProblem: null, discountCents: 0, totalCents: 0 },
    ...{ giftTo: null, problem: null },
  };
}

function giftToOf({ email, giver, words, day }: GiftTo): DraftOutput['giftTo'] {
  return { email, giver, words, day };
}

/** The draft with what it comes to now, which is read as a visitor's basket is. */
export async function readWhole(
  { shop, queries }: Pick<OperationContext, 'shop' | 'queries'>,
  id: string,
): Promise<DraftOutput> {
  const draft = await findDraft(queries, id);
  // What an account has in its basket is its own.
  if (!mayChange(draft.state)) return beforeCommit({ queries }, id);
  const { items, page, checkout, totalCents, refusal } = await readDraftCheckout(
    shop,
    draft.shopper,
  );
  const { choices } = page ?? {};
  const offered = choices?.delivery.ok ? choices.delivery.value : [];
  const { terms } = checkout;
  const isSold = new Set(checkout.items.map(({ variant }) => variant));
  const all = summedLines(items.map(({ withdrawn: _withdrawn, ...item }) => item));
  const variantOf = ({ key }: { key: string }) => key.slice(key.indexOf(' ') + 1);
  return {
    ...toListed(draft),
    link:
      draft.state === 'sent' && draft.openedBy === null
        ? shopAddress(shop.shopUrl(), await draftLink(queries, id))
        : null,
    items: all.map((line) => ({
      ...{ variant: variantOf(line), title: line.title, units: line.count },
      ...{ priceCents: line.priceCents, isSold: isSold.has(variantOf(line)) },
    })),
    address: choices?.address ?? null,
    deliveries: offered.map((one) => ({ id: one.id, title: one.title, cents: one.cents })),
    delivery: terms?.deliveryOption?.id ?? choices?.option ?? null,
    deliveryCents: terms && terms.country !== null ? terms.shippingCents : null,
    code: choices?.typedCode ?? null,
    codeProblem: choices?.codeProblem ? codeWords.problems[choices.codeProblem] : null,
    ...{ discountCents: terms?.discountCents ?? 0, totalCents },
    giftTo: giftCardShare(items) === 'none' ? null : giftToOf(choices?.giftTo ?? TO_BUYER),
    problem: refusal && draftRefusalMessage(refusal),
  };
}
