/** What is said of orders once something was done, or not. */
export const moved = 'The order has just moved to another shopper. Try again.';
export const noOrder = (text: string) =>
  `There is no order ${text}: npm run shop -- orders list shows them.`;
export const noSuchId = (id: string) => `There is no order ${id}: write its whole id.`;
export const severalBegin = (text: string, orders: string) =>
  `More than one order begins with ${text}: write more of ${orders}.`;
export const orMissing = (field: string) => `or ${field} is missing`;
export const orderIs = (number: string, is: string) => `Order ${number} ${is}.`;
export const cannotBe = (number: string, is: string, instead: string) =>
  `Order ${number} ${is}: ${instead}.`;
export const cancelIt = (number: string, rest: string | null, warning: string) =>
  `Cancel order ${number}? ${rest ? `${rest} goes back` : 'Nothing is left to go back'}, and nothing is sent. It cannot be undone.${warning}`;
export const cancelAndRefund = (rest: string) => `Cancel and refund ${rest}`;
export const cancelOrder = 'Cancel the order';
export const withdrawIt = (number: string, rest: string | null, warning: string) =>
  `Record the withdrawal from order ${number}? ${rest ? `${rest} goes back at once` : 'Nothing goes back at once'}, and what it is for is not sent. It cannot be undone.${warning}`;
export const withdrawAndRefund = (rest: string) => `Withdraw and refund ${rest}`;
export const recordWithdrawal = 'Record the withdrawal';
export const bankTookBack = (amount: string) =>
  ` The card's bank has taken back ${amount} for the shopper: that is not refunded again.`;
export const bankDecides =
  " The card's bank is deciding about this charge: the shopper may be paid twice, or the refund be refused.";
export const firstAfterLast = 'The first day is after the last: no day is between them.';
export const bookSums = (orders: string, charges: string, refunds: string, all: string) =>
  `Orders: ${orders}. Charges that became none: ${charges}. Refunds: ${refunds}. In all ${all}.`;
export const alreadyBack = (amount: string) =>
  `${amount} of it went back already: look at what is left, then refund the rest if it is still due, with that amount as refunded so far.`;
export const allBack = 'All of it went back already.';
export const confirmDisputed =
  "The card's bank is deciding about this charge: a refund may pay the shopper twice, or be refused. Confirm that you are sure to do it all the same.";
export const onlyLeft = (amount: string) => `Only ${amount} is left to refund.`;
export const aboveZero = (currency: string) =>
  `The amount has to be above zero, in ${currency === 'USD' ? 'dollars and cents' : currency}.`;
export const noLine = (line: number) => `The order has no line ${line}.`;
export const lineBack = (line: number) =>
  `Line ${line} went back already. For more, refund an amount.`;
export const notBoth = 'Refund an amount or lines, not both.';
export const writeAmount = 'Nothing was done: write an amount.';
export const chooseItem = 'Nothing was done: choose at least one item.';
export const refundMade = (
  no: number,
  order: string,
  amount: string,
  state: string,
  all: string,
  left: string,
) =>
  `Refund ${no} of order ${order}, ${amount}: ${state.toLowerCase()}. ${all} in all, ${left} left.`;
export const refundIt = (amount: string, order: string, warning: string) =>
  `Refund ${amount} of order ${order}? It goes back to the card, and cannot be undone.${warning}`;
export const refundToCredit = (amount: string, order: string, warning: string) =>
  `Refund ${amount} of order ${order}? It goes to the store credit of the account at once, and not to the card.${warning}`;
export const refundAmount = (amount: string) => `Refund ${amount}`;
export const summed = (days: number, orders: number, amount: string) =>
  `Days: ${days}. Orders: ${orders}, ${amount} in all.`;
export const notForState =
  'Nothing is listed: those to ship are listed whatever their state and age.';
export const isNotForState = 'is not for a state or a time';
export const cannotComeBack = 'only an order that was shipped can come back';
export const lineCameBack = (line: number) => `Line ${line} came back already.`;
export const notAmong = (line: number) =>
  `Line ${line} did not come back: name it with what came back, or leave it out.`;
export const received = (order: string, refund: string | null) =>
  refund === null
    ? `Order ${order}: what came back is booked.`
    : `Order ${order}: what came back is booked, and ${refund} goes back.`;
export const receiveIt = (amount: string, order: string, warning: string) =>
  `Refund ${amount} for what came back of order ${order}? It goes back to the card, and cannot be undone.${warning}`;
export const receiveAndRefund = (amount: string) => `Receive and refund ${amount}`;
export const nothingSoldLeft = 'nothing of it is left to withdraw from';
export const notWithdrawable = (line: number) =>
  `Line ${line} cannot be withdrawn from: it is not of this order, was withdrawn from, or went back before.`;
export const noWithdrawals =
  'The shop takes no withdrawals: set for how many days, in the settings of what the law asks.';
export const withdrawalSettled = 'It is not listed any more.';
export const noWithdrawal = 'There is no such withdrawal that waits.';
export const noQuarter = 'is no quarter: write 2026-Q4, or leave it empty';
export const taxSums = (rows: number, gross: string, tax: string) =>
  `${rows} rows: ${gross}, with ${tax} of tax in it.`;
export const addressTooLate = 'only the address of an order that is not shipped yet can be changed';
export const noAddress = (number: string) =>
  `Order ${number} goes to no address that can be changed: it is collected, or its address is forgotten.`;
export const goesElsewhere = (number: string) => `Order ${number} goes to the new address.`;
export const addressElsewhere = {
  not_delivered: (country: string) => `Nothing is delivered to ${country}.`,
  other_price: (country: string) => `Delivery to ${country} has another price.`,
  other_tax: (country: string) => `For ${country} the tax is another one.`,
};
export const orderAnew = 'Cancel the order, and have it ordered again to that address.';
export const noCountry = 'is no code of a country, such as NO';
export const viewSaved = 'The list is saved: its link stands above the orders.';
export const tooManyViews = (most: number) =>
  `You have ${most} saved lists, which is as many as there can be. Remove one first.`;
export const columnsSet = 'The columns are chosen, for you alone.';
export const viewRemoved = 'The list is removed. Its orders stay.';
export const noView = (name: string) => `You have saved no list ${name}.`;
export const tooManyOrders = (most: number) =>
  `are more than the ${most} that can be named at once`;
export const chooseOrders = 'Choose the orders first.';
export const manyDone = (done: number, all: number) =>
  done === all ? `Orders: ${done} done.` : `Orders: ${done} of ${all} done.`;
export const notAmongOrders = (order: string) => `Order ${order} is not among these.`;
export const isThereTwice = (order: string) =>
  `Order ${order} is there twice: send the parcels of it one by one.`;
export const paidForNothing = (left: string) =>
  `Nothing of the order would be sent, and ${left} of the charge is left: refund that first, or cancel the order.`;
export const refundTheRest = (left: string) =>
  `Nothing of the order would be sent, and some of the charge would stay: refund all that is left, ${left}, or cancel the order.`;
export const dropLines = (left: string) =>
  `These items are not sent, and nothing is refunded for them: ${left} of the charge is left. If the shopper has paid for them, refund them instead.`;
export const doNotSend = 'Do not send them';
export const releaseFirst = 'release it first';
export const notToSend = (line: number) =>
  `Line ${line} is not left to send: it is not of this order, has left, or was withdrawn from or refunded.`;
export const noParcel = (parcel: number, underWay: string) =>
  `No parcel ${parcel} is on its way: name one of ${underWay}.`;
export const whichParcel = (underWay: string) =>
  `Several parcels are on their way: name one of ${underWay}.`;
export const lineNotSent = (line: number) => `Line ${line} was not sent: it cannot have come back.`;
export const refundItByHand = (amount: string, order: string) =>
  `Refund ${amount} of order ${order}? You give it back by hand. It cannot be undone.`;
export const goesBackByCard =
  'Nothing was done: it was paid by card, and the card provider gives it back.';
export const noSuchRefund = 'Nothing was done: the order has no refund of this number.';
export const givenBackBefore = 'Nothing was done: that this was given back is said already.';
export const nothingToGiveBack =
  'Nothing was done: nothing of it is due. Refund it first, then give it back.';
export const whichRefund =
  'Nothing was done: more than one refund is due. Write the number of the one that was given back.';
export const wasGivenBack = (amount: string, order: string) =>
  `${amount} of order ${order} was given back.`;
export const notLost = (charges: readonly string[]) =>
  `${charges.join(', ')}: the reconciliation does not name this as lost, so nothing was refunded.`;
export const lostRefunded = (done: readonly string[], left: readonly string[]) =>
  [
    ...(done.length > 0 ? [`Refunded: ${done.join(', ')}.`] : []),
    ...(left.length > 0 ? [`Not refunded, so try again: ${left.join(', ')}.`] : []),
  ].join(' ');
export const giftCardSpent = (left: string) =>
  `Nothing was refunded: ${left} is left on its gift cards, and what was spent of them is not given back.`;
