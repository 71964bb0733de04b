/** Withdrawals for staff: those that consumers declare by letter or by mail, and those by number that wait for a look. */
import * as z from 'zod';
import {
  decideWithdrawal,
  type WithdrawalRefusal,
} from '#app/features/orders/actions/decide-withdrawal.ts';
import { refundDueDay } from '#app/features/orders/actions/withdrawal-period.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import {
  readOpenDeclarations,
  settleDeclaration,
  settleOfOrder,
} from '#app/features/withdrawal/declarations.server.ts';
import { periodOfSettings } from '#app/features/withdrawal/period-of-settings.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { dayStartSeconds, toZonedMinute } from '#app/shared/time/zoned-time.ts';
import { day, neededText } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
  WrongState,
} from '#operations/operation.ts';
import { chosenLines, linesFields } from './chosen-lines.ts';
import { disputeWarning } from './describe-order.ts';
import { actOn, findOrder, findOrderLocked, moved, orderField } from './find-order.server.ts';
import { messages } from './messages/messages.ts';
import { orderSchema, toOutput } from './order-output.ts';

/** Throws OperationRefused. */
function refuse(number: string, refusal: WithdrawalRefusal): never {
  switch (refusal.code) {
    case 'too_late': {
      const { state } = refusal;
      const message = messages.cannotBe(
        number,
        staffWords.orderIs[state],
        messages.nothingSoldLeft,
      );
      throw new WrongState(state, message);
    }
    case 'nothing_chosen':
      throw new OperationRefused('bad_input', messages.chooseItem);
    case 'not_withdrawable':
      throw new OperationRefused('conflict', messages.notWithdrawable(refusal.line));
  }
}

const withdrawInput = z.object({
  order: orderField,
  ...linesFields,
  declaredOn: day('The day on which it was declared')
    .optional()
    .meta({ hint: 'Empty: now. The refund is due fourteen days later.' }),
});

/** What is given, as the rules take it. Throws OperationRefused where the shop takes no withdrawals. */
async function toWanted(
  { queries, shop }: OperationContext,
  { order, declaredOn, ...chosen }: z.output<typeof withdrawInput>,
) {
  const period = periodOfSettings(shop.settings.current());
  if (!period) throw new OperationRefused('bad_input', messages.noWithdrawals);
  const now = Math.floor(Date.now() / 1_000);
  // What has waited for a look was declared then.
  const [waiting] = await readOpenDeclarations(queries, 1, order);
  const typed = declaredOn ? Math.min(dayStartSeconds(declaredOn, period.timeZone), now) : null;
  const declaredSeconds = typed ?? waiting?.declaredSeconds ?? now;
  return { lines: chosenLines(chosen), declaredSeconds, period };
}

export const withdrawOrder = defineChange({
  name: 'orders.withdraw',
  scope: 'orders:refund',
  does: 'The consumer has withdrawn from the contract: what was not sent is refunded at once',
  button: 'Record the withdrawal',
  done: 'Recorded the withdrawal of',
  page: (id) => `/orders/${id}`,
  input: withdrawInput,
  output: orderSchema,
  message: ({ number, state }) => messages.orderIs(number, staffWords.orderIs[state]),
  kept: z.object({ id: z.string() }),
  readAgain: async (context, { id }) => toOutput(await findOrder(context, id), context.actor),
  async ask(context, asked) {
    const { period, ...wanted } = await toWanted(context, asked);
    const order = await findOrderLocked(context, asked.order);
    const decision = decideWithdrawal(order, wanted, period);
    // What is refused or known asks nothing, nor what was sent: that can still be declined.
    if (!decision.ok || decision.value === 'again' || decision.value.body.unsent.length === 0)
      return null;
    const folded = foldOrder(order);
    const cents = decision.value.cancels ? folded.restCents : (decision.value.refund?.cents ?? 0);
    const amount = cents > 0 ? formatCents(cents) : null;
    const warning = amount ? disputeWarning(folded) : '';
    return {
      question: messages.withdrawIt(order.number, amount, warning),
      yes: amount ? messages.withdrawAndRefund(amount) : messages.recordWithdrawal,
      mustBeRead: warning !== '',
    };
  },
  async run(context, asked) {
    const { order: id, lines } = asked;
    const wanted = await toWanted(context, asked);
    const after = await actOn(context, id, { lines }, async ({ shopper, number }) => {
      const outcome = await context.orderActions.withdraw(shopper, id, wanted, 'staff');
      if (outcome.kind === 'unknown') throw moved();
      if (outcome.kind === 'refused') refuse(number, outcome.refusal);
      await settleOfOrder(context.queries, id);
    });
    return toOutput(after, context.actor);
  },
});

const declarationSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  extent: z.enum(['whole', 'some']),
  /** The order of this number and e-mail; null where there is none. */
  order: z.string().nullable(),
  declaredSeconds: z.int(),
});

export type WaitingDeclaration = z.output<typeof declarationSchema>;

export const listWithdrawals = defineRead({
  name: 'withdrawals.list',
  scope: 'orders:read',
  does: 'Lists the withdrawals by order number that have not taken effect, the oldest first',
  input: z.object({ limit: limitField(200) }),
  output: z.object({ withdrawals: z.array(declarationSchema) }),
  toLines: ({ withdrawals }, zone) =>
    withdrawals.map(({ id, orderNumber, email, name, order, declaredSeconds }) =>
      [
        toZonedMinute(declaredSeconds, zone),
        `order ${orderNumber}${order === null ? ', which is not known' : ''}`,
        `by ${name}, ${email}`,
        `money back by ${refundDueDay(declaredSeconds, zone)}`,
        id,
      ].join('  '),
    ),
  run: async ({ queries }, { limit }) => ({
    withdrawals: (await readOpenDeclarations(queries, limit)).map(
      ({ isSettled: _isSettled, ...one }) => one,
    ),
  }),
});

export const settleWithdrawal = defineChange({
  name: 'withdrawals.settle',
  scope: 'orders:refund',
  does: 'Somebody has seen to a withdrawal by order number: it is not listed any more',
  button: 'Seen to it',
  done: 'Saw to the withdrawal',
  page: () => '/withdrawals',
  input: z.object({
    withdrawal: neededText('Its id, as the list has it').meta({ positional: true }),
  }),
  output: z.object({ withdrawal: z.string() }),
  message: () => messages.withdrawalSettled,
  async run(context, { withdrawal }) {
    context.record({ subject: withdrawal });
    if (!(await settleDeclaration(context.queries, withdrawal))) {
      throw new OperationRefused('not_found', messages.noWithdrawal);
    }
    return { withdrawal };
  },
});
