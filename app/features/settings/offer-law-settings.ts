/** What the law asks of how products are offered: prices, the order button, ratings. */
import * as z from 'zod';
import { ORDER_BUTTONS } from '#app/features/payment/form/order-button.ts';
import { messages } from './messages/messages.ts';
import { setting } from './setting.ts';

const law = { group: 'Law', holds: 'now' } as const;

export const OFFER_LAW_SETTINGS = {
  priceHistory: setting({
    ...{ variable: 'PRICE_HISTORY', label: 'Lowest price of 30 days', ...law },
    schema: z.enum(['show', 'hide']),
    choices: [
      ['hide', 'Not shown'],
      ['show', 'Reductions are counted from it, as the European Union asks'],
    ],
    problem: () => messages.neitherShowNorHide,
    otherwise: ({ market }) => (market === 'eu' ? 'show' : 'hide'),
  }),
  orderButton: setting({
    ...{ variable: 'ORDER_BUTTON', label: 'Words of the order button', ...law },
    schema: z.enum(ORDER_BUTTONS),
    choices: [
      ['buy-now', 'Buy Now'],
      ['obligation-to-pay', 'Order with obligation to pay, below all that is ordered'],
    ],
    problem: () => messages.noOrderButton,
    otherwise: ({ market }) => (market === 'eu' ? 'obligation-to-pay' : 'buy-now'),
  }),
  unitPrices: setting({
    ...{ variable: 'UNIT_PRICES', label: 'Prices per kilogram, litre or metre', ...law },
    schema: z.enum(['show', 'hide']),
    choices: [
      ['hide', 'Not shown'],
      ['show', 'Shown beside each price of what has a content'],
    ],
    problem: () => messages.neitherShowNorHide,
    otherwise: ({ market }) => (market === 'eu' ? 'show' : 'hide'),
  }),
  priceNote: setting({
    ...{ variable: 'PRICE_NOTE', label: 'What prices include', ...law },
    schema: z.enum(['show', 'hide']),
    choices: [
      ['hide', 'Not shown'],
      ['show', 'A line at prices: tax and delivery, with a link to what delivery costs'],
    ],
    problem: () => messages.neitherShowNorHide,
    otherwise: ({ market }) => (market === 'eu' ? 'show' : 'hide'),
  }),
  importedRatings: setting({
    ...{ variable: 'IMPORTED_RATINGS', label: 'Stars that were imported', ...law },
    schema: z.enum(['show', 'explain', 'hide']),
    choices: [
      ['show', 'Shown like stars of buyers'],
      ['explain', 'Shown, and lists say that nobody has checked whether they are from buyers'],
      ['hide', 'Shown nowhere; lists are then neither sorted nor filtered by stars'],
    ],
    problem: () => messages.noImportedRatings,
    otherwise: ({ market }) => (market === 'eu' ? 'explain' : 'show'),
  }),
  noticeText: setting({
    variable: 'GUARANTEE_NOTICE_TEXT',
    ...{ label: 'What the guarantee notice says', ...law, text: 'long', maxLetters: 2_000 },
    hint: 'Read out to who does not see the picture that you have uploaded.',
    schema: z.string().trim().max(2_000),
    problem: () => messages.noLine(2_000),
    otherwise: () => '',
  }),
};
