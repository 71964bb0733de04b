/** The settings by which a shop says what it is: its name, its tag line and its pages. */
import * as z from 'zod';
import { defaultTextsIn } from '#app/shared/default-texts/default-texts.ts';
import { defaultLocale, type Language, languages, type ShopLocale } from '#app/shared/locale.ts';
import { isCharged } from '#app/shared/money/charged-currencies.ts';
import { defaultAbout, type ShopAbout, type ShopTexts, shopPages } from '#app/shared/shop-about.ts';
import { isTimeZone } from '#app/shared/time/dates.ts';
import { rule } from '#server/settings/setting-rule.ts';

export type AboutSettings = {
  about: ShopAbout;
  texts: ShopTexts;
  /** Whose days the admin counts, such as Europe/Berlin. */
  timeZone: string;
  /** The language that the shop speaks, and the currency that it charges in. */
  locale: ShopLocale;
  /** Whether the page of a reduced product says its lowest price of the 30 days before. */
  showsPriceHistory: boolean;
};

const line = z.string().trim();
const text = z.string();
const note = z
  .string()
  .trim()
  .max(
    120,
    'is too long for a line: use at most 120 characters, such as Delivered in 3 days. Returns within 30 days.',
  );

/** A name: PostgreSQL reads the sign of an offset the other way round. */
const timeZone = z
  .string()
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/)
  .refine(isTimeZone);

/** One entry for each variable. */
export const aboutVariables = {
  SHOP_NAME: line.optional(),
  SHOP_TAGLINE: line.optional(),
  SHOP_DELIVERY_NOTE: note.optional(),
  SHOP_HELP: text.optional(),
  SHOP_RETURNS: text.optional(),
  SHOP_TERMS: text.optional(),
  SHOP_PRIVACY: text.optional(),
  SHOP_LANGUAGE: rule(
    z.enum(languages),
    'is not a language of the shop: use en, de, fr or es, or leave it out for en.',
  ),
  SHOP_CURRENCY: rule(
    z.string().refine(isCharged),
    'is not a currency that cards can be charged in: use a code of ISO 4217 such as EUR, or leave it out for USD.',
  ),
  PRICE_HISTORY: rule(z.enum(['show', 'hide']), 'is neither show nor hide.'),
  SHOP_TIME_ZONE: rule(
    timeZone,
    'is not a time zone: use a name such as Europe/Berlin, or leave it out for UTC.',
  ),
};

export type AboutValues = {
  [Name in Exclude<keyof typeof aboutVariables, 'SHOP_LANGUAGE'>]?: string | undefined;
} & {
  SHOP_LANGUAGE?: Language | undefined;
};

/** What was not set has a default; `isDelivering`: delivery may cost something. */
export function toAboutSettings(values: AboutValues, isDelivering: boolean): AboutSettings {
  const locale = {
    language: values.SHOP_LANGUAGE ?? defaultLocale.language,
    currency: values.SHOP_CURRENCY ?? defaultLocale.currency,
  };
  const { tagline: ofLanguage, texts } = defaultTextsIn(locale, isDelivering);
  for (const page of shopPages) {
    const own = values[`SHOP_${page.toUpperCase() as Uppercase<typeof page>}`];
    if (own !== undefined) texts[page] = own;
  }
  if (values.SHOP_DELIVERY_NOTE) texts.deliveryNote = values.SHOP_DELIVERY_NOTE;
  const { SHOP_NAME: name, SHOP_TAGLINE: tagline } = values;
  return {
    about: { name: name || defaultAbout.name, tagline: tagline ?? ofLanguage },
    texts,
    timeZone: values.SHOP_TIME_ZONE ?? 'UTC',
    locale,
    showsPriceHistory: values.PRICE_HISTORY === 'show',
  };
}
