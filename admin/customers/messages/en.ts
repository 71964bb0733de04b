/** Customers: how they are found, and the page of one. */
export const what = 'customers';
export const searchHint = 'Whole e-mail of an account';
export const aboutSearch =
  'Accounts are found by their e-mail. Orders of guests are among the orders, by theirs.';
export const nobody = 'No account has this e-mail.';
export const aCustomer = 'A customer';
export const sinceConfirmed = 'Since {time}, confirmed';
export const sinceNotConfirmed = 'Since {time}, not confirmed';
export const sessions = 'Sessions';
export const sessionOn = (device: string) => `${device}, since {time}`;
export const noSession = 'None is open.';
export const whatIsKept = 'What is kept';
export const downloadAll = 'Download all of it as JSON';
export const aboutDeleting =
  'Deleting the account deletes e-mail, password, sessions, basket and mails. The books keep what was charged, under an id that names nobody. It cannot be undone.';
export const newOrder = 'New order for this customer';
