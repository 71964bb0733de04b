/** The pages of gift cards and store credit. */
export const title = 'Gift cards and store credit';
export const about =
  'What the shop owes to whoever has the code, or to an account, and is paid with at the next orders.';
export const aCard = 'Gift card';
export const card = 'Card';
export const balance = 'Balance';
export const who = 'For';
export const made = 'Made';
export const state = 'State';
export const withoutCode = 'Gift card without a code yet';
export const lastLetters = 'Last letters of the code';
export const what = 'gift cards';
export const newCard = 'New gift card';
export const none = 'There are none.';
export const older = 'Older ones';
export const ended = 'Ended';
export const isUsable = 'Can be spent';
export const when = 'When';
export const fact = 'What';
export const amount = 'Amount';
export const order = 'Order';
export const account = 'The account';
export const ledger = 'All that has moved the balance';
export const change = 'Change it';
export const isMailed = 'Is mailed {time}';
export const facts = {
  issued: 'Made',
  bought: 'Bought',
  given: 'Given',
  changed: 'Corrected',
  spent: 'Spent',
  refunded: 'Refunded to it',
  taken_back: 'Taken back',
  voided: 'Ended',
};
export const isHeld = (amount: string) => `Can be spent; a payment holds ${amount}`;
export const isFor = (email: string) => `For ${email}`;
