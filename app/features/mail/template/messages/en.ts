/** The mails that a member of the staff has chosen. */
export const notices = {
  'order.placed': {
    one: (what: string) => `New order: ${what}`,
    many: (count: number) => `${count} new orders`,
    says: 'It is paid, and waits to be packed.',
    saysOfMany: 'They are paid, and wait to be packed.',
  },
  'order.cancelled': {
    one: (what: string) => `Cancelled: ${what}`,
    many: (count: number) => `${count} orders were cancelled`,
    says: 'Do not send it. What was paid goes back by itself.',
    saysOfMany: 'Do not send them. What was paid goes back by itself.',
  },
  'return.requested': {
    one: (what: string) => `A return is asked for: ${what}`,
    many: (count: number) => `${count} returns are asked for`,
    says: 'The shopper wants to send this back, and waits for your answer.',
    saysOfMany: 'The shoppers wait for your answers.',
  },
  'order.withdrawn': {
    one: (what: string) => `Withdrawal: ${what}`,
    many: (count: number) => `${count} withdrawals`,
    says: 'A consumer has withdrawn from this. The page of the order says what is owed.',
    saysOfMany: 'Consumers have withdrawn. The pages of the orders say what is owed.',
  },
  'withdrawal.declared': {
    one: (what: string) => `Withdrawal by order number: ${what}`,
    many: (count: number) => `${count} withdrawals by order number`,
    says: 'It counts once its link is followed, or once you record it: see whether it is theirs.',
    saysOfMany:
      'Each counts once its link is followed, or once you record it: see whether it is theirs.',
  },
  'stock.low': {
    one: (what: string) => `Running low: ${what}`,
    many: (count: number) => `${count} products are running low`,
    says: 'Order more of it, or count what is on the shelf.',
    saysOfMany: 'Order more of them, or count what is on the shelf.',
  },
  'refund.failed': {
    one: (what: string) => `A refund of ${what} has failed`,
    many: (count: number) => `${count} refunds have failed`,
    says: 'The card provider has refused it for good. Refund it at the provider, or reach the shopper in another way.',
    saysOfMany:
      'The card provider has refused them for good. Refund them at the provider, or reach the shoppers in another way.',
  },
};
export const byShopper = 'The shopper has cancelled it.';
export const byStaff = 'Staff has cancelled it.';
export const isLate = 'It was declared after the period of withdrawal.';
export const openOrder = 'Open the order';
export const openProduct = 'Open the product';
export const openAdmin = 'Open the admin';
export const youChose = (shop: string) =>
  `You receive this because you chose it on your own page of the admin of ${shop}, where you can change it.`;
/** What was paid without a card. */
export const givenBack = (amount: string) => `The shop gives ${amount} back to you itself.`;
export const notSentGivenBack = (amount: string) =>
  `Nothing will be sent, and the shop gives ${amount} back to you itself.`;
export const isGivenBack = (amount: string) =>
  `Once it has arrived, the shop gives ${amount} back to you itself.`;
