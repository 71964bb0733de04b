/** What the shop says about itself: its name, its tag line and the pages that every shop has. */
import type { LogoImage } from './brand-picture.ts';
import type { LawPage } from './law-pages/law-pages.ts';
import { messages } from './messages/messages.ts';
import type { NamedLink } from './text/links-text.ts';

/** The pages, as their addresses have them, in the order of the footer. */
export const shopPages = ['help', 'returns', 'terms', 'privacy'] as const;

export type ShopPage = (typeof shopPages)[number];

/** What every page shows of the shop. What is absent is as it comes. */
export type ShopAbout = {
  name: string;
  tagline: string;
  /** In the header, in place of ours or of the name. */
  logo?: LogoImage;
  /** The address of the files of its icon up to their sizes. */
  icon?: string;
  /** The address of the picture of link previews: its own hero, since a logo is too small for one. */
  shared?: string;
  /** A line above the header. */
  announcement?: string;
  /** What stands in the place of "Your Prime"; null: nothing. */
  headerLink?: NamedLink | null;
  /** Whether the price of a litre or kilogram stands beside prices. */
  unitPrices?: true;
  /** Whether stars that come from no buyer of this shop are hidden. */
  hidesImportedStars?: true;
  /** More links in the footer. */
  links?: readonly NamedLink[];
};

/** The text of each page, as text-blocks.ts reads it; without one there is no page of the law. */
export type ShopTexts = Record<ShopPage | LawPage, string> & {
  /** One line about delivery and returns on each product's page. */
  deliveryNote: string;
};

export const pageTitle = (page: ShopPage): string => messages.pages[page];

/** A shop that has not been given a name. */
export const defaultAbout: ShopAbout = {
  name: 'Basket',
  tagline: '',
};
