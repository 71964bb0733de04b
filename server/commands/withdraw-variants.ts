/** Takes variants off sale by name, and puts them on sale again. */
import { withdrawOperation } from '#server/control/catalogue-operations.ts';
import { runOperation } from '#server/control/run-operation.ts';
import type { CommandContext } from './command.ts';
import { openCatalogue } from './open-catalogue.ts';

export async function withdrawVariants(
  variants: readonly string[],
  isWithdrawn: boolean,
  context: CommandContext,
): Promise<void> {
  async function* input() {
    yield { variants: [...variants], isWithdrawn };
  }
  const call = { request: {}, input: input(), open: openCatalogue };
  for await (const { changed, unknown } of runOperation(
    context.readSettings(),
    withdrawOperation,
    call,
  )) {
    for (const variant of unknown) {
      context.printError(
        `${JSON.stringify(variant)} is no variant of this shop: an export has their names in the column variant.`,
      );
    }
    if (unknown.length > 0) {
      context.printError('Nothing was changed.');
      context.exitCode = 1;
      return;
    }
    const done = isWithdrawn ? 'withdrawn' : 'put on sale again';
    const products = changed === 1 ? '1 product' : `${changed.toLocaleString('en-US')} products`;
    const others = variants.length - changed;
    await context.print(`${products} ${done}.${others > 0 ? ` ${others} as before.` : ''}`);
  }
}
