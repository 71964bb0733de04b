/** What the first page says: sales, what sells, and what waits. */
import { plural } from '#app/shared/plural.ts';

export const soFar = 'So far';
export const orderCount = (count: number) => `${count} ${plural(count, 'order', 'orders')}`;
export const weekAgo = (soFar: string, ordersSoFar: string, all: string, orders: string) =>
  `A week ago by this time ${soFar}, ${ordersSoFar}. In all ${all}, ${orders}.`;
export const missing = 'Real money is taken, and something is missing';
export const noPasskey = 'You have no passkey yet. With one you need no link to come back.';
export const addPasskey = 'Add a passkey';
export const whatWaits = 'What waits';
export const disputeOf = (order: string) => `Dispute of order ${order}`;
export const answerUntil = 'to answer at the card provider until {time}';
export const refundOf = (charge: string) => `Refund of ${charge}`;
export const refundOfOrder = (order: string) => `Refund of order ${order}`;
export const failed = 'failed';
export const waitedAnHour = 'has waited for an hour';
export const unwritten = 'Mails cannot be written: a fault of the shop';
export const stuck = 'Mails are stuck';
export const reviews = 'Reviews to look at';
export const isLow = '{title} is low ({variant})';
export const isSoldOut = '{title} is sold out ({variant})';
export const soldInDays = (days: number, amount: string) =>
  `Sold in the last ${days} days: ${amount}`;
export const barsOfDays = 'Bars of what was sold on each day; the table below has the numbers';
export const asTable = 'As a table';
export const salesByDay = (zone: string) => `Sales by day, ${zone}`;
export const aboutDays = (zone: string) =>
  `Days of ${zone} on which it was ordered: the books go by when the shop learned of it. Refunds are not taken off. A minute behind.`;
export const day = 'Day';
export const hour = 'Hour';
export const sold = 'Sold';
export const aWeekAgo = 'A week ago';
export const hours = (from: string, to: string) => `${from} to ${to}`;
export const soldByHour = 'Sold today, by the hour';
export const sameDayLastWeek = 'The same day last week';
export const barsOfHours =
  'Bars of what was sold in each hour, today and a week ago; the table below has the numbers';
export const salesByHour = (zone: string) => `Sales of today by hour, ${zone}`;
export const aboutHours = (zone: string) => `Hours of ${zone}, as they are now.`;
export const bestSellers = (days: number) => `Best sellers of the last ${days} days`;
export const bestCategories = (days: number) => `Categories of the last ${days} days`;
export const aboutBest = (zone: string) =>
  `Days of ${zone}, today among them. What was paid for the items; refunds are not taken off. A minute behind.`;
export const product = 'Product';
export const category = 'Category';
export const noCategory = 'No category';
export const units = 'Units';
export const share = 'Share';
export const nothingSold = 'Nothing was sold in these days.';
export const sources = (days: number) => `Where the sales of the last ${days} days came from`;
export const source = 'Source';
export const sourceUnknown = 'Not known';
export const otherSources = 'All others';
export const sourcesByDay = 'By day';
export const aboutSources =
  'The campaign of the address by which a visit came (utm_source, utm_campaign), or the site that led to it, when the basket was first filled. Nothing is stored on the shopper’s device: a visit that is continued later, or in a page that was loaded anew, is not known.';
export const withdrawalOf = (order: string) => `Withdrawal of order ${order}`;
export const moneyBackBy = 'money back by';
export const declarations = 'Withdrawals by order number';
export const giveBackOf = (order: string) => `Give back by hand, order ${order}`;
