/** What is wrong with the text of a setting: each completes a sentence that begins with its name. */
import type { TextBounds } from '#app/shared/text/text-bounds.ts';

export const noShopName =
  'is no name: use one line of at most 80 letters, with at least one that can be seen';
export const noLine = (most: number) =>
  `is no line: use at most ${most} letters, without line breaks`;
export const noDeliveryNote =
  'is no line: use at most 120 letters without line breaks, such as Delivered in 3 days. Returns within 30 days';
export const tooMuchText = ({ letters, lines, marks, listMarks, depth, indent }: TextBounds) =>
  `is more than a page reads: use at most ${letters} letters, ${lines} lines, ${marks} marks such as * _ [ and \`, ${listMarks} list and quote marks, and ${depth} of these at the beginning of a line, indented by at most ${indent}`;
export const noDelivery = 'is neither placeholder nor address: leave it out for the placeholder';
export const neitherOnNorOff = 'is neither on nor off: leave it out for off';
export const neitherOffNorAsked = 'is neither off nor optional nor required';
export const noEmailPolicy = 'is neither page nor optional nor required';
export const noReviewPolicy = 'is neither after-a-look nor at-once nor off';
export const neitherShowNorHide = 'is neither show nor hide';
export const noImportedRatings = 'is neither show nor explain nor hide';
export const noOrderButton = 'is neither buy-now nor obligation-to-pay';
export const noMarket = 'is neither none nor eu: leave it out for none';
export const noUnits = 'is not a whole number above zero: leave it out for no limit';
export const noReturnDays = (most: number) =>
  `is not a whole number from 1 to ${most}: leave it out to say nothing of it`;
export const noCrawlers = 'is none of all, no-training, search and none: leave it out for all';
export const noDays = (most: number, otherwise: number) =>
  `is not a whole number from 1 to ${most}: leave it out for ${otherwise}`;
export const noLanguage =
  'is not a language of the shop: use en, de, fr or es, or leave it out for en';
export const noCurrency =
  'is not a currency that cards can be charged in: use a code of ISO 4217 such as EUR, or leave it out for USD';
export const noTimeZone =
  'is not a time zone: use UTC or a name with a slash such as Europe/Berlin, or leave it out for UTC';
export const noEmail = 'is not an e-mail address';
export const noColour =
  'is not a colour: use six digits such as #14655a, or leave it out for the amber';
export const noTypeface = 'is neither figtree nor system: leave it out for figtree';
export const noPictureRatio = 'is none of 1:1, 4:5 and 3:4: leave it out for 1:1';
export const noPictureFit = 'is neither contain nor cover: leave it out for contain';
export const noHeader = 'is neither prime, link nor nothing: leave it out for prime';
export const noLink = 'is no link: write its words, then an address that begins with / or https://';
export const noLinks = (most: number) =>
  `is no list of links: write at most ${most} lines, each words of at most 40 letters, then an address that begins with / or https://`;
export const noPicture =
  'is no picture of this shop: upload its file in the admin, on the page Your shop';
export const noPercent = 'is not a whole number from 0 to 100';
export const noWithdrawalDays = (most: number) =>
  `is not a whole number from 1 to ${most}: leave it out for no such form`;
export const noHomeCountry =
  'is no code of a country: write two letters such as AT, or leave it out';
export const neitherBelowNorAbove = 'is neither below nor above: leave it out for below';
