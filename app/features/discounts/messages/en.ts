/** Discount codes. */
export const isUsed = 'Code {code} is used.';
export const remove = 'Remove the code';
export const enter = 'Enter a discount code';
export const code = 'Discount code';
export const use = 'Apply';
export const problems = {
  unknown: 'There is no such code.',
  not_yet: 'This code cannot be used yet.',
  ended: 'This code is over.',
  used_up: 'This code has been used up, or others are paying with it right now.',
  used_before: 'You have used this code before.',
};
