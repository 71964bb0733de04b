/** The pages that a shop has beside those of every shop, once they say something: what the law asks it to say. */
import { pageTitle, type ShopPage } from '#app/shared/shop-about.ts';
import { messages } from './messages/messages.ts';

export const lawPages = ['imprint', 'withdrawalTerms', 'accessibility'] as const;

export type LawPage = (typeof lawPages)[number];

export const lawPagePath: Readonly<Record<LawPage, string>> = {
  imprint: '/imprint',
  withdrawalTerms: '/withdrawal-terms',
  accessibility: '/accessibility',
};

export const lawPageTitle = (page: LawPage): string => messages.titles[page];

const isLawPage = (page: ShopPage | LawPage): page is LawPage =>
  lawPages.some((one) => one === page);

export const shownPageTitle = (page: ShopPage | LawPage): string =>
  isLawPage(page) ? lawPageTitle(page) : pageTitle(page);

/** The address of any of them. */
export const shownPagePath = (page: ShopPage | LawPage): string =>
  isLawPage(page) ? lawPagePath[page] : `/${page}`;

/** What a template has where the shopkeeper is to fill something in. */
export const GAP = '___';

/** Whether a text says something, and has no gap left: no shopper sees another. */
export function isFilledIn(text: string): boolean {
  return text.trim() !== '' && !text.includes(GAP);
}
