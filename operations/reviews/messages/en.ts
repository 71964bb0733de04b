/** What staff reads once something was done to a review. */
export const noSuchReview = (id: string) => `There is no review ${id}.`;
export const isShown = (title: string) => `The review is shown on the page of ${title}.`;
export const isHidden = (title: string) => `The review of ${title} is hidden.`;
export const isAnswered = 'Your answer stands below the review.';
export const answerRemoved = 'There is no answer below the review any more.';
