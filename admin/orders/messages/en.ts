/** The list of orders, the page of one, and packing slips. */
import { plural } from '#app/shared/plural.ts';

export const anOrder = (number: string) => `Order ${number}`;
export const noSuchOrder = 'No such order';
export const orderIn = (number: string, state: string) => `Order ${number}: ${state.toLowerCase()}`;
export const noEmail = 'no e-mail given';
export const goesTo = (address: string) => `to ${address}`;
export const actors = {
  shopper: 'by the shopper',
  staff: 'by staff',
  shop: 'by the shop',
  provider: 'by the card provider',
};
export const byWhom = 'By whom';
export const mails = 'Mails';
export const noMails = 'None: no e-mail is known for this order.';
export const mailTo = (kind: string, recipient: string, state: string) =>
  `${kind} to ${recipient}: ${state}`;
export const history = 'History';
export const followParcel = 'Follow the parcel';
export const itemsAndMoney = 'Items and money';
export const line = (line: number) => `line ${line}`;
export const charged = 'Charged';
export const aRefund = (no: number, reason: string) => `Refund ${no} ${reason && `(${reason})`} `;
export const left = 'Left';
export const whatNext = 'What next';
export const packingSlip = 'Packing slip';
export const packingSlips = 'Packing slips';
export const slipCount = (count: number) => `${count} packing ${plural(count, 'slip', 'slips')}`;
export const heldSlips = (numbers: string) =>
  `On hold, and not printed: ${numbers}. Release them first.`;
export const tickInList = 'Tick orders in the list first.';
export const wentBack = (refunded: string, left: string) =>
  `Refund: ${refunded} went back, ${left} is left`;
export const theseItems = 'These items';
export const anAmount = 'An amount';
export const allLeft = (amount: string) => `All that is left, ${amount}`;
export const order = 'Order';
export const tickOrder = (number: string) => `Tick order ${number}`;
export const placed = 'Placed';
export const name = 'Name';
export const email = 'E-mail';
export const noneGiven = 'None given';
export const state = 'State';
export const items = 'Items';
export const total = 'Total';
export const refunded = (amount: string) => `${amount} refunded`;
export const nothingFound =
  'No order has this number, id or e-mail, or all of these words in its name and address or in a title.';
export const noOrders = 'No orders here.';
export const noneSoFar = 'None so far: look among the older ones.';
export const ticked = 'Ticked orders:';
export const pages = 'Pages';
export const newest = 'Newest';
export const older = 'Older';
export const all = 'All';
export const toSend = 'To send';
export const states = 'States';
export const what = 'orders';
export const searchHint = 'Number, e-mail, title';
export const whatCameBack = 'What came back';
export const isRefunded = 'refunded already';
export const notOnShelf = 'Does not go back on the shelf';
export const refundForIt = 'Refund';
export const refundsForIt = { items: 'What was paid for it', nothing: 'Nothing' };
export const moneyBackBy = (day: string) => `Withdrawal: the money goes back by ${day}`;
export const bankWasDeciding =
  'It was not sent. The bank was deciding about the charge, so nothing was refunded by itself: refund these items.';
export const untilItIsBack =
  'You may wait until the goods, or proof that they were sent, have arrived.';
export const withdrawnFrom = 'Withdrawal from';
export const changeAddress = 'Change the address';
export const amountStays =
  'What was paid stays the same, delivery and tax included. The shopper gets a mail. A slip that is printed has to be printed again.';
export const country = 'Country';
export const everyCountry = 'Every country';
export const leastTotal = (currency: string) => `Charged at least, in ${currency}`;
export const narrow = 'Narrow';
export const savedViews = 'Saved lists';
export const saveView = 'Save this list by a name';
export const parcels = 'Parcels';
export const parcelStates = {
  shipped: 'shipped',
  delivered: 'delivered',
  ready_to_collect: 'ready to collect',
  collected: 'collected',
};
export const parcelIs = (parcel: string, state: string) => `${parcel}: ${state}`;
export const leftToSend = 'Left to send';
export const whatIsInIt = 'What is in the parcel';
export const notSentAfterAll = 'Not sent after all, without a refund';
export const slipOfParcel = (no: number) => `Packing slip of parcel ${no}`;
export const parcelDelivered = (no: number) => `Parcel ${no} delivered`;
export const notSentThen = 'What has not left yet is not sent then, and goes back into stock.';
export const pickList = 'Pick list';
export const pickListOf = (orders: number, units: number) =>
  `Pick list: ${orders} ${plural(orders, 'order', 'orders')}, ${units} ${plural(units, 'unit', 'units')}`;
export const nothingToFetch = 'Nothing of these orders is left to fetch.';
export const allToSend = 'Pick list of all that are to send';
export const moreToSend = (most: number) =>
  `These are the ${most} orders to send that wait longest. Take the others once these are packed and sent.`;
export const shelf = 'Shelf';
export const units = 'Units';
export const item = 'Item';
export const fetched = 'Fetched';
export const unitsFor = (number: string, units: number) =>
  units === 1 ? number : `${units} × ${number}`;
export const delivery = 'Delivery';
export const lastNote = 'Last note';
export const columns = 'Columns';
export const forCustomers = 'New order for a customer';
export const giveBack = (amount: string, no: number) =>
  `Refund ${no}: give ${amount} back as it was paid, then say so here.`;
export const seenPaid = (day: string, name: string) => `Paid on ${day}, says ${name}.`;
export const requests = 'What the shopper asks';
export const books = 'Books and payouts';
export const giftCards = 'Gift cards';
export const exchange = 'Exchange';
export const exchangeOrder = (number: string) => `Exchange: order ${number}`;
export const exchangeBegun = 'Exchange: being made';
export const exchangeFor = (number: string) => `In exchange for order ${number}`;
export const leftOn = (amount: string) => `${amount} is left on it`;
