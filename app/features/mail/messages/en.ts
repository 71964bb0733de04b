/** The mails to shoppers and to the staff. */
export const andMore = (count: number) => `and ${count} more`;
export const total = 'Total';
export const becauseOfAccount = (shop: string) =>
  `You receive this because of your account at ${shop}.`;
export const becauseOfOrder = (shop: string) =>
  `You receive this because of your order at ${shop}.`;
export const becausePaid = (shop: string) => `You receive this because you paid at ${shop}.`;
export const worksOnce = 'The link works once, for one hour.';
export const reset = {
  subject: 'Choose a new password',
  askedFor: (shop: string) => `A new password was asked for, for your account at ${shop}.`,
  notYou:
    'The link works once, for one hour. If it was not you who asked, do nothing: your password stays as it is.',
};
export const confirmEmail = {
  subject: 'Confirm your e-mail address',
  preview: 'One click, and we know that our mails reach you.',
  heading: 'Is this your address?',
  given: (shop: string) =>
    `This address was given for an account at ${shop}. Confirm it, so that we know that our mails reach you.`,
  button: 'Confirm this address',
  notYours: 'The link works for one day. If the account is not yours, do nothing.',
  reason: (shop: string) => `You receive this because somebody gave this address at ${shop}.`,
};
export const emailChanged = {
  subject: 'Your e-mail address was changed',
  preview: (email: string) => `Your account now has the address ${email}.`,
  signIn: (shop: string) =>
    `You now sign in at ${shop} with the new address, and our mails go there.`,
  untilNow: 'Until now',
  fromNow: 'From now on',
  notYou: 'If it was not you who changed it, answer this mail at once.',
};
export const newSignIn = {
  subject: 'A new sign-in to your account',
  preview: (device: string) => `From ${device}.`,
  notSeenBefore: 'Your account was signed in to from a device that we have not seen before.',
  device: 'Device',
  time: 'Time',
  notYou:
    'If it was you, there is nothing to do. If not, end that session and change your password.',
  button: 'Open your account',
};
export const deletion = {
  subject: 'Confirm that your account is to be deleted',
  heading: 'Delete your account?',
  askedFor: (shop: string) =>
    `The deletion of your account at ${shop} was asked for. It cannot be undone.`,
  button: 'Go on to the deletion',
  notYou:
    'The link works once, for one hour. If it was not you who asked, do nothing, and change your password.',
};
export const deleted = {
  subject: 'Your account is deleted',
  preview: 'Thank you for having shopped with us.',
  whatStays: (shop: string) =>
    `Your account at ${shop} is deleted, with your basket and your sessions. Our books still have what was bought and paid, without your name; only invoices keep the name and address that stand on them.`,
  lastMail:
    'If an order is still on its way, our staff know whom it is for until it has arrived or was refunded, and we write to you about it. Else this is our last mail to you. Thank you for having shopped with us.',
  reason: (shop: string) => `You receive this because you had an account at ${shop}.`,
};
export const returnAnswered = {
  approved: (what: string) => `Your return is approved: ${what}`,
  declined: (what: string) => `About your return: ${what}`,
  sendItBack: 'please send it back',
  notTakenBack: 'the shop does not take it back',
  goesBack: (amount: string) =>
    `Once it has arrived, ${amount} goes back to the card that you paid with.`,
  notTaken: 'The shop does not take it back.',
  why: (reason: string) => `The shop says: ${reason}`,
  notAgreed: 'If you do not agree, answer this mail.',
};
export const confirmStockWatch = {
  subject: (title: string) => `Shall we tell you when it is back? ${title}`,
  preview: 'One click, and we write to you when it is back.',
  heading: 'Shall we tell you when it is back?',
  asked: (title: string) =>
    `Somebody wants a mail here when “${title}” is back in stock. Was it you? Then confirm it.`,
  button: 'Yes, tell me',
  notYou: 'The link works for one day. If it was not you, do nothing: we write no more.',
};
export const backInStock = {
  subject: (title: string) => `Back in stock: ${title}`,
  preview: 'You asked us to tell you.',
  heading: 'It is back in stock',
  canBeBought: (title: string) => `${title} can be bought again. We cannot put one aside for you.`,
  button: 'See it',
  reason: (shop: string) => `You receive this once, because you asked for it at ${shop}.`,
  stop: 'Stop these mails',
};
export const reviewRequest = {
  subject: (what: string) => `What do you think of it? ${what}`,
  preview: 'A few words help whoever thinks of buying it.',
  heading: 'What do you think of it?',
  arrived: (what: string) =>
    `You have had this for a week: ${what}. Say how good it is, in stars or in a few words.`,
  button: 'Write a review',
  reason: (shop: string) =>
    `You receive this once, because you asked for it with your order at ${shop}.`,
  stop: 'Do not ask me for reviews',
};
export const yourOrder = 'your order';
export const titleAndMore = (title: string, count: number) => `${title} and ${count} more`;
export const orderId = 'Order id';
export const seeOrder = 'See your order';
export const ofOrder = (number: string, what: string) => `Order ${number}: ${what}.`;
export const placed = {
  subject: (what: string) => `Your order is confirmed: ${what}`,
  youPaid: (total: string) => `you paid ${total}`,
  nothingToPay: 'nothing to pay',
  heading: 'Thank you for your order',
  receipt: (number: string, total: string, date: string) =>
    `Order ${number}: you paid ${total} on ${date}. This is your receipt.`,
  freeReceipt: (number: string, date: string) =>
    `Order ${number} of ${date}: nothing was to pay. This is your receipt.`,
  deliveredTo: 'Delivered to',
};
export const refund = {
  subject: (amount: string) => `Your refund of ${amount}`,
  preview: (amount: string) => `${amount} goes back to the card that you paid with.`,
  heading: (amount: string) => `We are refunding ${amount}`,
  goesBack:
    'The money goes back to the card that you paid with. Most banks show it within 5 to 10 days.',
  payment: 'Payment',
  date: 'Date',
  seeOrders: 'See your orders and refunds',
};
/** Why money goes back, by the reason that is written with the refund. */
export const refundReasons = {
  lines_sold:
    'You have paid for this already, in another tab or on another device, so this second payment goes back in full.',
  second_charge: 'You were charged twice, so the second payment goes back in full.',
  amount_differs:
    'What was charged is not the total that you were shown, so the payment goes back in full and nothing was ordered.',
  sold_out:
    'Something in your basket was sold out while you paid, so the payment goes back in full and nothing was ordered. We are sorry.',
  returned: 'What you sent back has arrived.',
};
export const why = (reason: string) => `Why: ${reason}`;
export const shipped = {
  subject: (what: string) => `On its way: ${what}`,
  hasLeft: 'your parcel has left the shop',
  heading: 'Your order is on its way',
  partHeading: 'Part of your order is on its way',
  restHeading: 'The rest of your order is on its way',
  restFollows: 'The rest follows in another parcel:',
  brings: (carrier: string, where: string) =>
    `${carrier} has your parcel and brings it to ${where}.`,
  goesTo: (where: string) => `Your parcel has left the shop and goes to ${where}.`,
};
/** Of an order that is collected in person. */
export const readyToCollect = {
  subject: (what: string) => `Ready to collect: ${what}`,
  waits: 'you can collect it now',
  heading: 'Your order is ready to collect',
  restFollows: 'The rest follows later:',
  comeAndCollect: 'It waits for you: come and collect it with the order’s number.',
};
export const collected = {
  subject: (what: string) => `Collected: ${what}`,
  done: 'you have collected it',
  heading: 'Your order was collected',
  handedOver:
    'It was handed over. If that was not you, or something is wrong with it, answer this mail.',
};
export const tracking = {
  subject: (what: string) => `Where your parcel is: ${what}`,
  hasNumber: 'your parcel has a tracking number',
  heading: 'Follow your parcel',
  onItsWay: 'Your order is on its way.',
  onItsWayWith: (carrier: string) => `Your order is on its way with ${carrier}.`,
};
export const delivered = {
  subject: (what: string) => `Delivered: ${what}`,
  arrived: 'your parcel has arrived',
  heading: 'Your order was delivered',
  partHeading: 'Part of your order was delivered',
  whereItIs: (where: string) =>
    `It was delivered to ${where}. If you cannot find it, or something is wrong with it, answer this mail.`,
};
export const cancelled = {
  subject: (what: string) => `Cancelled: ${what}`,
  preview: (amount: string) => `${amount} goes back to your card.`,
  nothingSent: 'Nothing will be sent.',
  heading: 'Your order is cancelled',
  goesBack: (amount: string) =>
    `Nothing will be sent, and ${amount} goes back to the card that you paid with. Most banks show it within 5 to 10 days.`,
  weOwe: (amount: string) =>
    `We owe you ${amount}, which your bank has not taken back so far. We look into it; answer this mail if you do not hear from us.`,
};
export const addressChanged = {
  subject: (what: string) => `New delivery address: ${what}`,
  preview: 'It was changed on the page of your order, or by us.',
  heading: 'Your order goes to another address',
  sameAmount: 'What you paid for it, delivery and tax stay as they are.',
  goesTo: 'Now delivered to',
  notYou:
    'If you did not ask for this, open the order and put the address right before it is packed, or answer this mail at once.',
};
export const claimed = {
  subject: (what: string) => `In an account now: ${what}`,
  preview: 'You still get our mails about it.',
  heading: 'Your order is in an account now',
  whoSees: (shop: string) =>
    `Somebody opened the link of our mail and took this order into an account at ${shop}, which sees what was bought and where it goes. You still get our mails about it, and the link below still opens it.`,
  notYou: 'If it was neither you nor somebody whom you gave our mail to, answer this mail.',
};
export const orderCode = {
  subject: 'The code that opens your order',
  preview: 'It can be used once, for 15 minutes.',
  heading: 'Open your order',
  whatItShows: 'Where your order goes is shown to whoever has this code.',
  notYou:
    'It can be used once, for 15 minutes. If it was not you who asked for it, do nothing, and give it to nobody.',
};
export const toStaff =
  'You receive this because STAFF_MAIL, or else MAIL_FROM, names this address.';
export const amount = 'Amount';
export const firstOrder = {
  subject: (shop: string, amount: string) => `${shop} has its first order: ${amount}`,
  preview: 'Somebody bought something.',
  heading: 'The first order',
  whatToDo: (shop: string) =>
    `${shop} has sold something for the first time. Look at the order, then pack it:`,
};
export const refundFailed = {
  heading: (amount: string) => `A refund of ${amount} has failed`,
  preview: 'The card provider has refused it for good.',
  whatToDo:
    'The card provider has refused this refund for good, and the shop does not ask again. Refund it at the provider, or reach the shopper in another way.',
  reason: 'Reason of the refund',
};
export const reconciliation = {
  subject: (counts: string) => `The reconciliation has found something: ${counts}`,
  heading: 'The reconciliation has found something',
  whatToDo:
    'What the card provider says and what the shop has written differ. The section Reconciliation of docs/operating.md says what to do about each line.',
};
export const stuckMail = {
  heading: (count: number) => (count === 1 ? 'A mail is stuck' : `${count} mails are stuck`),
  whatToDo: (count: number) =>
    `${count === 1 ? 'One mail was' : `${count} mails were`} refused, or cannot be written, or could not be sent for an hour. These list them, show one, and send one again:`,
  lastAnswer: 'The last answer',
};
export const endpointOff = {
  heading: 'A webhook was switched off',
  whatToDo:
    'Nothing is sent there any more. What happens in the shop waits for it, for thirty days. Once it answers again, switch it on in the admin, under Webhooks, or by this:',
  webhook: 'Webhook',
  why: 'Why',
  isGone: 'It has answered with 410, which says that it is wanted no more.',
  triesFailed: (tries: number, last: string | number) =>
    `${tries} tries within three days have failed. The last answer: ${last}`,
};
export const backupFailed = {
  heading: 'The nightly backup has failed',
  whatToDo:
    'The shop tries again every hour. Once you have mended what is in the way, this makes a backup at once:',
  problem: 'What is in the way',
};
/** What is said of a mail server, or of the folder that stands for one; what a server answers is in its own words. */
export const smtp = {
  login: (server: string, answer: string) =>
    `${server} refuses the user or the password of SMTP_URL: ${answer}`,
  host: (server: string, answer: string) =>
    `There is no such host: ${server}. Correct SMTP_URL. (${answer})`,
  noAnswer: (server: string, code: string) =>
    `Nothing answers at ${server} (${code}): correct host and port of SMTP_URL, or let the firewall through.`,
  certificate: (server: string, code: string) =>
    `The certificate of ${server} is not trusted (${code}): name the host in SMTP_URL as the certificate does, or give its authority in NODE_EXTRA_CA_CERTS.`,
  tls: (server: string, answer: string) =>
    `${server} does not speak TLS as SMTP_URL says: smtps:// is TLS from the start (port 465), smtp:// goes over to it (port 587). ${answer}`,
  other: (server: string, answer: string) => `${server} does not take the mail: ${answer}`,
  taken: (server: string, to: string) =>
    `${server} has taken the test mail to ${to}. Look whether it arrives, and not among spam.`,
  written: (folder: string, to: string) =>
    `SMTP_URL is not set, so that mails reach nobody: the test mail to ${to} is a file in ${folder}.`,
};
export const testMail = {
  subject: (shop: string) => `Test mail of ${shop}`,
  preview: 'The mail server works.',
  heading: 'The mail server works',
  words: (shop: string) =>
    `Somebody of the staff of ${shop} has asked for this mail, to see whether its mails arrive. There is nothing to do.`,
  reason: (shop: string) => `You receive this because staff of ${shop} typed this address.`,
};
