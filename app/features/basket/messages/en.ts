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
  `All of “${title}” are in checkouts: one may come back within minutes.`;
export const payForRest = (count: number) =>
  `Remove ${plural(count, 'it', 'them')} and pay for the rest`;
export const removeAll = (count: number) => `Remove ${plural(count, 'it', 'them')}`;
export const unknownVariant =
  'This product is not sold any more. Reload the page and choose another.';
export const noRoom = (most: number) =>
  `A basket holds at most ${most} items. Remove one, or pay for these first.`;
export const lineGone =
  'This cannot be put back any more. Look for it in the shop and add it again.';
export const tooManyGuests =
  'Too many new baskets were made from your network. Try again in a minute, or sign in.';
export const added = (count: number) => (count === 1 ? 'Added' : `Added ${count}`);
export const removed = 'Removed';
export const takenOut = 'Taken out';
export const putBack = 'Put back';
export const severalItems = (what: string, count: number) => `${what}: ${count} items`;
export const emptyNow = 'Your basket is empty now.';
export const notInBasket = 'It was not in your basket any more.';
export const removedFromBasket = 'Removed from your basket.';
export const putBackIntoBasket = 'Put back into your basket.';
export const failed = 'That did not work, and your basket is as it was. Try again in a moment.';
export const readAgain = 'It is not known whether that worked. This is your basket as it is now.';
export const unknown =
  'The shop could not be reached. It is not known whether your basket has changed.';
