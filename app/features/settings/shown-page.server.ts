/** Which of the shop's own texts stands at a path, for people and as Markdown. */
import {
  isFilledIn,
  type LawPage,
  lawPagePath,
  lawPages,
} from '#app/shared/law-pages/law-pages.ts';
import { type ShopPage, shopPages } from '#app/shared/shop-about.ts';
import { filledText } from './filled-text.ts';
import type { ShopSettings } from './shop-settings.ts';

type Parts = {
  settings: { current(): Pick<ShopSettings, 'texts' | 'orderButton' | 'withdrawalDays'> };
  /** Name and address of who sells. */
  sellerLines(): Promise<readonly string[]>;
};

/** Null where there is no such page, and of what the law asks for while it is not filled in. */
export async function shownPage(
  { settings, sellerLines }: Parts,
  path: string,
): Promise<{ page: ShopPage | LawPage; text: string } | null> {
  const { texts, orderButton, withdrawalDays } = settings.current();
  const own = shopPages.find((one) => path === `/${one}`);
  const asked = lawPages.find((one) => path === lawPagePath[one] && isFilledIn(texts[one]));
  const page = own ?? asked;
  if (page === undefined) return null;
  const text = texts[page];
  const facts = {
    sellerLines: text.includes('{seller}') ? await sellerLines() : [],
    ...{ orderButton, withdrawalDays },
  };
  return { page, text: filledText(text, facts) };
}
