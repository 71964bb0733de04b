/** The settings of the texts of the shop's own pages: one entry each. */
import * as z from 'zod';
import { defaultTextsIn } from '#app/shared/default-texts/default-texts.ts';
import type { LawPage } from '#app/shared/law-pages/law-pages.ts';
import type { ShopPage } from '#app/shared/shop-about.ts';
import { isWithinBounds, TEXT_BOUNDS } from '#app/shared/text/text-bounds.ts';
import { messages } from './messages/messages.ts';
import type { Setting } from './setting.ts';

function textOf(page: ShopPage | LawPage, label: string, hint = 'Markdown.'): Setting<string> {
  return {
    variable: `SHOP_${page.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
    ...{ group: 'Texts', label, hint, text: 'long', maxLetters: TEXT_BOUNDS.letters, holds: 'now' },
    // Any that is set is shown: its words may be the law's.
    schema: z.string(),
    maySave: isWithinBounds,
    problem: () => messages.tooMuchText(TEXT_BOUNDS),
    otherwise: ({ locale, isDelivering, market }) =>
      defaultTextsIn(locale, isDelivering, market === 'eu').texts[page],
  };
}

const BUTTON_HINT = 'Markdown. {button} stands for the words of the order button.';

const IMPRINT_HINT =
  'Markdown. {seller} stands for who sells, as on invoices. Shoppers see the page once no gap, ___, is left. Leave it empty for no such page.';

const WITHDRAWAL_HINT =
  'Markdown. {seller} stands for who sells, {days|day|days} for how long one can withdraw, with the word for one day and for several. Leave it empty for no such page.';

const ACCESSIBILITY_HINT =
  'Markdown. {accessibility} stands for what the software is tested for, {seller} for who sells. Leave it empty for no such page.';

export const TEXT_SETTINGS = {
  help: textOf('help', 'Help', BUTTON_HINT),
  returns: textOf('returns', 'Returns'),
  terms: textOf('terms', 'Terms', BUTTON_HINT),
  privacy: textOf('privacy', 'Privacy'),
  imprint: textOf('imprint', 'Imprint', IMPRINT_HINT),
  withdrawalTerms: textOf('withdrawalTerms', 'Right of withdrawal', WITHDRAWAL_HINT),
  accessibility: textOf('accessibility', 'Accessibility', ACCESSIBILITY_HINT),
};
