/** What a shopper has chosen for its next payments: where its orders go, and a code. */
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { GiftTo } from '#app/features/credits/bought-cards.ts';
import type { Credit } from '#app/features/credits/credit.ts';
import { hashGiftCardCode } from '#app/features/credits/hash-code.server.ts';
import {
  type CodeProblem,
  type CodeStanding,
  decideCode,
} from '#app/features/discounts/discount-code.ts';
import { shopChargeLimits } from '#app/shared/money/charged-currencies.ts';
import type { Queries } from '#db/database.ts';
import { checkout } from '#db/schema/delivery-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { SavedAddress } from './address/address.ts';
import type { DeliveryOffer, DeliveryOption, DeliveryRefusal } from './delivery-option.ts';
import type { DeliveryZone } from './delivery-zone.ts';
import { deliveryZoneSchema, transitDaysSchema } from './delivery-zones.server.ts';
import type { DeliveryQuote } from './offer-delivery.server.ts';
import { NO_REQUESTS, type OrderRequests } from './requests/order-requests.ts';
import { moveAddresses } from './saved/saved-addresses.server.ts';
import type { Choices } from './terms.ts';
import { addressSchema, giftToSchema } from './terms-schema.ts';

const NOTHING_CHOSEN: SavedChoices = {
  ...{ address: null, addresses: [], zones: null, quote: null, option: null, code: null },
  ...{ hasCodes: false, typedCode: null, codeProblem: null, typedVatNumber: null },
  ...{ requests: NO_REQUESTS, giftTo: null, email: null, credit: null, ownCredit: null },
};

const codeStandingSchema: z.ZodType<CodeStanding> = z.object({
  name: z.string(),
  sharePercent: z.number().nullable(),
  amountCents: z.number().nullable(),
  fromSeconds: z.number().nullable(),
  toSeconds: z.number().nullable(),
  nowSeconds: z.number(),
  left: z.number().nullable(),
  usesEach: z.number().nullable(),
  ownUses: z.number(),
});

const creditSchema: z.ZodType<Credit> = z.object({
  ...{ id: z.string(), ending: z.string().nullable(), balanceCents: z.int() },
});

const refusalSchema: z.ZodType<DeliveryRefusal> = z.union([
  z.object({ code: z.enum(['no_address', 'not_delivered', 'too_heavy', 'delivery_unknown']) }),
  z.object({ code: z.literal('below_minimum'), missingCents: z.number() }),
]);

const optionSchema: z.ZodType<DeliveryOption> = z.object({
  ...{ id: z.string(), title: z.string(), cents: z.number() },
  note: z.string().exactOptional(),
  isCollected: z.boolean().exactOptional(),
  days: transitDaysSchema.exactOptional(),
});

const offerSchema: z.ZodType<DeliveryOffer> = z.union([
  z.object({
    ok: z.literal(true),
    value: z.array(optionSchema),
  }),
  z.object({ ok: z.literal(false), refusal: refusalSchema }),
]);

const quoteSchema: z.ZodType<DeliveryQuote> = z.object({
  asked: z.string(),
  untilSeconds: z.number(),
  offer: offerSchema,
});

/** As the database has it. */
export const choicesRowSchema = z.object({
  // The one that was used last first.
  addresses: z.array(z.object({ id: z.string(), address: addressSchema })),
  option: z.string().nullable(),
  // What another build has kept is asked anew.
  quote: quoteSchema.nullable().catch(null),
  zones: z.array(deliveryZoneSchema).nullable(),
  hasCodes: z.boolean(),
  typedCode: z.string().nullable(),
  typedVatNumber: z.string().nullable(),
  note: z.string(),
  giftMessage: z.string().nullable(),
  giftTo: giftToSchema.nullable(),
  email: z.string().nullable(),
  code: codeStandingSchema.nullable(),
  credit: creditSchema.nullable(),
  ownCredit: creditSchema.nullable(),
});

type ChoicesRow = z.infer<typeof choicesRowSchema>;

/**
 * What a shopper has chosen, `address` the first of its `addresses`, and what says how it can be delivered: the shop's
 * own zones, as askOwnZones has them, and what a plugin has quoted. For the page: whether there are codes, and what was
 * typed as one, with its problem.
 */
export type SavedChoices = Omit<Choices, 'delivery'> & {
  addresses: readonly SavedAddress[];
  zones: readonly DeliveryZone[] | null;
  quote: DeliveryQuote | null;
  hasCodes: boolean;
  typedCode: string | null;
  typedVatNumber: string | null;
  codeProblem: CodeProblem | null;
  /** The store credit of the account, whether or not it is to pay with it. */
  ownCredit: Credit | null;
  requests: OrderRequests;
  /** What a guest has given where orders need one; before, what staff has written in its draft order. */
  email: string | null;
};

/** Null for a shopper who has chosen nothing: without an address the zones do not matter. */
export function toChoices(found: ChoicesRow | null): SavedChoices {
  if (found === null) return NOTHING_CHOSEN;
  const { code: standing, credit, note, giftMessage, ...rest } = found;
  const row = {
    ...rest,
    address: rest.addresses[0]?.address ?? null,
    credit: credit && { ...credit, leastCents: shopChargeLimits().leastCents },
    requests: { note, gift: giftMessage === null ? null : { message: giftMessage } },
  };
  if (row.typedCode === null) return { ...row, code: null, codeProblem: null };
  const { usable, problem } = decideCode(standing);
  return { ...row, code: usable, codeProblem: problem };
}

const selectChoices = sqlFunction<[shopper: string], ChoicesRow>(
  'read_choices',
  1,
  choicesRowSchema,
);

/** The id of no shopper: Citus crashes where the argument that says on which node a function runs is null. */
const NOBODY = '';

const saveCode = sqlFunction<[shopper: string, code: string | null], boolean>(
  'save_code',
  2,
  z.boolean(),
);

const saveCredit = sqlFunction<[shopper: string, wanted: string | null], boolean>(
  'save_credit',
  2,
  z.boolean(),
);

const saveVatNumber = sqlFunction<[shopper: string, number: string | null], boolean>(
  'save_vat_number',
  2,
  z.boolean(),
);

const saveRequests = sqlFunction<
  [shopper: string, note: string, giftMessage: string | null],
  boolean
>('save_requests', 3, z.boolean());

const saveGiftTo = sqlFunction<[shopper: string, to: string], boolean>(
  'save_gift_to',
  2,
  z.boolean(),
);

const saveOption = sqlFunction<[shopper: string, option: string], boolean>(
  'save_delivery_option',
  2,
  z.boolean(),
);

/** What shoppers choose: each write gives false, with nothing written, for a guest without a basket. */
export type CheckoutChoices = ReturnType<typeof createCheckoutChoices>;

export function createCheckoutChoices(queries: Queries) {
  return {
    /** For nobody too: nothing is chosen then. */
    readChoices: async (shopper: string | null): Promise<SavedChoices> =>
      toChoices(await selectChoices(queries, shopper ?? NOBODY)),
    /** Which of what is offered it wants, by its id. */
    saveDeliveryOption: async (shopper: string | null, option: string): Promise<boolean> =>
      shopper !== null && saveOption(queries, shopper, option),
    /** Null takes the code back. */
    saveCode: async (shopper: string | null, code: string | null): Promise<boolean> =>
      shopper !== null && saveCode(queries, shopper, code),
    /**
     * What it wants to pay with beside its card: the gift card with this code, its own store credit, or null for nothing.
     * False too where there is no such card.
     */
    saveCredit: async (
      shopper: string | null,
      wanted: { code: string } | 'own' | null,
    ): Promise<boolean> => {
      if (shopper === null) return false;
      const key = wanted === null || wanted === 'own' ? wanted : hashGiftCardCode(wanted.code);
      return saveCredit(queries, shopper, key);
    },
    /** The VAT number of a business, as it was typed, in capitals; null takes it back. */
    saveVatNumber: async (shopper: string | null, number: string | null): Promise<boolean> =>
      shopper !== null && saveVatNumber(queries, shopper, number),
    /** What it asks of the shop with its next order. */
    saveRequests: async (shopper: string | null, { note, gift }: OrderRequests): Promise<boolean> =>
      shopper !== null && saveRequests(queries, shopper, note, gift?.message ?? null),
    /** For whom the gift cards are that it buys next. */
    saveGiftTo: async (shopper: string | null, to: GiftTo): Promise<boolean> =>
      shopper !== null && saveGiftTo(queries, shopper, JSON.stringify(to)),
  };
}

/** Moves what a guest has chosen to the account that it joins, unless that has chosen before. */
export async function moveCheckout(tx: Queries, from: string, to: string): Promise<void> {
  await moveAddresses(tx, from, to);
  const rows = await tx.delete(checkout).where(eq(checkout.shopper, from)).returning();
  if (rows.length === 0) return;
  await tx
    .insert(checkout)
    // An account has an e-mail of its own.
    .values(rows.map((row) => ({ ...row, shopper: to, email: null })))
    .onConflictDoNothing();
}
