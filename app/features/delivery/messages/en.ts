/** Where an order goes, and what a charge is made of. */
export const withheld = 'the address that was given with it';
export const free = 'Free';
export const items = 'Items';
export const code = (code: string) => `Code ${code}`;
export const delivery = 'Delivery';
export const deliveryBy = (title: string) => `Delivery (${title})`;
export const arrivesOn = (days: string) => `Arrives ${days}`;
export const readyOn = (days: string) => `Ready to collect ${days}`;
export const wasDue = (days: string) => `Was due ${days}`;
export const howDelivered = 'How should it come?';
export const deliverSo = 'Use this';
export const changeAddress = 'Change the address';
export const name = 'Name';
export const street = 'Street and number';
export const flat = 'Apartment, suite';
export const town = 'Town or city';
export const region = 'State or region';
export const postalCode = 'Postal code';
export const country = 'Country';
export const chooseCountry = 'Choose a country';
export const optional = (label: string) => `${label} (optional)`;
export const sendHere = 'Deliver to this address';
export const goesTo = (address: string) => `Your order goes to ${address}.`;
export const whoFor = 'Who is it for?';
export const whichStreet = 'Which street and number?';
export const whichTown = 'Which town or city?';
export const whichRegion = 'Which state or region?';
export const whichPostalCode = 'Which postal code?';
export const atMostLetters = (most: number) => `Use at most ${most} letters`;
export const whereTo = 'Where should it go?';
export const anotherAddress = 'Another address';
export const editAddresses = 'Edit your addresses';
export const tooManySaved = (seconds: number) =>
  `This address is not saved yet: too many came from here. Send it again in ${seconds} seconds.`;
export const pricesWithTax = {
  free: 'Prices incl. VAT, free delivery',
  priced: 'Prices incl. VAT, plus delivery',
};
export const finalPrices = {
  free: 'Final prices, free delivery',
  priced: 'Final prices, plus delivery',
};
export const importedStars =
  'Stars without a number were imported. The shop has not checked whether they are from buyers.';
export const upToWeight = (price: string, kilograms: string) => `${price} up to ${kilograms} kg`;
export const aboveWeight = (price: string) => `${price} above`;
export const freeFrom = (amount: string) => `free from ${amount}`;
export const deliveryPriceAtPayment =
  'The payment page shows what delivery costs, before you order.';
export const alwaysFree = 'Delivery is free.';
export const everywhereElse = 'Everywhere else';
export const phone = 'Phone number';
export const phoneIs = (phone: string) => `Phone ${phone}`;
export const whichPhone = 'Which phone number?';
export const noPhoneNumber = 'This is not a phone number';
export const orderNote = 'Note for this order';
export const aboutNote = 'The shop reads it when it packs your order.';
export const isGift = 'Send it as a gift';
export const giftMessage = 'Gift message';
export const aboutGift = 'Printed on the packing slip, which has no prices.';
export const saveRequests = 'Save';
export const requestsSaved = 'Saved with your order.';
export const note = 'Note';
export const gift = 'Gift';
export const giftUnwritten = 'Without a message';
export const checkFields = (fields: string) => `Check: ${fields}.`;
export const giftEmail = 'E-mail of whom the gift card is for';
export const giftToYou = 'Empty: it is mailed to you.';
export const giftDay = 'Day on which it is mailed';
export const aboutGiftDay = 'Empty: once it is paid.';
export const giftGiver = 'From whom';
export const giftWords = 'Words for the mail';
export const noEmailAddress = 'This is not an e-mail address';
export const noDay = 'Write a day, such as 2026-12-24';
export const dayIsOver = 'This day is over';
export const giftCard = 'Gift card';
export const giftCardsPaidOtherwise =
  'Discount codes, gift cards and store credit do not pay for gift cards. They bear no tax until they are spent.';
