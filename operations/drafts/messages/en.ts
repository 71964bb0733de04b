/** What is said to staff of an order that they make for a customer. */
export const noDraft = (id: string) => `There is no order for a customer ${id}, or not any more.`;
export const cannotChange = {
  taken: 'It is in the basket of an account now, which is the customer’s own.',
  ordered: 'It is an order already: open that.',
  ended: 'It was ended: begin a new one.',
};
export const noEmail = 'Nothing was done: the e-mail is no address, such as ann@example.com.';
export const isNoEmail = 'is no address, such as ann@example.com';
export const codesAreOff = 'The shop takes no discount codes: switch them on under Settings.';
export const asksNoAddress =
  'The shop asks nobody for an address: switch delivery on under Settings.';
export const giftCardsApart =
  'Gift cards are ordered alone: take them out, or everything else, and make another order of it.';
export const sellsNoGiftCards =
  'The shop sells no gift cards: switch them on in the settings first.';
export const notSold = (variant: string) => `${variant} is not sold.`;
export const missing = {
  no_address:
    'Nobody has said where it goes: fill in the address, or the customer does when paying.',
  no_phone:
    'The address has no phone number, which the shop asks for: fill it in, or the customer does when paying.',
  no_email:
    'Nobody has given an e-mail, which the shop asks for: write it under Customer, or the customer does when paying.',
};
export const nothingInIt = 'Add something that is sold first: there is nothing to pay for.';
export const costsNow = (total: string) =>
  `Nothing was done: it costs ${total} now. Look at it again, and ask for the rest or give back what is too much.`;
export const beingPaid =
  'Nothing was done: the customer may be paying by card at this moment. Try again in a minute.';
export const soldOut =
  'Nothing was done: something in it is sold out, or in the checkouts of others. Take it out, or try again later.';
export const notPaidYet = 'Nothing was done: the day on which it was paid is still to come.';
export const isToCome = 'is still to come';
export const nothingToPay =
  'There is nothing to pay for it: send the link, by which the customer orders it.';
export const markedPaid = 'It is paid, and an order now.';
export const begun = 'The order is begun. Add what it is for.';
export const saved = 'Saved.';
export const linkMade = 'The link is good now. Copy it, and send it to the customer.';
export const linkSent = (email: string) => `The link is on its way to ${email}.`;
export const tooManyLinks =
  'Enough mails with links to pay for this hour: try again in the next one.';
export const endIt =
  'End this order? Its link pays for nothing any more, and what was in it is gone.';
export const yesEnd = 'End the order';
export const ended = 'It has ended.';
export const noDelivery = (id: string, offered: readonly string[]) =>
  offered.length === 0
    ? `Nothing was done: no way of delivery is offered there, so ${id} is none. Say first where it goes.`
    : `Nothing was done: ${id} is not offered there. Offered are: ${offered.join(', ')}.`;
export const isNotOffered = 'is not offered there';
export const nothingBack = (number: string) =>
  `Nothing was done: nothing of order ${number} has come back, or is asked to. Receive the return first, or begin an order without it.`;
