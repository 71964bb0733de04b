/** What an order that is made for a customer is for, and where it goes. */
import * as z from 'zod';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import {
  addLines,
  readBasket,
  removeLines,
} from '#app/features/basket/server/basket-store.server.ts';
import { createAddressBook } from '#app/features/delivery/saved/saved-addresses.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { variantField } from '#operations/catalogue/product-input.ts';
import { wholeNumber } from '#operations/fields.ts';
import { defineChange, type OperationContext, OperationRefused } from '#operations/operation.ts';
import { addressFields, readTyped } from '#operations/orders/change-address.server.ts';
import { beforeCommit, draftSchema, keptDraft, readWhole } from './draft-output.server.ts';
import { pageOfDraft } from './drafts.server.ts';
import { draftField, lockDraft } from './find-draft.server.ts';
import { messages } from './messages/messages.ts';

/** Throws OperationRefused where not all of them find room, or it is not sold. */
async function setUnits(
  { queries, shop }: OperationContext,
  shopper: string,
  variant: string,
  units: number,
) {
  const { items } = await readBasket(queries, shopper);
  const lines = items.filter((item) => item.variant === variant).map(({ line }) => line);
  const more = units - lines.length;
  if (more === 0) return;
  if (more > 0 && items.length + more > MAX_BASKET_LINES) {
    throw new OperationRefused('conflict', basketRefusalMessages.basket_full);
  }
  const changed =
    more > 0
      ? await addLines(
          queries,
          shopper,
          Array<string>(more).fill(variant),
          false,
          MAX_BASKET_LINES,
          true,
          null,
          shop.settings.current().mode.credits ?? false,
        )
      : await removeLines(queries, shopper, lines.slice(units));
  if ('refusal' in changed) throw new OperationRefused('not_found', messages.notSold(variant));
  // A customer who has the link open sees it.
  const version = changed.basket?.version ?? 0;
  await publishWith(queries, { kind: 'basket', shopper, version });
}

export const setDraftUnits = defineChange({
  name: 'drafts.set-units',
  scope: 'orders:sell',
  does: 'Says how many of a variant an order that is made for a customer has',
  button: 'Save',
  done: 'Changed the order',
  page: pageOfDraft,
  input: z.object({
    draft: draftField,
    variant: variantField,
    units: wholeNumber('Units').max(MAX_BASKET_LINES).default(1).meta({ hint: '0 takes it out.' }),
  }),
  output: draftSchema,
  message: () => messages.saved,
  kept: keptDraft,
  readAgain: (context, { draft }) => readWhole(context, draft),
  async run(context, { draft: id, variant, units }) {
    const { shopper } = await lockDraft(context, id);
    context.record({ after: { variant, units } });
    await setUnits(context, shopper, variant, units);
    return beforeCommit(context, id);
  },
});

export const setDraftAddress = defineChange({
  name: 'drafts.set-address',
  scope: 'orders:sell',
  does: 'Says where an order that is made for a customer goes',
  button: 'Save the address',
  done: 'Changed the address of the order',
  page: pageOfDraft,
  input: z.object({ draft: draftField, ...addressFields }),
  output: draftSchema,
  message: () => messages.saved,
  kept: keptDraft,
  readAgain: (context, { draft }) => readWhole(context, draft),
  async run(context, { draft: id, ...typed }) {
    const address = readTyped(typed);
    const { shopper } = await lockDraft(context, id);
    if (context.shop.settings.current().mode.delivery !== 'address') {
      throw new OperationRefused('conflict', messages.asksNoAddress);
    }
    await createAddressBook(context.queries).save(shopper, address);
    return beforeCommit(context, id);
  },
});
