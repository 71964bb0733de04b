/** The reviews of buyers. */
export const reviews = 'Reviews';
export const toLookAt = 'Reviews to look at';
export const allReviews = 'All reviews';
export const whatWaits = 'Only those that wait';
export const noReviews = 'There are no such reviews.';
export const reviewOf = (title: string) => `Review of ${title}`;
export const product = 'Product';
export const stars = 'Stars';
export const by = 'By';
export const aBuyer = 'A buyer';
export const state = 'State';
export const written = 'Written';
export const writtenAt = 'Written {time}';
export const states = { waiting: 'Waits for a look', shown: 'Shown', hidden: 'Hidden' };
export const reported = (count: number) =>
  count === 1 ? 'reported once' : `reported ${count} times`;
export const ofOrder = 'Its order';
export const pictureOf = (number: number) => `Picture ${number}`;
export const noWords = 'No words, stars alone.';
export const answer = 'Your answer';
