/** Changes of many products at once. */
import { counted } from '#app/shared/plural.ts';

export const changes = {
  percent: 'Price: by percent',
  amount: 'Price: by an amount',
  price: 'Price: the same for all',
  category: 'Category',
  withdraw: 'Withdraw',
  put_back: 'Put on sale again',
  shelf: 'On the shelf: count',
  shelf_more: 'On the shelf: more or fewer',
  low: 'Low from this number on',
};
export const needsChoosing = 'needs to be chosen';
export const states = { sale: 'on sale', withdrawn: 'withdrawn', all: 'on sale or withdrawn' };
export const stocks = { low: 'low', out: 'sold out', uncounted: 'not counted' };
export const inCategory = (category: string) => `in ${category}`;
export const withWords = (words: string) => `with “${words}”`;
export const priceBy = (amount: string, isLess: boolean) =>
  `Price ${amount} ${isLess ? 'less' : 'more'}`;
export const priceIs = (amount: string) => `Price ${amount}`;
export const noCategory = 'No category';
export const categoryIs = (category: string) => `Category ${category}`;
export const withdraw = 'Withdraw';
export const putOnSale = 'Put on sale';
export const onShelfIs = (units: string) => `${units} on the shelf`;
export const onShelfBy = (units: string, isFewer: boolean) =>
  `${units} ${isFewer ? 'fewer' : 'more'} on the shelf`;
export const lowFrom = (units: string) => `Low from ${units} on`;
export const values = {
  none: 'None',
  withdrawn: 'Withdrawn',
  onSale: 'On sale',
  notCounted: 'Not counted',
};
export const valueNames = {
  price: 'Price',
  category: 'Category',
  withdrawn: 'State',
  shelf: 'On the shelf',
  low: 'Low from',
};
export const before = (value: string) => `${value} before`;
export const after = (value: string) => `${value} after`;
export const staysSame = (count: number) =>
  `${counted(count, 'product', 'products')} that would stay the same`;
export const impossible = {
  price: (count: number) =>
    `${counted(count, 'product', 'products')} whose price would be below zero or too high`,
  shelf: (count: number) =>
    `${counted(count, 'product', 'products')} not counted, or that would have fewer than none or too many`,
  low: (count: number) => `${counted(count, 'product', 'products')} not counted`,
};
export const leftOut = (parts: string) => `Left out: ${parts}.`;
export const changeManyProducts = 'Change many products';
export const youSeeFirst = 'You see first what would change.';
export const whichProducts = 'Which products';
export const whatChanges = 'What changes';
export const showChanges = 'Show what would change';
export const words = 'Words';
export const aboutWords =
  'All of them in the title or the options, or the beginning of the variant. Leave it empty for any.';
export const emptyForAny = 'Leave it empty for any.';
export const state = 'State';
export const onSaleOrWithdrawn = 'On sale or withdrawn';
export const stock = 'Stock';
export const anyStock = 'Any';
export const low = 'Low';
export const soldOut = 'Sold out';
export const change = 'Change';
export const choose = 'Choose';
export const byHowMuch = 'By how much, or to what';
export const aboutValue = (amount: string) =>
  `Such as -10 or 2.5 percent, ${amount}, a category, a number. Empty to withdraw or to put on sale.`;
export const whatWouldChange = 'What would change';
export const changed = 'Changed';
export const whichAre = (filter: string) => `Products ${filter}.`;
export const countChanged = (count: number) => `${counted(count, 'product', 'products')} changed.`;
export const countLeft = (count: number) =>
  `${counted(count, 'product', 'products')} left alone: somebody has changed them since the preview, or their options are those of another variant.`;
export const countToGo = (count: number) => `${counted(count, 'product', 'products')} to go.`;
export const mayOnlyLook = (scope: string) =>
  `You may look at this, and not apply it: that needs “${scope}”.`;
export const changeRest = 'Change the rest';
export const changeCount = (count: number) => `Change ${counted(count, 'product', 'products')}`;
export const leftAlone = 'Left alone';
export const nothingWouldChange = 'Nothing would change.';
export const theFirst = (count: number) => `The first ${count}, by variant.`;
