/** What any operation says: of its fields, and of whoever calls. */
export const isMissing = 'is missing';
export const isNoText = 'is no text';
export const tooLong = (letters: number) => `is longer than ${letters} letters`;
export const notStorable = 'has a character that nothing can store';
export const amountIn = (currency: string) =>
  currency === 'USD' ? 'dollars and cents' : `an amount in ${currency}`;
export const noAmount = (amount: string, example: string) =>
  `is no amount: write ${amount} as in ${example}`;
export const tooMuch = 'is more than the shop can count';
export const noMultiple = (step: string) =>
  `is between two amounts that a card can be charged: write a multiple of ${step}`;
export const noWholeNumber = (least: number) => `is not a whole number from ${least} on`;
export const noDay = (example: string, first: string, last: string) =>
  `is not a day: write it as in ${example}, from ${first} to ${last}`;
export const noField = 'is no field of it';
/** A field, by its words in the shell and on its label. */
export const fieldName = (words: string, _label: string) => words;
export const row = (number: number) => `row ${number}`;
export const nothingDone = (problems: string) => `Nothing was done: ${problems}.`;
export const noFieldHere = (name: string) => `There is no field ${name} here.`;
export const nothingAdded = (there: string) =>
  `Nothing was added: there is ${there}. Change it in the list.`;
export const changedMeanwhile =
  'Somebody else has changed it in the meantime. Nothing was saved: look at it, then change it again.';
export const changesAllTheTime = 'Others change it all the time. Try it again.';
export const signedOut = 'You are signed out. Open the admin again.';
export const mayNot = (scope: string, what: string) =>
  `You may not do this: it needs the scope ${scope} (${what.toLowerCase()}).`;
export const tokenEnded = 'This token has ended. Nothing was done.';
export const byCommand = ', by command';
export const somebody = 'Somebody';
export const isNoNumber = 'is no number';
export const isNoInteger = 'is no whole number';
export const isNoTruth = 'is neither true nor false';
export const isNoList = 'is no list';
export const isNoObject = 'is no object';
export const isOtherwise = 'is not as it has to be';
export const isNoneOf = (values: string) => `is none of these: ${values}`;
export const isLongerThan = (most: number | bigint) => `is longer than ${most}`;
export const isAbove = (most: number | bigint) => `is more than ${most}`;
export const isShorterThan = (least: number | bigint) => `is shorter than ${least}`;
export const isBelow = (least: number | bigint) => `is less than ${least}`;
export const noPlace = 'is no place: write the next of the page before';
export const andMore = (count: number) => `and ${count} more`;
