/** `npm run catalogue -- stock`: what there is of a variant, counts and changes of it, foreign holds. */
import { MAX_SHELF_UNITS } from '#app/features/catalogue/product/cells/read-cell.ts';
import type { ShelfChange } from '#app/features/stock/count-stock.server.ts';
import type { ShelfRow } from '#app/features/stock/stock-keeping.server.ts';
import { CommandError } from '#server/command-error.ts';
import { runOperation } from '#server/control/run-operation.ts';
import { releaseHoldsOperation, stockOperation } from '#server/control/stock-operations.ts';
import type { CommandContext } from './command.ts';
import { openCatalogue } from './open-catalogue.ts';
import { openWholeShop } from './open-whole-shop.ts';

type Change = { units: number | null; isChange: boolean };

/** `+5`, `-3`, `=12`, or `none`, which ends counting. Throws CommandError for anything else. */
export function readStockChange(text: string): Change {
  if (text === 'none') return { units: null, isChange: false };
  const [, sign = '', digits = ''] = /^([+=-])\s*(\d{1,9})$/.exec(text.trim()) ?? [];
  if (sign === '') {
    throw new CommandError(`${text} is no change of a stock: write +5, -3, =12 or none.`);
  }
  const units = Number(digits);
  return { units: sign === '-' ? -units : units, isChange: sign !== '=' };
}

/** Reasons that the shop itself writes about orders. */
const OWN_REASONS = ['shipped', 'cancelled', 'returned'];

/** One word that stands in the ledger. */
export function readReason(text: string): string {
  if (/^[a-z][a-z-]{0,30}$/.test(text) && !OWN_REASONS.includes(text)) return text;
  throw new CommandError(
    `${text} is no reason: write one word such as received, counted, damaged or corrected.`,
  );
}

/** `lamp: 5 on the shelf, now 12` */
export function describeShelf({ variant, before, after }: ShelfChange): string {
  const was = before === null ? 'was not counted' : `${before} on the shelf`;
  return `${variant}: ${was}, now ${after === null ? 'not counted' : after}`;
}

function describeRow(variant: string, row: ShelfRow | null): string {
  if (row === null) return `${variant} is not counted: it is for sale without limit.`;
  const { onHand, available, held, committed } = row;
  return `${variant}: ${onHand} on the shelf, of which ${committed} sold and not shipped, ${held} in checkouts, ${available} available.`;
}

/** Without a change it says what there is. */
export async function keepStock(
  variant: string,
  change: readonly string[],
  { reason = 'counted' }: { reason?: string },
  context: CommandContext,
): Promise<void> {
  const wanted = change.length === 0 ? null : readStockChange(change.join(''));
  async function* input() {
    yield { variant, change: wanted && { ...wanted, reason: readReason(reason) } };
  }
  const call = { request: {}, input: input(), open: openCatalogue };
  for await (const { isRefused, changed, row } of runOperation(
    context.readSettings(),
    stockOperation,
    call,
  )) {
    if (isRefused) {
      context.printError(
        `Nothing was changed: ${JSON.stringify(variant)} is no variant of this shop, or would have fewer than none or more than ${MAX_SHELF_UNITS} on the shelf.`,
      );
      context.exitCode = 1;
      return;
    }
    for (const one of changed) await context.print(`${describeShelf(one)}.`);
    await context.print(describeRow(variant, row));
  }
}

/** Ends the holds of payments whose provider account the shop does not use any more. */
export async function releaseHolds(context: CommandContext): Promise<void> {
  const call = { request: {}, open: openWholeShop };
  for await (const { released } of runOperation(
    context.readSettings(),
    releaseHoldsOperation,
    call,
  )) {
    await context.print(
      released === 0
        ? 'No payment of another card provider account holds anything.'
        : `What ${released} ${released === 1 ? 'payment' : 'payments'} of other card provider accounts held is available again.`,
    );
  }
}
