/** Who sells: the name, the address and the tax number on invoices. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readInvoiceLine, type Seller } from '#app/features/invoices/invoice.ts';
import { readSeller, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { readVatNumber } from '#app/features/tax/vat-number.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { neededText, text } from '#operations/fields.ts';
import { messages as common } from '#operations/messages/messages.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** A line of an invoice, with single spaces. */
function invoiceLine(description: string) {
  return neededText(description)
    .transform((typed, context) => {
      const line = readInvoiceLine(typed);
      if (line !== null) return line;
      context.addIssue(messages.noInvoiceLine);
      return z.NEVER;
    })
    .meta({ description, maxLetters: 100 });
}

const sellerSchema = z.object({
  name: z.string(),
  lines: z.array(z.string()).readonly(),
  taxNumber: z.string(),
  vatNumber: z.string().exactOptional(),
});

/** `version` is another after every change; null without a seller. */
const output = z.object({ seller: sellerSchema.nullable(), version: z.string().nullable() });

type Shown = z.output<typeof output>;

function toShown(seller: Seller | null): Shown {
  const version = seller && JSON.stringify(seller);
  return { seller, version };
}

/** The version that was shown: null for no seller, absent where nobody looked. */
const seenVersion = text('The version of who sells when it was looked at', 10_000)
  .nullable()
  .optional();

/** What stands on invoices. */
function sellerLine(seller: Seller | null): string {
  if (seller === null) return messages.noSeller;
  const { name, lines, taxNumber, vatNumber } = seller;
  const parts = [
    ...[name, ...lines],
    ...(taxNumber === '' ? [] : [messages.taxNumber(taxNumber)]),
    ...(vatNumber ? [messages.vatNumber(vatNumber)] : []),
  ];
  return messages.invoicesBy(parts.join(', '));
}

export const showSeller = defineRead({
  name: 'seller.show',
  scope: 'settings:read',
  does: 'Shows who sells, as it stands on invoices',
  input: z.object({}),
  output,
  toLines: ({ seller }) => [sellerLine(seller)],
  run: async ({ queries }) => toShown(await readSeller(queries)),
});

/** Writes who sells, or removes it where it is null, unless it is another than the one that was seen. */
async function write(
  { queries, shop, record }: OperationContext,
  seen: string | null | undefined,
  seller: Seller | null,
): Promise<Shown> {
  record({ subject: 'seller' });
  await queries.execute(sql`lock table seller in share row exclusive mode`);
  const known = await readSeller(queries);
  record({ before: known, after: seller });
  checkSeen(seen, toShown(known).version, messages.sellerThere(known?.name ?? ''));
  if (seller === null && known === null) {
    throw new OperationRefused('not_found', messages.sellerNotThere);
  }
  await writeSeller(queries, shop.settings.current().timeZone, seller);
  return toShown(seller);
}

export const setSeller = defineChange({
  name: 'seller.set',
  scope: 'settings:write',
  does: 'Sets who sells: from then on each order gets an invoice by this name',
  button: 'Save who sells',
  done: 'Changed who sells',
  subjectWord: null,
  input: z.object({
    name: invoiceLine('Name').meta({ positional: true }),
    lines: z
      .array(invoiceLine('A line'), { error: () => common.isMissing })
      .min(1, { error: () => messages.needsALine })
      .meta({
        description: 'Address',
        hint: 'At least one line, each of at most 100 letters.',
        ...{ text: 'lines', positional: true },
      }),
    taxNumber: invoiceLine('Tax number')
      .meta({ hint: 'As it is to stand on invoices, or empty.' })
      .nullable()
      .default(null),
    vatNumber: text('VAT number', 20)
      .transform((typed, context) => {
        if (typed === '') return '';
        const read = readVatNumber(typed);
        if (read.ok) return read.value;
        context.addIssue(messages.noVatNumber(read.refusal.example));
        return z.NEVER;
      })
      .meta({ hint: 'Of the European Union, such as ATU12345678, or empty.' })
      .default(''),
    seenVersion,
  }),
  output,
  message: ({ seller }) => messages.holdsFromNow(sellerLine(seller)),
  run: (context, { seenVersion: seen, taxNumber, vatNumber, ...seller }) =>
    write(context, seen, {
      ...{ ...seller, taxNumber: taxNumber ?? '' },
      ...(vatNumber !== '' && { vatNumber }),
    }),
});

export const removeSeller = defineChange({
  name: 'seller.remove',
  scope: 'settings:write',
  does: 'No more invoices; those that have a number stay',
  button: 'No more invoices',
  done: 'Removed who sells',
  subjectWord: null,
  input: z.object({ seenVersion }),
  output,
  message: ({ seller }) => sellerLine(seller),
  run: (context, { seenVersion: seen }) => write(context, seen, null),
});
