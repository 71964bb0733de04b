/** Orders: where they are, what has happened to them, and what can be done. */
import { plural } from '#app/shared/plural.ts';

export const states = {
  placed: 'Placed',
  packed: 'Packed',
  partly_shipped: 'Partly on its way',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  return_requested: 'Return requested',
  return_approved: 'Return approved',
  withdrawn: 'Withdrawn',
  returned: 'Returned',
  ready_to_collect: 'Ready to collect',
  collected: 'Collected',
  to_mail: 'To be mailed',
  mailed: 'Mailed',
  withdrawal_late: 'Withdrawn',
};
export const readsRequest = 'The shop reads your request, and answers here.';
export const sendItBack = 'Send it back: the refund follows.';
export const howToReturn = 'How to send it back';
/** Where the order stands, and what comes next. */
export const standing = {
  placed: 'We have your order, and pack it next.',
  packed: 'It is packed, and waits for the carrier.',
  shipped: 'It is on its way to you.',
  delivered: 'It has arrived.',
  cancelled: 'Nothing is sent.',
  withdrawn: 'Your withdrawal is declared. Send the goods back within 14 days.',
  ready_to_collect: 'It is ready: come and collect it.',
  collected: 'You have collected it.',
  to_mail: 'It is mailed on its day, to whom it is for.',
  mailed: 'It was mailed to whom it is for.',
};
/** How far an order has come whose items are sent in several parcels. */
export const itemsOnTheirWay = (count: number, all: number) =>
  `${count} of ${all} items ${plural(count, 'is', 'are')} on the way.`;
export const itemsArrived = (count: number, all: number) =>
  `${count} of ${all} items ${plural(count, 'has', 'have')} arrived.`;
export const restFollows = 'The rest follows.';
export const restIsOnItsWay = 'The rest is on its way.';
export const stillToCome = 'Still to come';
export const parcelNo = (no: number) => `Parcel ${no}`;
export const packedToCollect = 'It is packed. You hear from us once you can collect it.';
export const paidByCard = (amount: string) => `${amount} was paid by card.`;
export const nothingToPay = 'There was nothing to pay.';
export const allGoesBack = 'All of it goes back to your card.';
export const nothingToPayBack = 'There was nothing to pay back.';
export const packed = 'Packed';
export const waitsForCarrier = 'It waits for the carrier.';
export const trackingNumber = 'Tracking number';
export const trackingIs = (number: string) => `Tracking number ${number}`;
export const onItsWay = 'On its way';
export const onItsWayWith = (carrier: string) => `On its way with ${carrier}`;
export const carrierHasIt = (carrier: string) => `${carrier} has your parcel`;
export const trackingAdded = 'Tracking number added';
export const delivered = 'Delivered';
export const addressChangedByYou = 'You changed the address';
export const addressChangedByShop = 'The shop changed the address';
export const cancelledByYou = 'Cancelled by you';
export const cancelledByShop = 'Cancelled by the shop';
export const returnRequested = 'Return requested';
export const returnApproved = 'Return approved';
export const returnDeclined = 'Return declined';
export const notSent = 'Not sent after all';
export const withdrawalDeclared = 'Withdrawal declared';
export const returned = 'Returned';
export const backAtShop = 'It is back at the shop.';
export const refundOf = (amount: string) => `Refund of ${amount}`;
export const disputes = {
  needs_response: {
    title: 'Payment disputed',
    detail: 'Your bank has asked the shop about the payment.',
  },
  under_review: {
    title: 'Dispute answered',
    detail: 'Your bank is looking at what the shop has answered.',
  },
  won: { title: 'Dispute closed', detail: 'Your bank has confirmed the payment.' },
  lost: { title: 'Dispute closed', detail: 'Your bank has given the money back to you.' },
};
export const refunds = {
  due: 'It is being sent to your card.',
  pending: 'It is on its way to your card, which takes some days.',
  refunded: 'It has gone back to your card.',
  failed: 'Your bank did not take it. The shop looks into it.',
  cancelled: 'It was not needed: the money had gone back before.',
};
export const orderPlaced = 'Order placed';
export const receipt = (shop: string) => `${shop} · Receipt`;
export const onItsWayBack = (amount: string) => `${amount} is on its way back to you`;
export const wentBack = (amount: string) => `${amount} went back to you in full`;
export const notSentBack = (amount: string) => `${amount} could not be sent back yet`;
export const willShow =
  'All of it goes back to the same card; your bank may take a few days to show it.';
export const wentToCard =
  'All of it went back to the same card; your bank may take a few days to show it.';
export const refundRefused =
  'The card provider refused the refund. The money is yours: please contact the shop.';
export const notAnOrder =
  'You were charged {amount} on {date}, but it did not become an order, because its items were already paid for or the charge was not what your basket came to. {outlook}';
export const order = 'Order';
export const seeOrder = 'See the order';
export const refunded = 'Refunded:';
export const orderTotal = 'Order Total:';
export const total = 'Order Total';
export const outcomes = {
  cancelled: { title: 'Your order is cancelled' },
  'return-requested': {
    title: 'The shop knows that you want to return it',
    text: 'The answer appears here.',
  },
  'return-open': {
    title: 'A return of this order is open already',
    text: 'What you have just picked is not part of it. Once it has ended, you can return more.',
  },
  'address-changed': {
    title: 'Your order goes to the new address',
    text: 'What you paid stays the same. A mail confirms it.',
  },
  'too-late': {
    title: 'That is not possible any more',
    text: 'The order has moved on: see below.',
  },
  'code-sent': {
    title: 'A code is on its way to you',
    text: 'It goes to the e-mail address that was given with the order, and can be used for 15 minutes.',
  },
  'code-wrong': {
    title: 'This is not the code',
    text: 'Type it as it stands in the mail. It can be used once, for 15 minutes: have another one sent if it is older.',
  },
  'code-right': { title: 'All of your order is shown', text: 'In this browser, for an hour.' },
  'no-email': {
    title: 'There is no e-mail address of this order any more',
    text: 'Answer one of the mails about it, and the shop helps.',
  },
  transferred: { title: 'The order is in your account', text: 'You find it in Your Orders.' },
  'owned-elsewhere': {
    title: 'This order is in another account',
    text: 'Sign in to that one to see it among its orders.',
  },
  'claim-later': {
    title: 'A payment is still open where the order was made',
    text: 'Finish it there, or try again tomorrow: it ends by itself.',
  },
  'claim-signed-out': {
    title: 'You are not signed in',
    text: 'Sign in, and open the link once more.',
  },
  'claim-code-needed': {
    title: 'Open the order by its code first',
    text: 'Have a code sent to the e-mail address of the order, and type it below. Then you can keep the order.',
  },
};
export const nothingAdded = 'Nothing was added to your basket';
export const addedToBasket = (count: number) =>
  `Added to your basket: ${count} ${plural(count, 'item', 'items')}`;
export const noLongerSoldIs = (title: string) => `No longer sold: ${title}`;
export const basketIsFull = 'Your basket is full: pay for what is in it first.';
export const goToBasket = 'Go to your basket';
export const claimOrder = 'Keep this order in my account';
export const madeSignedOut = 'It was made without signing in.';
export const showAddress = 'Show the address';
export const takesACode =
  'After 30 days it takes a code, which goes to the e-mail address of the order.';
export const sendCode = 'Send me a code';
export const code = 'Code';
export const buyAgain = 'Buy again';
export const todayFor = (count: number, price: string) =>
  `${count} ${plural(count, 'item', 'items')}, today ${price}.`;
export const goneNow = (count: number) => ` ${count} ${plural(count, 'is', 'are')} no longer sold.`;
export const cancelOrder = 'Cancel the order';
export const notPackedYet = 'It is not packed yet.';
export const goBackToCard = (amount: string) => ` ${amount} goes back to your card.`;
export const cancelThis = 'Cancel this order';
export const askToReturn = 'Ask for the return';
export const bankIsLooking =
  'Your bank is looking into this payment. What you cancel or send back meanwhile may only be paid back after it has decided: see what has happened.';
export const whatYouBought = 'What you bought';
export const whatItCameTo = 'What it came to';
export const paidByCardShort = 'Paid by card. ';
export const sentTo = 'Delivery to {address}.';
export const whatHasHappened = 'What has happened';
export const noLongerSold = 'No longer sold';
export const carrier = 'Carrier';
export const whereItIs = 'Where it is';
export const followAt = (carrier: string) => `Follow the parcel at ${carrier}`;
export const includesTax = (rate: string) => `Includes ${rate} tax`;
export const refund = 'Refund';
export const refundNotArrived = 'Refund, not arrived';
export const paidAfterRefunds = 'Paid after refunds';
export const printInvoice = 'Print the invoice';
export const print = 'Print';
export const invoiceComes =
  'The invoice gets its number within a few minutes. Printed before that, this is a receipt.';
export const orderNo = (number: string) => `Order ${number}`;
export const noSuchOrder = 'No such order';
export const aboutOrder = 'What you ordered, and where it is.';
export const hiddenByAccount = 'an address that this account does not show any more';
export const hiddenByLink = 'an address that this link does not show any more';
export const yourOrders = 'Your Orders';
export const noOrderOfYours = 'There is no such order of yours';
export const signIn = 'Sign in';
export const shownToAccount =
  'Orders are shown to the account that they belong to. Sign in with that one.';
export const aboutOrders = 'What you have ordered, newest first.';
export const orderIsSafe = 'Your order is safe';
export const noneYet = 'You have not ordered anything yet';
export const signInToSee = 'Sign in to see your orders';
export const findSomething = 'Find something you like';
export const appearsHere = 'An order appears here the moment it is paid, on every device.';
export const pagesOfOrders = 'Pages of orders';
export const newestOrders = 'Newest orders';
export const olderOrders = 'Older orders';
export const paidAsGuest =
  'You ordered as a guest. {signIn} in this browser, and the order moves there.';
export const linkInMail = 'The link in the mail that we sent you opens it, if you gave an e-mail.';
export const signInOrCreate = 'Sign in or create an account';
export const thankYou = 'Thank you, your order is placed';
export const orderNumber = 'Order number';
export const howItComes = 'Delivery';
export const goesTo = 'Goes to';
export const nextMailed = 'Next, we mail the gift card on its day.';
export const nextPacked = 'Next, we pack it.';
export const onEveryDevice = 'You will find it here on every device you sign in on.';
export const noteNumber = 'Please note its number, or keep the link of its page.';
export const mailedTo = (email: string) =>
  `A mail with the link to your order is sent to ${email}.`;
export const more = (count: number) => `and ${count} more`;
export const seeReceipt = 'See your order and its receipt';

/** Returns of single items. */
export const returnReasons = {
  damaged: 'Damaged or faulty',
  wrong_item: 'Wrong item',
  not_as_described: 'Not as described',
  does_not_fit: 'Does not fit',
  changed_mind: 'No longer wanted',
  other: 'Something else',
};
export const returnItems = 'Return items';
export const returnOf = (number: string) => `Return items of order ${number}`;
export const whichGoBack =
  'Choose what goes back, and why. You see what is refunded before anything is sent.';
export const howMany = 'How many go back';
export const sendThisBack = 'Send this back';
export const noneOfIt = 'None';
export const reason = 'Reason';
export const chooseReason = 'Choose a reason';
export const inYourWordsIf = 'In your words (optional)';
export const backFor = (amount: string) => `Refund: ${amount}`;
export const backForAll = (amount: string, count: number) => `Refund: ${amount} for all ${count}`;
export const goOn = 'Continue';
export const youSendBack = 'You send back';
export const youGetBack = 'You get back';
export const change = 'Change';
export const backWhenReceived =
  'It goes back the way you paid, once the shop has received what you send.';
export const nothingBack =
  'Nothing goes back for it: it was paid back already, or it cost nothing.';
export const withoutDelivery = (amount: string) => `Without delivery, ${amount}.`;
export const seeOrderAgain = 'Back to the order';
export const returning = (count: number) => `${count} ${plural(count, 'goes', 'go')} back`;
export const withdrawnFrom = (count: number) => `${count} withdrawn`;
export const cameBack = (count: number) => `${count} came back`;
export const returnGone = {
  title: 'Nothing of this order can be returned now',
  text: 'It has not been sent yet, a return is open, or all of it went back: see the order.',
};
export const returnProblems = {
  nothing: 'Choose at least one item.',
  reason: 'Choose a reason.',
  words: 'Please say it in your own words.',
};
export const collectedInPerson = 'Collected in person.';
/** What was paid without a card, and goes back so. */
export const paidSo = (howPaid: string, amount: string) => `${howPaid}: ${amount}.`;
export const allGivenBack = 'The shop gives all of it back to you itself.';
export const areGivenBack = (amount: string) => ` The shop gives ${amount} back to you itself.`;
export const givesBack = 'The shop gives it back to you itself.';
export const gaveBack = 'The shop has given it back to you.';
export const inExchangeFor = (number: string) => `In exchange for order ${number}`;
export const exchangedBy = (number: string) => `Exchanged: order ${number} comes for it`;
