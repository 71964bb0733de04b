/** What the shop says about itself: its name, its tag line and the pages that every shop has. */
import { messages } from './messages/messages.ts';

/** The pages, as their addresses have them, in the order of the footer. */
export const shopPages = ['help', 'returns', 'terms', 'privacy'] as const;

export type ShopPage = (typeof shopPages)[number];

export type ShopAbout = { name: string; tagline: string };

/** The text of each page: paragraphs with an empty line between them; one that begins with `#` is a heading. */
export type ShopTexts = Record<ShopPage, string> & {
  /** One line about delivery and returns on each product's page. */
  deliveryNote: string;
};

export const pageTitle = (page: ShopPage): string => messages.pages[page];

/** A shop that has not been given a name. */
export const defaultAbout: ShopAbout = {
  name: 'Basket',
  tagline: 'Good things, fairly priced and simply found.',
};

export type TextBlock = { kind: 'heading' | 'paragraph'; text: string };

export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\r?\n\s*\r?\n|\\n\\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) =>
      block.startsWith('#')
        ? { kind: 'heading', text: block.replace(/^#+\s*/, '') }
        : { kind: 'paragraph', text: block },
    );
}
