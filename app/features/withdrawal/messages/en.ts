/** What consumers read of the withdrawal from a contract, on its pages and in its mails. */
export const title = 'Withdraw from a contract';
export const withdrawFrom = (number: string) => `Withdraw from order ${number}`;
export const about = 'Withdraw from an order without giving a reason.';
/** As Article 11a of Directive 2011/83/EU words it. */
export const confirm = 'Confirm withdrawal';
export const intro =
  'You may withdraw without giving a reason. Choose what you withdraw from: at first, all of it is chosen.';
export const inTimeUntil = (day: string) => `In time until the end of ${day}.`;
export const late =
  'The period of withdrawal is over. You may still declare it: the shop decides, and answers you.';
export const shopDecides = 'It comes after the period: the shop decides, and answers you.';
export const byNumber =
  'You may withdraw without giving a reason. We confirm at once, by mail, that we have your declaration.';
export const name = 'Your name';
export const email = 'E-mail';
export const emailHint = 'Preferably the one you gave with the order.';
export const numberHint = 'Ten letters and digits: it stands in every mail about the order.';
export const extent = 'You withdraw from';
export const extents = {
  whole: 'The whole order',
  some: 'Some items, which you choose by the link in our mail',
};
export const problems = {
  name: 'Enter your name in letters.',
  email: 'Enter an e-mail address, such as anna@example.com.',
  orderNumber: 'Enter the ten letters and digits of the order number.',
  nothing: 'Choose at least one item.',
};
export const waitAWhile =
  'So many declarations have come from your connection that this one has to wait. Send it again in an hour, or write to the shop.';
export const yourDeclaration = 'Your declaration';
export const iWithdraw = (number: string) =>
  `I withdraw from the contract of these items of order ${number}:`;
export const declares = {
  whole: (number: string) => `I withdraw from the contract of order ${number}.`,
  some: (number: string) => `I withdraw from the contract of some items of order ${number}.`,
};
export const received = 'We have received your withdrawal';
export const mailComes = (email: string) => `A mail with its content and time goes to ${email}.`;
export const followLink =
  'Please follow the link in it: it shows that it was you. Without it the shop checks by hand.';
export const shopLooks = 'The shop compares it with its orders, and writes to you.';
export const declaredFor = (titles: string) => `${titles}, declared on`;
export const sendBack = 'Send the goods back within 14 days.';
export const notSent = 'It was not sent yet: the money goes back at once.';
export const bankDecides = (day: string) =>
  `It was not sent yet. Your bank is deciding about this payment: the money goes back by ${day}, from your bank or from the shop.`;
export const moneyBackBy = (day: string) =>
  `The money goes back by ${day}, once the goods, or proof that you sent them, have arrived.`;
export const whereTo = 'E-mail for the confirmation';
export const nothingLeft = {
  title: 'There is nothing left to withdraw from',
  text: 'The order was cancelled, or all of it went back: its page says more.',
};
export const byNumberInstead = 'Withdraw by order number';
export const notShown =
  'Open the link of a mail about the order, sign in, or withdraw by its number and your e-mail.';
export const mail = {
  subject: (number: string) => `We have received your withdrawal: order ${number}`,
  preview: (time: string) => `Declared on ${time}.`,
  content: 'Content',
  declaredOn: 'Received on',
  isYou: 'Yes, it was me',
  follow:
    'Please confirm by the button that it was you, and choose the items if it is not all. Without it the shop checks by hand; your declaration is in time either way.',
  notYou: 'If it was not you, do nothing.',
  reason: (shop: string) =>
    `You receive this because somebody declared a withdrawal at ${shop} with this address.`,
};
