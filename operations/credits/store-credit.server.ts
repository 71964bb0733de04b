/** Store credit: money that the shop owes an account, which it pays with. */
import * as z from 'zod';
import { MAX_CREDIT_CENTS } from '#app/features/credits/credit.ts';
import {
  creditSchema,
  findCredit,
  giveStoreCredit,
} from '#app/features/credits/credit-store.server.ts';
import { currencyWord, exampleAmount, formatCents } from '#app/shared/money/money.ts';
import { findCustomer } from '#operations/customers/customers.server.ts';
import { cents, neededText } from '#operations/fields.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

export const giveCredit = defineChange({
  name: 'store-credit.give',
  scope: 'credits:write',
  does: 'Gives store credit to an account, which pays with it at its next orders',
  button: 'Give store credit',
  done: 'Gave store credit to',
  page: (uid) => `/customers/${uid}`,
  input: z.object({
    customer: neededText('The whole e-mail of the account, in any case, or its id').meta({
      positional: true,
    }),
    amountCents: cents(
      () => `Amount in ${currencyWord()}`,
      () => `Such as ${exampleAmount(2_500)}.`,
    ),
    why: neededText('Why, for the books', 500),
  }),
  output: creditSchema,
  message: ({ balanceCents }) => messages.hasNow(formatCents(balanceCents)),
  async run({ queries, actor, record }, { customer, amountCents, why }) {
    const { uid } = await findCustomer(queries, customer);
    record({ subject: uid, after: { amountCents, why } });
    const most = formatCents(MAX_CREDIT_CENTS);
    const id = amountCents > 0 ? await giveStoreCredit(queries, uid, amountCents, actor.id) : null;
    const given = id === null ? null : await findCredit(queries, id);
    if (given) return given;
    throw new OperationRefused('bad_input', messages.noWorth(most));
  },
});
