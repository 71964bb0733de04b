/** The settings of how the shop sells. */
import * as z from 'zod';
import { CRAWLER_POLICIES } from '#app/features/feeds/robots-text.ts';
import { CONTACT_DAYS } from '#app/features/orders/contact-needed.ts';
import { REVIEW_POLICIES } from '#app/features/reviews/review.ts';
import { messages } from './messages/messages.ts';
import { setting } from './setting.ts';

/** Empty is none. */
const wholeNumber = z
  .string()
  .regex(/^(?:[1-9]\d{0,8})?$/)
  .transform((text) => (text === '' ? null : Number(text)));

const MAX_RETURN_DAYS = 365;

/** Ten years, which the laws on books ask for. */
const MAX_CONTACT_DAYS = 3_650;

const selling = { group: 'Selling', holds: 'now' } as const;

export const SELLING_SETTINGS = {
  delivery: setting({
    ...{ variable: 'DELIVERY', label: 'Where orders go', ...selling },
    schema: z.enum(['placeholder', 'address']),
    choices: [
      ['placeholder', 'To one example address'],
      ['address', 'To the address that the shopper enters'],
    ],
    problem: () => messages.noDelivery,
    otherwise: () => 'placeholder',
  }),
  codes: setting({
    ...{ variable: 'CODES', label: 'Discount codes', ...selling },
    schema: z.enum(['on', 'off']),
    choices: [
      ['off', 'No field for them'],
      ['on', 'A field on the payment page, once there is a code'],
    ],
    problem: () => messages.neitherOnNorOff,
    otherwise: () => 'off',
  }),
  reviews: setting({
    ...{ variable: 'REVIEWS', label: 'Reviews by buyers', ...selling },
    schema: z.enum(REVIEW_POLICIES),
    choices: [
      ['after-a-look', 'Shown after you have looked at them'],
      ['at-once', 'Shown at once'],
      ['off', 'No new ones are taken'],
    ],
    problem: () => messages.noReviewPolicy,
    otherwise: () => 'after-a-look',
  }),
  maxUnits: setting({
    variable: 'MAX_UNITS',
    label: 'Most units in one payment',
    hint: 'Of a variant whose stock is counted. Leave it empty for as many as a basket holds.',
    ...selling,
    schema: wholeNumber,
    problem: () => messages.noUnits,
    otherwise: () => '',
  }),
  returnDays: setting({
    variable: 'RETURN_DAYS',
    label: 'Days to send something back',
    hint: 'As search engines and assistants are told. Leave it empty to name them the page Returns alone.',
    ...selling,
    schema: wholeNumber.pipe(z.number().max(MAX_RETURN_DAYS).nullable()),
    problem: () => messages.noReturnDays(MAX_RETURN_DAYS),
    otherwise: () => '',
  }),
  crawlers: setting({
    ...{ variable: 'CRAWLERS', label: 'Which programs may read the shop', ...selling },
    schema: z.enum(CRAWLER_POLICIES),
    choices: [
      ['all', 'Search engines and assistants'],
      ['no-training', 'The same, but none that collects texts to train on'],
      ['search', 'Search engines alone'],
      ['none', 'None: the shop is not to be found'],
    ],
    problem: () => messages.noCrawlers,
    otherwise: () => 'all',
  }),
  contactDays: setting({
    variable: 'CONTACT_DAYS',
    label: 'Days until a buyer is forgotten',
    hint: 'Of an order of a deleted account: at the latest so many days after it was shipped.',
    ...selling,
    schema: wholeNumber.pipe(z.number().max(MAX_CONTACT_DAYS)),
    problem: () => messages.noDays(MAX_CONTACT_DAYS, CONTACT_DAYS),
    otherwise: () => String(CONTACT_DAYS),
  }),
};
