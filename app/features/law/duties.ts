/**
 * What the law of a market asks of a shop that sells to consumers: one entry a duty, with what says whether it is done.
 * To add a duty, add its entry here and its words in messages/. It promises no conformity.
 */
import type { Seller } from '#app/features/invoices/invoice.ts';
import { LEAST_WITHDRAWAL_DAYS } from '#app/features/settings/law-settings.ts';
import type { Market } from '#app/features/settings/setting.ts';
import type { SettingName } from '#app/features/settings/shop-settings.ts';
import { isUnionMember, UNION_MEMBERS } from '#app/shared/european-union.ts';
import { COOKIES } from '#app/shared/http/cookies.ts';
import { isFilledIn } from '#app/shared/law-pages/law-pages.ts';
import type { messages } from './messages/messages.ts';

/** `by-hand`: no program can see whether it is done. */
export type DutyState = 'done' | 'missing' | 'by-hand';

/** What the checks look at. */
export type LawFacts = {
  /** The settings as they hold, as texts. */
  values: Readonly<Record<SettingName, string>>;
  /** Who stands on invoices. */
  seller: Seller | null;
  /** The countries that have a standard rate of tax of their own. */
  ratedCountries: readonly string[];
};

export type DutyId = keyof typeof messages.duties;

export type Duty = {
  id: DutyId;
  /** The act with its article, as lawyers cite it. */
  source: string;
  /** Where it can be read. */
  address: string;
  /** The day from which it holds. */
  since: string;
  /** Where in the admin it is done. */
  place: string;
  check(facts: LawFacts): DutyState;
};

const doneIf = (isDone: boolean): DutyState => (isDone ? 'done' : 'missing');

const eurLex = (document: string) => `https://eur-lex.europa.eu/eli/${document}`;

const CONSUMER_RIGHTS = eurLex('dir/2011/83/oj');
const VAT = eurLex('dir/2006/112/oj');

/** Those countries whose rates the shop may need. */
function hasRates({ values, ratedCountries }: LawFacts): boolean {
  const { vatThreshold } = values;
  // As it was typed: the setting reads small letters too.
  const homeCountry = values.homeCountry.trim().toUpperCase();
  if (homeCountry === '') return false;
  const needed =
    vatThreshold === 'above' && isUnionMember(homeCountry) ? UNION_MEMBERS : [homeCountry];
  return needed.every((country) => ratedCountries.includes(country));
}

export const DUTIES: Readonly<Record<Market, readonly Duty[]>> = {
  eu: [
    {
      id: 'imprint',
      source: 'Directive 2000/31/EC, Art. 5',
      address: eurLex('dir/2000/31/oj'),
      since: '2002-01-17',
      place: '/shop#texts',
      check: ({ values }) => doneIf(isFilledIn(values.imprint)),
    },
    {
      id: 'withdrawalTerms',
      source: 'Directive 2011/83/EU, Art. 6 (1) (h), Annex I',
      address: CONSUMER_RIGHTS,
      since: '2014-06-13',
      place: '/settings#tax',
      check: ({ values, seller }) => doneIf(seller !== null && isFilledIn(values.withdrawalTerms)),
    },
    {
      id: 'withdrawal',
      source: 'Directive 2011/83/EU, Art. 11a',
      address: eurLex('dir/2023/2673/oj'),
      since: '2026-06-19',
      place: '/settings#law',
      check: ({ values }) => doneIf(Number(values.withdrawalDays) >= LEAST_WITHDRAWAL_DAYS),
    },
    {
      id: 'orderButton',
      source: 'Directive 2011/83/EU, Art. 8 (2)',
      address: CONSUMER_RIGHTS,
      since: '2014-06-13',
      place: '/settings#law',
      check: ({ values }) => doneIf(values.orderButton === 'obligation-to-pay'),
    },
    {
      id: 'lowestPrice',
      source: 'Directive 98/6/EC, Art. 6a; CJEU C-330/23',
      address: eurLex('dir/1998/6/oj'),
      since: '2022-05-28',
      place: '/settings#law',
      check: ({ values }) => doneIf(values.priceHistory === 'show'),
    },
    {
      id: 'priceNote',
      source: 'Directive 2011/83/EU, Art. 6 (1) (e)',
      address: CONSUMER_RIGHTS,
      since: '2014-06-13',
      place: '/settings#law',
      check: ({ values }) => doneIf(values.priceNote === 'show'),
    },
    {
      id: 'unitPrices',
      source: 'Directive 98/6/EC, Art. 3',
      address: eurLex('dir/1998/6/oj'),
      since: '2000-03-18',
      place: '/settings#law',
      check: ({ values }) => (values.unitPrices === 'show' ? 'by-hand' : 'missing'),
    },
    {
      id: 'productSafety',
      source: 'Regulation (EU) 2023/988, Art. 19',
      address: eurLex('reg/2023/988/oj'),
      since: '2024-12-13',
      place: '/products',
      check: () => 'by-hand',
    },
    {
      id: 'guaranteeNotice',
      source: 'Regulation (EU) 2025/1960',
      address: eurLex('reg_impl/2025/1960/oj'),
      since: '2026-09-27',
      place: '/shop#pictures',
      check: ({ values }) => doneIf(values.notice !== ''),
    },
    {
      id: 'ratings',
      source: 'Directive 2005/29/EC, Art. 7 (6)',
      address: eurLex('dir/2005/29/oj'),
      since: '2022-05-28',
      place: '/settings#law',
      check: ({ values }) => doneIf(values.importedRatings !== 'show'),
    },
    {
      id: 'vatByCountry',
      source: 'Directive 2006/112/EC, Art. 33, 59c',
      address: VAT,
      since: '2021-07-01',
      place: '/settings#tax',
      check: (facts) => doneIf(hasRates(facts)),
    },
    {
      id: 'vatReturn',
      source: 'Directive 2006/112/EC, Art. 250, 369a–369k',
      address: VAT,
      since: '2021-07-01',
      place: '/settings#tax',
      check: () => 'by-hand',
    },
    {
      id: 'invoices',
      source: 'Directive 2006/112/EC, Art. 226',
      address: VAT,
      since: '2013-01-01',
      place: '/settings#tax',
      check: ({ seller }) => doneIf(Boolean(seller?.vatNumber || seller?.taxNumber)),
    },
    {
      id: 'cookies',
      source: 'Directive 2002/58/EC, Art. 5 (3)',
      address: eurLex('dir/2002/58/oj'),
      since: '2011-05-25',
      place: '/shop#texts',
      check: ({ values }) =>
        doneIf(COOKIES.every(({ name }) => values.privacy.includes(name.replace('*', '')))),
    },
    {
      id: 'dataProtection',
      source: 'Regulation (EU) 2016/679, Art. 13',
      address: eurLex('reg/2016/679/oj'),
      since: '2018-05-25',
      place: '/shop#texts',
      check: () => 'by-hand',
    },
    {
      id: 'accessibility',
      source: 'Directive (EU) 2019/882, Art. 13, Annex V',
      address: eurLex('dir/2019/882/oj'),
      since: '2025-06-28',
      place: '/shop#texts',
      check: ({ values, seller }) => doneIf(seller !== null && isFilledIn(values.accessibility)),
    },
  ],
};

/** The duties of a market as they stand; none without a market. */
export function judgeDuties(
  market: Market | null,
  facts: LawFacts,
): (Duty & { state: DutyState })[] {
  if (market === null) return [];
  return DUTIES[market].map((duty) => ({ ...duty, state: duty.check(facts) }));
}
