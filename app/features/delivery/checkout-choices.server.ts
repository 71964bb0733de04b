/** What a shopper has chosen for its next payments: where its orders go, and a code. */
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type CodeProblem, type CodeStanding, decideCode } from '#app/features/codes/code.ts';
import type { Queries } from '#db/database.ts';
import { checkout } from '#db/schema/delivery-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { Address } from './address.ts';
import type { Choices } from './terms.ts';
import { addressSchema } from './terms-schema.ts';

export const NOTHING_CHOSEN: CheckoutChoices = {
  ...{ address: null, prices: null, code: null },
  ...{ hasCodes: false, typedCode: null, codeProblem: null },
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

/** As the database has it. */
export const choicesRowSchema = z.object({
  address: addressSchema.nullable(),
  prices: z
    .array(z.object({ country: z.string(), fromCents: z.number(), cents: z.number() }))
    .nullable(),
  hasCodes: z.boolean(),
  typedCode: z.string().nullable(),
  code: codeStandingSchema.nullable(),
});

type ChoicesRow = z.infer<typeof choicesRowSchema>;

/** The choices, and for the page: whether there are codes, and what was typed as one, with its problem. */
export type CheckoutChoices = Choices & {
  hasCodes: boolean;
  typedCode: string | null;
  codeProblem: CodeProblem | null;
};

/** Null for a shopper who has chosen nothing: without an address the prices do not matter. */
export function toChoices(found: ChoicesRow | null): CheckoutChoices {
  if (found === null) return NOTHING_CHOSEN;
  const { code: standing, ...row } = found;
  if (row.typedCode === null) return { ...row, code: null, codeProblem: null };
  const { usable, problem } = decideCode(standing);
  return { ...row, code: usable, codeProblem: problem };
}

const selectChoices = sqlFunction<[shopper: string | null], ChoicesRow>(
  'read_choices',
  1,
  choicesRowSchema,
);

/** For nobody too: nothing is chosen then. */
export async function readChoices(
  queries: Queries,
  shopper: string | null,
): Promise<CheckoutChoices> {
  return toChoices(await selectChoices(queries, shopper));
}

const saveCode = sqlFunction<[shopper: string, code: string | null], boolean>('save_code', 2);

/** Null takes it back; false, with nothing written, for a guest without a basket. */
export async function writeSavedCode(
  queries: Queries,
  shopper: string | null,
  code: string | null,
): Promise<boolean> {
  return shopper !== null && saveCode(queries, shopper, code);
}

const saveAddress = sqlFunction<[shopper: string, address: string], boolean>('save_address', 2);

/** False, with nothing written, for a guest without a basket. */
export async function writeSavedAddress(
  queries: Queries,
  shopper: string | null,
  address: Address,
): Promise<boolean> {
  return shopper !== null && saveAddress(queries, shopper, JSON.stringify(address));
}

/** Moves what a guest has chosen to the account that it joins, unless that has chosen before. */
export async function moveCheckout(tx: Queries, from: string, to: string): Promise<void> {
  const rows = await tx.delete(checkout).where(eq(checkout.shopper, from)).returning();
  if (rows.length === 0) return;
  await tx
    .insert(checkout)
    .values(rows.map((row) => ({ ...row, shopper: to })))
    .onConflictDoNothing();
}
