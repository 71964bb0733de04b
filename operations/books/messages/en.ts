/** What operations on the books answer, and why they refuse. */
export const noMonth = 'is no month: write it as in 2026-11';
export const monthOrDays = 'Name a month, or days, not both.';
export const written = (rows: string) => `Rows written: ${rows}.`;
export const linkMade = (link: string, time: string) =>
  `Whoever opens this link first gets the file, until ${time}: ${link}. It is shown here alone.`;
export const linkEnded = 'The link is taken back: it downloads nothing any more.';
export const noLink = 'There is no such link, or it is over already. Nothing was taken back.';
export const states = {
  open: 'not used yet',
  used: 'used',
  ended: 'taken back',
  lapsed: 'not used in time',
};
export const all = 'all days';
export const until = (file: string, state: string, time: string) =>
  `${file}, ${state}: until ${time}`;
export const noLinks = 'There are no links.';
export const payoutsRead = (count: number, day: string) =>
  `Payouts that are known: ${count}, the newest of ${day}.`;
export const noneYet = 'The card provider has paid out nothing yet.';
export const noPayouts = 'The card provider has no payouts that the shop could read.';
export const providerSilent = (problem: string) =>
  `The card provider has not said its payouts: ${problem}. What was read before stands. Try again later.`;
export const problems = {
  not_itemised: 'the provider does not say what it is made of',
  does_not_add_up: 'its lines do not add up to it',
  unmatched: 'some of its lines are nothing that the shop has',
};
export const isClosed = (month: string) =>
  `${month} is closed already. What came later stands in the open month.`;
export const noBooks = (month: string) =>
  `There is nothing to close in ${month}: the books begin later, or are closed beyond it.`;
export const notOver = (month: string, lastDay: string) =>
  `${month} is not over: close it after ${lastDay} in the shop’s time zone.`;
export const closeFirst = (month: string, next: string) =>
  `Months are closed in their order: close ${next} before ${month}.`;
export const isOpen = (month: string, problems: string) =>
  `${month} stays open: ${problems} Do what it says, or close the month all the same and say why.`;
export const openPayout = (id: string, problem: string) =>
  `Payout ${id}: ${problem}, so compare it at the provider.`;
export const notReconciled = (problem: string) =>
  `The charges could not be compared: ${problem} Try again later.`;
export const closeIt = (month: string) =>
  `Close ${month}? It cannot be opened again: what comes later stands in the open month.`;
export const yesClose = 'Close it';
export const monthClosed = (month: string, sums: string) => `${month} is closed. ${sums}`;
export const nextMonth = (month: string) => `${month}  open`;
export const monthSums = (
  orders: number,
  sold: string,
  back: string,
  left: string,
  tax: string,
  paid: string,
  fees: string,
) =>
  `orders ${orders}, charged ${sold}, refunds ${back}, left ${left}, tax ${tax}, paid out ${paid}, fees ${fees}`;
