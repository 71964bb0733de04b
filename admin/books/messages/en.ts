/** The page of the books. */
export const title = 'Books';
export const about =
  'Files for whoever keeps the accounts, and what the card provider has paid out.';
export const download = 'Download a file';
export const aboutDays = 'Days are days of the shop’s time zone; of payouts they are the bank’s.';
export const what = 'What it has';
export const kinds = {
  orders: 'Orders',
  items: 'Items',
  refunds: 'Refunds',
  taxes: 'Taxes by country, rate and day',
  payouts: 'Payouts',
};
export const month = 'Month';
export const days = 'The days below, or all';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const format = 'Format';
export const csv = 'CSV, for spreadsheets';
export const jsonl = 'JSON Lines, for programs';
export const save = 'Download';
export const links = 'Links that work once';
export const aboutLinks =
  'For whoever has no access here, such as the accountant: the link downloads this one file once. It is shown once, when it is made.';
export const file = 'File';
export const state = 'State';
export const states = {
  open: 'Not used yet',
  used: 'Used',
  ended: 'Taken back',
  lapsed: 'Not used in time',
};
export const made = 'Made';
export const until = 'Works until';
export const takeBack = 'Take it back';
export const noLinks = 'There are no links.';
export const payouts = 'Payouts';
export const payoutsOf = (month: string) => `Payouts of ${month}`;
export const noProvider = 'This card provider does not say what it pays out.';
export const noPayouts = 'Nothing was paid out in this month.';
export const day = 'Day';
export const gross = 'Charged and given back';
export const fees = 'Fees';
export const paidOut = 'Paid out';
export const whatIsIt = 'Matched';
export const problems = {
  not_itemised: 'The provider does not say what it is made of',
  does_not_add_up: 'Its lines do not add up to it',
  unmatched: 'Some lines are nothing that the shop has: the file of payouts names them',
};
export const matched = (lines: number) => (lines === 1 ? '1 line' : `all ${lines} lines`);
export const inAll = 'In all';
export const show = 'Show';
export const months = 'Closed months';
export const aboutMonths =
  'A month that is closed does not change: refunds and payouts that come later stand in the open month. How an order stands, and whom it is for, still follow.';
export const noMonths = 'No month is closed.';
export const charged = 'Charged';
export const refunded = 'Refunded';
export const left = 'Left';
export const tax = 'Tax in it';
export const closed = 'Closed';
export const closedBy = (name: string) => `by ${name}`;
export const evenSo = (reason: string) => `Something was open: ${reason}`;
