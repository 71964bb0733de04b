/** What is said of accounts once something was done, or not. */
export const noAccount = 'There is no such account: write its whole e-mail, or its id.';
export const signedOut = 'Signed out everywhere.';
export const downloadedBefore = 'It was downloaded before.';
export const notNow = {
  payment_open: 'A payment is being made. It ends within minutes: try again then.',
  refund_due: 'A refund is under way. Delete the account when it is made.',
  gone: 'There is no such account any more.',
};
export const deleted = 'The account is deleted.';
export const deleteIt = (email: string) =>
  `Delete the account of ${email}? Its e-mail, password, sessions, basket and mails are deleted. The books keep what was charged, under an id that names nobody. It cannot be undone.`;
export const creditLost = (amount: string) => ` ${amount} of store credit is lost with it.`;
export const yesDelete = 'Delete the account';
export const noOneOrder =
  'No order has this number, or several begin so: write all of it, or the whole e-mail.';
export const hasAccount = 'This order belongs to an account: delete that one.';
export const guestNotNow = {
  payment_open: 'A payment is being made. It ends within minutes: try again then.',
  refund_due: 'A refund is under way. Forget the guest when it is made.',
};
export const forgotten = 'Forgotten. Invoices stay, and who an order is for until it has arrived.';
export const noGuest = 'No guest has bought with this e-mail. What waited under it is forgotten.';
export const forgetGuest = (guest: string) =>
  `Forget ${guest}? E-mail, addresses, baskets and mails of this guest are deleted. The books keep what was charged, and invoices their names. It cannot be undone.`;
export const yesForget = 'Forget the guest';
