/** Why variants and options are not changed: each completes a sentence that begins with what it is about. */
export const noOption = (name: string) =>
  `${name} is no option of this product any more: load the page again`;
export const nameOfTwo = 'is the name of two options: give each its own';
export const calledOfTwo = 'is what two options were called: name one of them';
export const noValue = 'has no value: write one, or remove the option';
export const valueTwice = 'is there twice: write each value once';
export const tooManyCombinations = (count: string, most: string) =>
  `make ${count} combinations with the others: a product has at most ${most} variants`;
export const nothingTellsApart = (count: number) =>
  `would leave ${count} variants that nothing tells apart: keep an option, or withdraw all but one first`;
export const sameFor = (variant: string, problem: string) =>
  `would be the same for ${variant} as they ${problem}`;
export const rows = {
  unknown: 'is no variant of this product',
  twice: 'is named twice',
  changed: 'has been changed by somebody else in the meantime',
};
export const hasOptions = (problem: string) => `has options that ${problem}`;
