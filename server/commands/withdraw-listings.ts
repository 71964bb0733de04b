/** Takes listings off sale by name, and puts them on sale again. */
import { withdrawOperation } from '#server/control/catalogue-operations.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { CommandContext } from './command.ts';
import { openCatalogue } from './open-catalogue.ts';

export async function withdrawListings(
  listings: readonly string[],
  isWithdrawn: boolean,
  context: CommandContext,
): Promise<void> {
  async function* input() {
    yield { listings: [...listings], isWithdrawn };
  }
  const call = { request: {}, input: input(), open: openCatalogue };
  for await (const { changed, unknown } of runOperation(
    context.readSettings(),
    withdrawOperation,
    call,
  )) {
    for (const listing of unknown) {
      context.printError(
        `${JSON.stringify(listing)} is no listing of this shop: an export has their names in the column listing.`,
      );
    }
    if (unknown.length > 0) {
      context.printError('Nothing was changed.');
      context.exitCode = 1;
      return;
    }
    const done = isWithdrawn ? 'withdrawn' : 'put on sale again';
    const products = changed === 1 ? '1 product' : `${changed.toLocaleString('en-US')} products`;
    const others = listings.length - changed;
    await context.print(`${products} ${done}.${others > 0 ? ` ${others} as before.` : ''}`);
  }
}
