/** Takes variants off sale by name, and puts them on sale again: all that are named, or none. */
import * as z from 'zod';
import { setWithdrawn } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { describeConflict } from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { neededText } from '#operations/fields.ts';
import { nameSome } from '#operations/name-some.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

type Verb = { isWithdrawn: boolean; does: string; done: string };

function defineWithdrawal(name: `products.${string}`, { isWithdrawn, ...words }: Verb) {
  return defineChange({
    name,
    scope: 'catalogue:write',
    ...words,
    input: z.object({
      variants: z
        .array(neededText('A variant', MAX_CHARACTERS.variant))
        .min(1, { error: () => messages.areMissing })
        .meta({ description: 'Which variants', positional: true, text: 'lines' }),
    }),
    output: z.object({ changed: z.number(), unchanged: z.number() }),
    message({ changed, unchanged }) {
      const products = messages.became[isWithdrawn ? 'withdrawn' : 'putBack'](changed);
      return unchanged > 0 ? `${products} ${messages.asBefore(unchanged)}` : products;
    },
    async run({ queries, record }, { variants }) {
      record({ subject: nameSome(variants) });
      const { changed, unknown, conflicts } = await setWithdrawn(queries, variants, isWithdrawn);
      if (unknown.length > 0) {
        const names = nameSome(unknown.map((one) => JSON.stringify(one)));
        throw new OperationRefused('not_found', messages.noVariants(names));
      }
      const [conflict] = conflicts;
      if (conflict) {
        const name = JSON.stringify(conflict.variant);
        const problem = messages.optionsOf(name, describeConflict(conflict));
        throw new OperationRefused('conflict', messages.nothingChanged(problem));
      }
      record({ after: { changed } });
      return { changed, unchanged: variants.length - changed };
    },
  });
}

export const withdrawProducts = defineWithdrawal('products.withdraw', {
  isWithdrawn: true,
  does: 'Takes variants off sale; orders and baskets that hold them stay',
  done: 'Took off sale',
});

export const putBackProducts = defineWithdrawal('products.put-back', {
  isWithdrawn: false,
  does: 'Puts withdrawn variants on sale again',
  done: 'Put on sale',
});
