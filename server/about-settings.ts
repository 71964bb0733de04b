/** The settings by which a shop says what it is: its name, its tag line and its pages. */
import * as z from 'zod';
import { defaultAbout, type ShopAbout, type ShopTexts, shopPages } from '#app/shared/shop-about.ts';
import { defaultTexts } from '#app/shared/shop-texts.ts';

export type AboutSettings = { about: ShopAbout; texts: ShopTexts };

const line = z.string().trim();
const text = z.string();
const note = z
  .string()
  .trim()
  .max(
    120,
    'is too long for a line: use at most 120 characters, such as Delivered in 3 days. Returns within 30 days.',
  );

/** One entry for each variable. */
export const aboutVariables = {
  SHOP_NAME: line.optional(),
  SHOP_TAGLINE: line.optional(),
  SHOP_DELIVERY_NOTE: note.optional(),
  SHOP_HELP: text.optional(),
  SHOP_RETURNS: text.optional(),
  SHOP_TERMS: text.optional(),
  SHOP_PRIVACY: text.optional(),
};

export type AboutValues = { [Name in keyof typeof aboutVariables]?: string | undefined };

/** What was not set has a default. */
export function toAboutSettings(values: AboutValues): AboutSettings {
  const texts = { ...defaultTexts };
  for (const page of shopPages) {
    const own = values[`SHOP_${page.toUpperCase() as Uppercase<typeof page>}`];
    if (own !== undefined) texts[page] = own;
  }
  if (values.SHOP_DELIVERY_NOTE) texts.deliveryNote = values.SHOP_DELIVERY_NOTE;
  const { SHOP_NAME: name, SHOP_TAGLINE: tagline } = values;
  return {
    about: { name: name || defaultAbout.name, tagline: tagline ?? defaultAbout.tagline },
    texts,
  };
}
