/**
 * The language and the currency of the shop. One process runs one shop, and both are decided before its first order,
 * so they are a value of the process, which formatters anywhere read without being handed it: the server sets it from
 * the settings before the first request, a browser reads it from the page's `<html lang data-currency>`. It stands on
 * `globalThis`, since the admin is a build of its own in the same process.
 */

/** The languages that the shop speaks, with the tag that `Intl` formats by: the specification's formats are en-US. */
const LOCALE_TAGS = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const;

export type Language = keyof typeof LOCALE_TAGS;

export const languages = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[];

/** `currency`: an ISO 4217 code in capitals, one of `money/currencies.ts`. */
export type ShopLocale = { readonly language: Language; readonly currency: string };

export const defaultLocale: ShopLocale = { language: 'en', currency: 'USD' };

declare global {
  var basketShopLocale: ShopLocale | undefined;
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(LOCALE_TAGS, text);
}

/** What the server has written into the page; the defaults stand for an attribute that is not there. */
function localeOfPage(): ShopLocale {
  const { lang, dataset } = globalThis.document?.documentElement ?? { lang: '', dataset: {} };
  return {
    language: isLanguage(lang) ? lang : defaultLocale.language,
    currency: dataset.currency ?? defaultLocale.currency,
  };
}

export function shopLocale(): ShopLocale {
  globalThis.basketShopLocale ??= localeOfPage();
  return globalThis.basketShopLocale;
}

/** For the start of a shop, and for tests. */
export function setShopLocale(locale: ShopLocale): void {
  globalThis.basketShopLocale = locale;
}

/** `en-US`, `de-DE`: what `Intl` formats by. */
export function localeTag(): string {
  return LOCALE_TAGS[shopLocale().language];
}

/** The attributes of `<html>` that a browser reads the locale from; none for the default currency. */
export function localeAttributes(): { lang: string; 'data-currency'?: string } {
  const { language, currency } = shopLocale();
  if (currency === defaultLocale.currency) return { lang: language };
  return { lang: language, 'data-currency': currency };
}

/** Something that is made for the shop's locale, such as a formatter: once, and anew where the locale was set anew. */
export function perLocale<Made>(make: (tag: string, locale: ShopLocale) => Made): () => Made {
  let made: { for: ShopLocale; value: Made } | undefined;
  return () => {
    const locale = shopLocale();
    if (made?.for !== locale) made = { for: locale, value: make(localeTag(), locale) };
    return made.value;
  };
}
