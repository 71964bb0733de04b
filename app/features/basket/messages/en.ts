/** The basket, and what happens to it. */
import { plural } from '#app/shared/plural.ts';

export const addToBasket = 'Add to Basket';
export const quantity = 'Quantity';
export const oneMore = 'One more';
export const oneFewer = 'One fewer';
export const notCharged = 'No longer sold: it is not charged.';
export const removeFromBasket = 'Remove from Basket';
export const basketFull = 'Your basket is full';
export const leftOut = (most: number, titles: string) =>
  `A basket holds at most ${most} items. Left out: ${titles}. Pay for some items or remove them, then add these again.`;
export const close = 'Close';
export const joinedFromBefore = (count: number) =>
  `${count} ${plural(count, 'item', 'items')} from before you signed in joined your basket`;
export const joinedFromElsewhere = (count: number) =>
  `${count} ${plural(count, 'item', 'items')} from your other device joined your basket`;
export const keepThem = (count: number) => `Keep ${plural(count, 'it', 'them')}`;
export const takeThemOut = (count: number) => `Take ${plural(count, 'it', 'them')} out`;
export const inBasket = (count: number) => `${count} in your basket`;
export const viewBasket = 'View basket';
export const undo = 'Undo';
export const notKept = 'Your basket could not be kept';
export const shoppingBasket = 'Your shopping Basket';
export const aboutBasket = 'What you have put into your basket, and what it comes to.';
export const helloVisitor = (name: string) => `Hello, ${name}`;
export const nothingInIt = 'There is nothing in it yet';
export const findSomething = 'Find something you like';
export const waitsForYou = 'What you add waits for you here, in every tab.';
export const somethingToStart = 'Something to start with';
export const subtotal = (count: number) => `Subtotal (${count} items):`;
export const gift = 'This order contains a gift';
export const moreForFree = (amount: string) => `${amount} more, and delivery is free.`;
export const deliveryIsFree = 'Delivery is free.';
export const proceed = 'Proceed to Checkout';
export const isSoldOut = (title: string) =>
  `“${title}” is sold out: remove it to pay for the rest.`;
export const fewLeft = (left: number, title: string, wanted: number) =>
  `Only ${left} of “${title}” ${plural(left, 'is', 'are')} left, and you have ${wanted}: remove some to pay.`;
export const allHeld = (title: string) =>
  `Every “${title}” is in somebody’s checkout: one may come free within minutes.`;
export const payForRest = (count: number) =>
  `Remove ${plural(count, 'it', 'them')} and pay for the rest`;
export const removeAll = (count: number) => `Remove ${plural(count, 'it', 'them')}`;
export const unknownVariant =
  'This product is not sold any more. Reload the page and choose another.';
export const noRoom = (most: number) =>
  `A basket holds at most ${most} items. Remove one, or pay for these first.`;
export const unreadableLink =
  'This link to a basket cannot be read: part of it may be missing. Ask for it again.';
export const tooManyLinked = (most: number) =>
  `This link holds more than the ${most} items that fit into a basket.`;
export const lineGone =
  'This cannot be put back any more. Look for it in the shop and add it again.';
export const tooManyGuests =
  'Too many new baskets were made from your network. Try again in a minute, or sign in.';
export const added = (count: number) => (count === 1 ? 'Added' : `Added ${count}`);
export const removed = 'Removed';
export const takenOut = 'Taken out';
export const putBack = 'Put back';
export const beforeTitle = (what: string) => `${what}:`;
export const severalItems = (what: string, count: number) => `${what}: ${count} items`;
export const emptyNow = 'Your basket is empty now.';
export const notInBasket = 'It was not in your basket any more.';
export const removedFromBasket = 'Removed from your basket.';
export const putBackIntoBasket = 'Put back into your basket.';
export const failed = 'That did not work, and your basket is as it was. Try again in a moment.';
export const readAgain = 'It is not known whether that worked. This is your basket as it is now.';
export const unknown =
  'The shop could not be reached. It is not known whether your basket has changed.';
export const linkedBasket = 'A basket for you';
export const aboutLinked = 'A link has brought you these. Nothing is in your basket yet.';
export const comesTo = 'Together:';
export const codeComesWith = (code: string) => `The discount code ${code} comes with it.`;
export const howMany = (count: number) => `Quantity: ${count}`;
export const onlySome = (count: number) => `Only ${count} can be added.`;
export const notSold = (variant: string) => `“${variant}” is not sold any more.`;
export const nothingToAdd = 'None of this can be bought at the moment.';
export const haveAlready = (count: number) =>
  `You already have ${count} ${plural(count, 'item', 'items')} in your basket.`;
export const putIntoBasket = 'Put into my basket';
export const addToMine = 'Add to my basket';
export const replaceMine = 'Replace my basket';
export const replaced = 'This is your basket now.';
export const shareBasket = 'Share this basket';
export const shareWishes = 'Share this list';
export const sharedBasket = 'A shared basket';
export const sharedWishes = 'A shared wish list';
export const aboutShared = 'Somebody has shared this with you. Every change shows at once.';
export const yourShared = 'This is yours, as others see it.';
export const sharedIsEmpty = 'There is nothing in it at the moment.';
export const takeAll = 'Add these to my basket';
export const nothingShared = 'Nothing is shared here';
export const linkEnded = 'The link was ended by its owner, or it is not complete.';
export const onlyOwner = 'Only the owner may change this basket.';
export const linkToShare = 'Link';
export const whoSees =
  'Whoever has it sees these items, never your name, your address or your orders.';
export const copyLink = 'Copy link';
export const copied = 'Copied';
export const othersAdd = 'Others may add to it.';
export const othersLook = 'Others may only look.';
export const letOthersAdd = 'Let others add';
export const stopAdding = 'Only let them look';
export const endLink = 'End this link';
export const addSomething = 'Add something';
export const findProduct = 'Find a product';
export const find = 'Find';
export const nothingFound = (text: string) => `Nothing was found for “${text}”.`;
export const addToIt = 'Add to it';
export const yourWishes = 'Your wish list';
export const aboutWishes = 'What you have saved for later.';
export const noWishes = 'Nothing is saved yet';
export const howToWish = 'What you save on a product’s page or in your basket waits for you here.';
export const removeWish = 'Remove from list';
export const saveToWishes = 'Save to wish list';
export const inYourWishes = 'Saved to your wish list';
export const saveForLater = 'Save for later';
export const savedForLater = 'Saved to your wish list.';
