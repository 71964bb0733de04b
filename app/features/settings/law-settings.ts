/** The settings of what the law asks. Each default follows from the market, and each can be set by itself. */
import * as z from 'zod';
import { isCountry } from '#app/features/delivery/address/countries.ts';
import { VAT_THRESHOLDS } from '#app/features/tax/taxes-in.ts';
import { messages } from './messages/messages.ts';
import { OFFER_LAW_SETTINGS } from './offer-law-settings.ts';
import { MARKETS, setting } from './setting.ts';

/** At least so many days a consumer has (Directive 2011/83/EU, Art. 9 (1)). */
export const LEAST_WITHDRAWAL_DAYS = 14;

const MAX_WITHDRAWAL_DAYS = 365;

const law = { group: 'Law', holds: 'now' } as const;

export const LAW_SETTINGS = {
  market: setting({
    ...{ variable: 'MARKET', label: 'Where consumers are', ...law },
    hint: 'Sets the defaults of what follows. It promises no conformity: let somebody who knows the law look at your shop.',
    schema: z.enum(['none', ...MARKETS]).transform((text) => (text === 'none' ? null : text)),
    choices: [
      ['none', 'Nothing is switched on by itself'],
      ['eu', 'In the European Union: what its law asks is switched on'],
    ],
    problem: () => messages.noMarket,
    otherwise: () => 'none',
  }),
  ...OFFER_LAW_SETTINGS,
  withdrawalDays: setting({
    ...{ variable: 'WITHDRAWAL_DAYS', label: 'Days to withdraw from a contract', ...law },
    hint: 'After the delivery. Every page leads to the form that withdraws. Leave it empty for none.',
    schema: z
      .string()
      .regex(/^(?:[1-9]\d{0,2})?$/)
      .transform((text) => (text === '' ? null : Number(text)))
      .pipe(z.number().max(MAX_WITHDRAWAL_DAYS).nullable()),
    problem: () => messages.noWithdrawalDays(MAX_WITHDRAWAL_DAYS),
    otherwise: ({ market }) => (market === 'eu' ? String(LEAST_WITHDRAWAL_DAYS) : ''),
  }),
  homeCountry: setting({
    variable: 'HOME_COUNTRY',
    label: 'Where you are at home',
    hint: 'A code such as AT. The rates of tax of this country hold at home, and others of where orders go. Leave it empty for the same rates everywhere.',
    ...{ maxLetters: 2, ...law },
    schema: z
      .string()
      .trim()
      .toUpperCase()
      .refine((code) => code === '' || isCountry(code))
      .transform((code) => code || null),
    problem: () => messages.noHomeCountry,
    otherwise: () => '',
  }),
  vatThreshold: setting({
    ...{
      variable: 'VAT_THRESHOLD',
      label: 'Sales to other countries of the European Union',
      ...law,
    },
    hint: 'The threshold is €10,000 a year, for all of them together.',
    schema: z.enum(VAT_THRESHOLDS),
    choices: [
      ['below', 'Below the threshold: the rates at home hold in the whole Union'],
      ['above', 'Above it, or one-stop shop chosen: the rates of where orders go'],
    ],
    problem: () => messages.neitherBelowNorAbove,
    otherwise: () => 'below',
  }),
  vatNumbers: setting({
    ...{ variable: 'VAT_NUMBERS', label: 'VAT numbers of businesses', ...law },
    hint: 'Checked for form, and printed on the invoice. There is no reverse charge: the tax stays in the price.',
    schema: z.enum(['on', 'off']),
    choices: [
      ['off', 'Not asked for'],
      ['on', 'A field on the payment page'],
    ],
    problem: () => messages.neitherOnNorOff,
    otherwise: () => 'off',
  }),
};
