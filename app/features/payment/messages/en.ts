/** The payment page, and why a payment does not start or end. */
import { counted, plural } from '#app/shared/plural.ts';

export const includesTax = (rate: string) => `Includes ${rate} tax`;
export const buyNow = 'Buy Now';
export const orderWithObligation = 'Order with obligation to pay';
export const yourOrder = 'Your order';
export const processing = 'Processing';
export const email = 'E-mail for your confirmation';
export const emailNeeded = 'Where should the confirmation go? The link in it opens your order.';
export const emailFirst = 'Give your e-mail and save it first.';
export const confirmationEmail = 'E-mail for your confirmation (optional)';
export const saveAddress = 'Save this address';
export const malformedEmail = 'This is not an e-mail address.';
export const unfinishedEmail =
  'Nothing was charged: check the e-mail address for your confirmation. Then press Buy Now again.';
export const orderTotal = 'Order Total:';
export const nothingToPay = '{nothing}: your basket is empty.';
export const nothing = 'Nothing to pay';
export const findSomething = 'Find something you like';
export const noCardNeeded = '{nothing}: no card is needed.';
export const nothingIsDue = 'Nothing is due';
export const formNotLoaded = 'The card form could not be loaded';
export const checkConnection = 'Check your connection. Your basket is as it was.';
export const tryAgain = 'Try again';
export const justChanged = 'What you pay for has just changed. Reload this page, and look it over.';
export const needsScripts = 'Paying by card needs scripts, which this browser does not run.';
export const hasChanged = 'This has changed while the page was open';
export const checkoutOf = (count: number) => `Checkout (${count} items)`;
export const deliveryAddress = 'Delivery Address';
export const reviewItems = 'Review items and delivery';
export const noItems = 'No items';
export const paymentMethod = 'Payment Method';
export const exampleAddress = 'An example address of the shop: every order is sent to it.';
export const checkout = 'Checkout';
export const aboutCheckout = 'Pay for your basket by card.';
export const addressGone =
  'The address that you picked was removed in the meantime. Choose where your order goes.';
export const unsavedAddress = 'Finish the address: it is saved once you leave it.';
export const unreached =
  'The shop could not be reached. Nothing was charged; check your connection and try again.';
export const failed = 'That did not work. Nothing was charged; reload the page and try again.';
export const codeUsedUp =
  'The code has just been used up, or others are paying with it. Nothing was charged: look your basket over.';
export const justSold =
  'Something in your basket has just been sold, or is in the checkouts of others. Nothing was charged: look your basket over.';
export const notHeld = 'This payment is over. Nothing was charged: press Buy Now again.';
export const unpaid =
  'The payment did not go through. Nothing was charged; try again, or use another card.';
export const notThrough = 'The payment did not go through. Nothing was charged; please try again.';
export const providerUnreached =
  'The card provider could not be reached. Nothing was charged; check your internet connection and try again.';
export const unclear =
  'We could not find out whether your card was charged. Check your connection and press Buy Now again: you are never charged twice for the same basket.';
export const tooMany =
  'Too many payments were started from here. Nothing was charged; try again in a minute.';
export const tooManyWait = (seconds: number) =>
  `Too many payments were started from here. Try again in ${seconds} seconds.`;
export const tooManyReload = (seconds: number) =>
  `Too many payments were started from here. Reload this page in ${seconds} seconds.`;
export const tooManyDeclines = (hours: number) =>
  `Too many cards were declined from here today. Nothing was charged; try again in ${counted(hours, 'hour', 'hours')}. If you have bought here before, sign in to pay now.`;
export const parts = {
  items: 'what is in your basket or what it costs',
  address: 'the address that your order goes to',
  delivery: 'the price of delivery',
  code: 'what your code takes off',
  tax: 'the tax in the prices',
  requests: 'your note or the gift message',
  credit: 'what your gift card or store credit pays',
};
export const changedSince = (parts: string, count: number, total: string) =>
  `${parts} ${plural(count, 'has', 'have')} changed since this page showed it: the total is ${total} now. Nothing was charged. Look it over and pay again.`;
export const costsNow = (title: string, price: string, before: string) =>
  `“${title}” costs ${price} now. It was ${before}.`;
export const newInBasket = (titles: string) => `New in your basket: ${titles}.`;
export const goneFromOrder = (titles: string) => `Not in this order any more: ${titles}.`;
export const noCodeNow = 'No code takes anything off any more.';
export const codeNow = (code: string, amount: string) =>
  `The code ${code} takes off ${amount} now.`;
export const creditNow = (name: string, amount: string) => `${name} pays ${amount} of it now.`;
export const creditShort =
  'Your gift card or store credit has less on it by now. Nothing was charged. Look it over and pay again.';
export const goesTo = (where: string) => `It goes to ${where} now.`;
export const deliveryNow = (price: string, before: string) =>
  `Delivery costs ${price} now. It was ${before}.`;
export const deliveryIs = (option: string, price: string) =>
  `Delivery is “${option}” now, for ${price}.`;
export const requestsChanged = 'Your note or the gift message has changed.';
export const unsavedRequests = 'Leave your note when it is complete: it is saved then.';
export const vatNumberChanged = 'The VAT number for your invoice has changed.';
export const taxChanged = 'The tax in the prices has changed.';
export const emptyBasket = 'Your basket is empty. Add something to it first.';
export const totalChanged = (total: string) =>
  `Your basket has changed: the total is ${total} now. Look it over and pay again.`;
export const tooSmall = (least: string) =>
  `The least that a card can be charged is ${least}. Add something to your basket.`;
export const tooLarge = (most: string) =>
  `The most that a card can be charged is ${most}. Remove something from your basket.`;
export const tooManyItems = (most: number) =>
  `At most ${most} items can be bought at once. Remove some of them from your basket.`;
export const tooManyUnits = (most: number, title: string) =>
  `At most ${most} of “${title}” can be bought at once. Remove some of them from your basket.`;
export const noAddress = 'Say where your order goes first: fill in the delivery address.';
export const noGiftEmail = 'Say first to whom the gift card is mailed.';
export const giftCardsApart =
  'Gift cards are bought in an order of their own: take them, or everything else, out of your basket first.';
export const giftCardsOff =
  'Gift cards are not sold right now: take them out of your basket first.';
export const noPhone = 'Give a phone number for the delivery first: it belongs to the address.';
export const noEmail = 'Give your e-mail first: the confirmation of your order goes there.';
export const notDelivered =
  'This shop does not deliver to the country of your address. Give another one, or buy from a shop near you.';
export const tooHeavy =
  'This order is too heavy to be delivered there. Take something out of your basket, or send it to another country.';
export const belowMinimum = (missing: string) =>
  `Delivery to your address begins at a higher total: add ${missing} more to your basket.`;
export const deliveryUnknown =
  'What delivery costs cannot be found out right now. Nothing was charged; reload this page in a minute.';
export const alreadyPaid =
  'This basket is paid already. You find the order under Returns & Orders.';
export const stillProcessing =
  'Your payment is still being processed. You find the order under Returns & Orders soon.';
export const providerUnavailable =
  'The card provider does not answer right now. Nothing was charged; try again in a moment.';
export const providerRefused =
  'The card provider refused to start this payment. Nothing was charged; try again later.';
export const waiting = 'Your payment is waiting';
export const backToPayment = 'Go back to the payment page';
export const testMode = 'Test mode: no real money moves';
export const payWithCard = 'Pay with the card {card}, any future date and any CVC.';
export const otherCards = 'Other test cards and what they do';
export const outcomes = {
  challenge: 'Asks for 3-D Secure, which you pass or fail',
  declined: 'Declined',
  noFunds: 'Declined: insufficient funds',
  expired: 'Declined: the card has expired',
  wrongCode: 'Declined: wrong security code',
  error: 'Fails with a processing error',
};
export const cardDetails = 'Card details';
export const cardNumber = 'Card number';
export const aTestCard = 'One of the test cards named above';
export const expiry = 'Expiration date';
export const expiryFormat = 'MM / YY';
export const expiryHint = 'Month and year, such as 12 / 34';
export const securityCode = 'Security code';
export const cvc = 'CVC';
export const cvcHint = 'Three digits';
