/** The orders that staff makes for customers: their list, and the page of one. */
export const title = 'Orders for customers';
export const about = 'By telephone, mail or over the counter: put together here, paid by a link.';
export const aDraft = (state: string) => `Order for a customer: ${state.toLowerCase()}`;
export const states = {
  open: 'Being made',
  sent: 'Waits to be paid',
  lapsed: 'Link is over',
  taken: 'In the customer’s basket',
  ordered: 'Ordered',
  ended: 'Ended',
};
export const begin = 'Begin an order';
export const customer = 'Customer';
export const made = 'Begun';
export const state = 'State';
export const note = 'Note';
export const none = 'Nobody has made an order for a customer yet.';
export const noEmail = 'No e-mail';
export const items = 'What it is for';
export const nothingYet = 'Nothing yet: search for it below.';
export const variant = 'Item';
export const units = 'Units';
export const price = 'Each';
export const notSold = 'Not sold any more: it is not charged.';
export const add = 'Add';
export const addItems = 'Add an item';
export const variants = 'products to add';
export const isWithdrawn = 'withdrawn';
export const available = (count: number) => `${count} available`;
export const address = 'Where it goes';
export const noAddress = 'Empty, the customer says it when paying.';
export const giftCard = 'Gift card';
export const delivery = 'Delivery';
export const discount = 'Discount';
export const codeOff = (amount: string) => `It takes off ${amount}.`;
export const deliveryCosts = (amount: string) => `Delivery: ${amount}`;
export const total = (amount: string) => `Total: ${amount}`;
export const totalOfItems = (amount: string) => `Items: ${amount}`;
export const payment = 'Payment';
export const link = 'Link to pay';
export const goodUntil = 'Good until';
export const holdsNothing =
  'Nothing is reserved until the customer buys: prices and stock are those of that moment. It works once.';
export const again = 'Send it again, from now';
export const goToOrder = 'Open the order';
export const unitsOf = (title: string) => `Units of ${title}`;
export const noneTakesOut = '0 units take it out.';
export const isOpened = 'The link was opened, and opens nothing else until you send it again.';
