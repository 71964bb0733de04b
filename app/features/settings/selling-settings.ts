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
  credits: setting({
    ...{ variable: 'GIFT_CARDS', label: 'Gift cards and store credit', ...selling },
    schema: z
      .enum(['on', 'off'])
      .transform((is) => (is === 'on' ? { credits: true as const } : {})),
    choices: [
      ['off', 'Nothing is paid with them'],
      ['on', 'A field on the payment page'],
    ],
    problem: () => messages.neitherOnNorOff,
    otherwise: () => 'off',
  }),
  phone: setting({
    ...{ variable: 'PHONE', label: 'Phone number', ...selling },
    schema: z
      .enum(['off', 'optional', 'required'])
      .transform((phone) => (phone === 'off' ? {} : { phone })),
    choices: [
      ['off', 'Not asked for'],
      ['optional', 'A field with the address, which may stay empty'],
      ['required', 'Nothing is paid without one'],
    ],
    problem: () => messages.neitherOffNorAsked,
    otherwise: () => 'off',
  }),
  guestEmail: setting({
    ...{ variable: 'GUEST_EMAIL', label: 'E-mail of guests', ...selling },
    schema: z
      .enum(['page', 'optional', 'required'])
      .transform((email) => (email === 'page' ? {} : { email })),
    choices: [
      ['page', 'The payment page asks for it where orders go to an address'],
      ['optional', 'It may stay empty'],
      ['required', 'Nothing is paid without one'],
    ],
    problem: () => messages.noEmailPolicy,
    otherwise: () => 'page',
  }),
  orderNotes: setting({
    ...{ variable: 'ORDER_NOTES', label: 'Note with an order', ...selling },
    schema: z.enum(['on', 'off']).transform((is) => (is === 'on' ? { notes: true as const } : {})),
    choices: [
      ['off', 'No field for it'],
      ['on', 'A field on the payment page'],
    ],
    problem: () => messages.neitherOnNorOff,
    otherwise: () => 'off',
  }),
  gifts: setting({
    ...{ variable: 'GIFTS', label: 'Orders that are a gift', ...selling },
    schema: z.enum(['on', 'off']).transform((is) => (is === 'on' ? { gifts: true as const } : {})),
    choices: [
      ['off', 'Not asked'],
      ['on', 'A tick on the payment page, and a message for the packing slip'],
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
