/** The words of the mail that answers whoever wants to send something back. */
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { returnCents } from '#app/features/orders/actions/decide-return.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { returnLines } from '#app/features/orders/order-messages.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { type MailContent, type OrderMailSetting, paragraph } from './mail-content.ts';
import { messages as handMessages } from './messages/messages.ts';
import { orderButton, orderFacts, summaryOf } from './order-mail-parts.ts';
import { parcelLink } from './parcel-mails.ts';

/** `order` with its events: what goes back is the sum that its page shows now. */
export function orderReturnAnswered(
  { reason, words: said }: MailBody<'order_return_answered'>,
  order: OrderDetails,
  setting: OrderMailSetting,
): MailContent {
  const words = messages.returnAnswered;
  const isApproved = reason === undefined;
  const { openReturn, parcels } = foldOrder(order);
  const items = isApproved ? (openReturn ?? []) : [];
  const cents = returnCents(
    order,
    items.flatMap(({ lines }) => lines),
  );
  const answer = isApproved
    ? [
        orderMessages.sendItBack,
        ...(said ? [words.why(said)] : []),
        ...(cents > 0
          ? [(order.byHand ? handMessages.isGivenBack : words.goesBack)(formatCents(cents))]
          : []),
      ]
    : [words.notTaken, ...(reason === '' ? [] : [words.why(reason)]), words.notAgreed];
  return {
    subject: isApproved ? words.approved(summaryOf(order)) : words.declined(summaryOf(order)),
    preview: messages.ofOrder(order.number, isApproved ? words.sendItBack : words.notTakenBack),
    heading: isApproved ? orderMessages.returnApproved : orderMessages.returnDeclined,
    blocks: [
      ...answer.map(paragraph),
      ...(items.length > 0
        ? [{ kind: 'list', lines: returnLines(items, order.basket) } as const]
        : []),
      { kind: 'facts', facts: orderFacts(order) },
      ...parcels.flatMap(parcelLink),
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}
