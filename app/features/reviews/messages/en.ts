/** Reviews: on the page of a product, and where a buyer writes one. */
const ratings = (count: number) => (count === 1 ? '1 rating' : `${count} ratings`);
const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);

export const ratingsOf = (mean: string, count: number) => `${mean} out of 5 · ${ratings(count)}`;
export const importedRating = 'This rating came with the product. It is not from reviews here.';
export const reviews = 'Reviews';
export const noneYet = 'No reviews yet.';
export const onlyBuyers = 'Only people who bought it here can review it, from their order’s page.';
export const distribution = 'Ratings by stars';
export const starsShare = (count: number, some: number) => `${stars(count)}: ${ratings(some)}`;
export const allStars = 'All ratings';
export const noneLikeThat = 'No review has that many stars.';
export const sortBy = 'Sort by';
export const sorts = {
  newest: 'Newest',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
  helpful: 'Most helpful',
};
export const aBuyer = 'A buyer';
export const boughtHere = 'bought it here';
export const shopAnswers = (shop: string) => `${shop} answers`;
export const answeredBefore = 'Answered before the review was changed.';
export const pictureOf = (name: string, number: number) => `Picture ${number} by ${name}`;
export const enlarge = (picture: string) => `Enlarge: ${picture}`;
export const close = 'Close';
export const foundHelpful = (count: number) =>
  count === 1 ? '1 person found this helpful' : `${count} people found this helpful`;
export const helpful = 'Helpful';
export const helpfulBy = (name: string) => `Helpful: the review by ${name}`;
export const report = 'Report';
export const reportBy = (name: string) => `Report the review by ${name}`;
export const reportWhy =
  'We look at every report. Report what is offensive, advertises something, or is not about this product.';
export const reportIt = 'Report this review';
export const newer = 'First reviews';
export const older = 'More reviews';
export const pagesOfReviews = 'Pages of reviews';
export const votes = {
  counted: 'Thank you. Your vote counts, and is shown within a minute.',
  reported: 'Thank you. We will look at this review.',
  own: 'This review is your own.',
  gone: 'This review is not shown any more.',
  wait: 'That was a lot at once. Please try again in a while.',
};

export const yourReview = 'Your review';
export const reviewProduct = (title: string) => `Review: ${title}`;
export const whatDoYouThink = 'What do you think of it?';
export const write = 'Write a review';
export const change = 'Change your review';
export const writeOf = (title: string) => `Write a review of ${title}`;
export const changeOf = (title: string) => `Change your review of ${title}`;
export const states = {
  waiting: 'We look at it before it is shown.',
  shown: 'It is shown on the page of the product.',
  hidden: 'It is not shown.',
};
export const yourStars = 'Your rating';
export const starNames = ['Bad', 'Poor', 'All right', 'Good', 'Excellent'];
export const starOf = (count: number, name: string) => `${stars(count)}: ${name}`;
export const yourWords = 'Your words';
export const wordsHint = 'What is good, what is not, whom is it for? You may leave this empty.';
export const yourName = 'Your name, as it is shown';
export const nameHint = 'A first name will do. Leave it empty to be shown as “A buyer”.';
export const pictures = 'Pictures';
export const picturesHint = (count: number, megabytes: number) =>
  `At most ${count}, each of at most ${megabytes} MB. Where and with what they were taken is removed.`;
export const keepPicture = (number: number) => `Keep picture ${number}`;
export const send = 'Send review';
export const publicNote =
  'Your review is public: stars, words, pictures and the name above. Nobody else sees your order.';
export const backToOrder = 'Back to your order';
export const thanks = 'Thank you for your review';
export const chooseStars = 'Choose from 1 to 5 stars.';
export const wordsTooLong = (max: number) => `Use at most ${max} letters.`;
export const noName = (max: number) => `Use one line of at most ${max} letters.`;
export const tooManyPictures = (max: number) => `Choose at most ${max} pictures in all.`;
export const pictureTooLarge = (name: string, megabytes: number) =>
  `${name} has more than ${megabytes} MB.`;
export const pictureUnread = (name: string) =>
  `${name} cannot be read as a picture. Choose a JPEG, PNG, WebP or AVIF file.`;
export const notWhole = 'Not all of it arrived. Please send it again.';
export const notSaved = 'Your review is not sent yet';
export const chooseAgain = 'Choose your new pictures once more: a browser forgets them.';
export const waitAWhile = 'That was a lot at once. Please try again in a while.';
export const notOpen = {
  off: 'This shop takes no new reviews.',
  early: 'You can review what you bought once it is on its way to you.',
  elsewhere: 'This order is in an account now. Sign in to it to write your review.',
};

export const askMe = 'Ask me by mail';
export const askExplained = (days: number) =>
  `Shall we ask you what you think of it? One mail, ${days} days after your order has arrived.`;
export const willAsk = (days: number) =>
  `We will ask you by mail what you think of it, ${days} days after your order has arrived.`;
export const doNotAsk = 'Do not ask me';

export const stopTitle = 'Mails that ask for reviews';
export const stopQuestion = 'Shall we stop asking you for reviews by mail?';
export const stop = 'Stop these mails';
export const stopped = 'We ask you for no more reviews by mail.';
export const aboutStop = 'Ends the mails that ask for reviews.';
