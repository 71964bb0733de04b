/** What customers read of an order that the shop has made for them: the page of its link, and its mail. */
export const title = 'An order for you';
export const about = 'An order that the shop has put together for you.';
export const madeForYou = (shop: string) =>
  `${shop} has put this order together for you. It is yours once you have paid.`;
export const until = (time: string) => `This link is good until ${time}.`;
export const nothingHeld =
  'Nothing is reserved until you buy: prices and stock are those of that moment.';
export const goesTo = 'Goes to';
export const goToPayment = 'Go to payment';
export const total = 'Total';
export const withoutDelivery = 'without delivery';
export const ownWait = (count: number) =>
  count === 1
    ? 'The item in your own basket waits on your wish list meanwhile.'
    : `The ${count} items in your own basket wait on your wish list meanwhile.`;
export const asAccount = (email: string) => `It will be an order of your account, ${email}.`;
export const findSomething = 'Find something';
export const ended = {
  ended: {
    title: 'This link has ended',
    text: 'The shop has ended it. Write to the shop if you still want the order.',
  },
  opened: {
    title: 'This is open already',
    text: 'The link works once, and it was opened in another browser: pay there, or ask the shop to send it again.',
  },
  lapsed: { title: 'This link has ended', text: 'Its time is over. Ask the shop for a new one.' },
  ordered: {
    title: 'This is ordered already',
    text: 'The link works once. You find the order by the mail about it, or among your orders.',
  },
  taken: {
    title: 'This is in the basket of an account',
    text: 'Sign in to that account, and pay from its basket.',
  },
  empty: {
    title: 'There is nothing in this order',
    text: 'Write to the shop, which has put it together.',
  },
};
export const mail = {
  subject: (shop: string) => `Your order at ${shop}: pay by this link`,
  preview: (time: string) => `The link is good until ${time}.`,
  reason: (shop: string) =>
    `You receive this because ${shop} has put an order together for you with this address.`,
  notYou: 'If you have not asked for it, do nothing: nothing is ordered then.',
};
