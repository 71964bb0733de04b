/** The settings that a shopkeeper changes: one entry each. What only an operator sets is in server/settings. */
import * as z from 'zod';
import type { OfferRules } from '#app/features/catalogue/product/price/offer-rules.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { CrawlerPolicy } from '#app/features/feeds/robots-text.ts';
import type { OrderButton } from '#app/features/payment/form/order-button.ts';
import type { ReviewPolicy } from '#app/features/reviews/review.ts';
import type { TaxPolicy } from '#app/features/tax/taxes-in.ts';
import {
  heroImage,
  logoImage,
  type NoticeImage,
  noticeImage,
  type OwnHero,
} from '#app/shared/brand-picture.ts';
import { brandStyle } from '#app/shared/colour/brand-style.ts';
import { defaultTextsIn } from '#app/shared/default-texts/default-texts.ts';
import {
  isFilledIn,
  lawPagePath,
  lawPages,
  lawPageTitle,
} from '#app/shared/law-pages/law-pages.ts';
import { defaultLocale, languages, type ShopLocale } from '#app/shared/locale.ts';
import { messages as shared } from '#app/shared/messages/messages.ts';
import { isCharged } from '#app/shared/money/charged-currencies.ts';
import { defaultAbout, type ShopAbout, type ShopTexts, shopPages } from '#app/shared/shop-about.ts';
import { isLine, isVisibleLine } from '#app/shared/text/line-text.ts';
import { isTownZone } from '#app/shared/time/dates.ts';
import { LAW_SETTINGS } from './law-settings.ts';
import { LOOK_SETTINGS } from './look-settings.ts';
import { messages } from './messages/messages.ts';
import { PICTURE_SETTINGS } from './picture-settings.ts';
import { SELLING_SETTINGS } from './selling-settings.ts';
import { type Setting, type SettingContext, setting } from './setting.ts';
import { TEXT_SETTINGS } from './text-settings.ts';

const line = (maxLetters: number) => z.string().trim().max(maxLetters).refine(isLine);

/** PostgreSQL reads short names such as CET, and the signs of offsets, otherwise than JavaScript. */
const timeZone = z.string().refine(isTownZone);

const aboutLine = { group: 'Shop', holds: 'now' } as const;

/** By the name that forms, the shell and the API have. */
export const SHOP_SETTINGS = {
  shopName: setting({
    ...{ variable: 'SHOP_NAME', label: 'Name', maxLetters: 80, ...aboutLine },
    schema: line(80).refine(isVisibleLine),
    problem: () => messages.noShopName,
    otherwise: () => defaultAbout.name,
  }),
  tagline: setting({
    ...{ variable: 'SHOP_TAGLINE', label: 'Tag line', maxLetters: 160, ...aboutLine },
    schema: line(160),
    problem: () => messages.noLine(160),
    otherwise: ({ locale, isDelivering }) => defaultTextsIn(locale, isDelivering).tagline,
  }),
  deliveryNote: setting({
    variable: 'SHOP_DELIVERY_NOTE',
    label: 'Line about delivery and returns',
    hint: 'On the page of each product.',
    ...{ maxLetters: 120, ...aboutLine },
    schema: line(120),
    problem: () => messages.noDeliveryNote,
    otherwise: ({ locale, isDelivering }) =>
      defaultTextsIn(locale, isDelivering).texts.deliveryNote,
  }),
  ...TEXT_SETTINGS,
  ...LOOK_SETTINGS,
  ...PICTURE_SETTINGS,
  ...SELLING_SETTINGS,
  ...LAW_SETTINGS,
  language: setting({
    variable: 'SHOP_LANGUAGE',
    ...{ group: 'Language, money and time', label: 'Language', holds: 'start' },
    schema: z.enum(languages),
    choices: languages.map((language) => [
      language,
      { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' }[language],
    ]),
    problem: () => messages.noLanguage,
    otherwise: () => defaultLocale.language,
  }),
  currency: setting({
    variable: 'SHOP_CURRENCY',
    ...{ group: 'Language, money and time', label: 'Currency', holds: 'start' },
    hint: 'A code such as EUR, until something is sold. Prices then keep their numbers.',
    schema: z.string().trim().refine(isCharged),
    problem: () => messages.noCurrency,
    otherwise: () => defaultLocale.currency,
  }),
  timeZone: setting({
    variable: 'SHOP_TIME_ZONE',
    ...{ group: 'Language, money and time', label: 'Time zone', holds: 'now' },
    hint: 'A name such as Europe/Berlin. Sales are counted by its days, and times in the admin, in mails and in files are of it.',
    schema: timeZone,
    problem: () => messages.noTimeZone,
    otherwise: () => 'UTC',
  }),
  staffMail: setting({
    variable: 'STAFF_MAIL',
    ...{ group: 'Mail', label: 'Who is told of the first order and of what fails', holds: 'now' },
    hint: 'An e-mail address. Leave it empty for the one that mails come from.',
    schema: z.union([z.literal('').transform(() => null), z.email()]),
    problem: () => messages.noEmail,
    otherwise: () => '',
  }),
};

export type SettingName = keyof typeof SHOP_SETTINGS;

/** What somebody has set, as texts. */
export type SettingTexts = { readonly [Name in SettingName]?: string };

// Its type has these keys and no other.
export const SETTING_NAMES = Object.keys(SHOP_SETTINGS) as SettingName[];

/** What holds at once. */
export type ShopSettings = {
  about: ShopAbout;
  texts: ShopTexts;
  /** Styles of its own, after those of all shops; empty where it looks as it comes. */
  style: string;
  /** The colour that they follow from, for what has no style sheet. */
  accent: string;
  typeface: 'figtree' | 'system';
  hero: OwnHero;
  /** Whether shoppers say where their orders go, and use codes. */
  mode: TermsMode;
  /** When a review by a buyer is shown. */
  reviews: ReviewPolicy;
  /** For how many days after its delivery an order can be withdrawn from; null: there is no form for it. */
  withdrawalDays: number | null;
  /** Whose rates of tax an order has. */
  tax: TaxPolicy;
  /** How products are offered, as the law asks. */
  offers: OfferRules;
  /** Whether pages say what prices include, and where imported stars come from. */
  isPriceNoted: boolean;
  areStarsExplained: boolean;
  orderButton: OrderButton;
  /** The official notice on the legal guarantee; null where none was uploaded. */
  notice: NoticeImage | null;
  /** The most units of a counted variant that one payment may have; null: what a basket holds. */
  maxUnits: number | null;
  /** Within so many days something can be sent back; null: the page about returns says it. */
  returnDays: number | null;
  /** What robots.txt asks of programs. */
  crawlers: CrawlerPolicy;
  /** So many days after shipping, at the latest, it is forgotten who an order of a deleted account is for. */
  contactDays: number;
  /** Whose days the admin counts, and in which times are shown, such as Europe/Berlin. */
  timeZone: string;
  /** Who receives what is for the staff; null: whoever mails come from. */
  staffMail: string | null;
};

/** What is no value any more, as after a change of the rules, counts as not set. */
function read<Value>(
  one: Setting<Value>,
  text: string | undefined,
  context: SettingContext,
): Value {
  const parsed = text === undefined ? null : one.schema.safeParse(text);
  return parsed?.success ? parsed.data : one.schema.parse(one.otherwise(context));
}

/** What the defaults of these texts depend on. */
export function contextOf(texts: SettingTexts, locale: ShopLocale): SettingContext {
  const plain = { locale, isDelivering: false, market: null };
  const { delivery, market } = SHOP_SETTINGS;
  return {
    locale,
    isDelivering: read(delivery, texts.delivery, plain) === 'address',
    market: read(market, texts.market, plain),
  };
}

/** What is as it comes is left out: it is in the data of every page. */
function aboutOf(texts: SettingTexts, context: SettingContext): ShopAbout {
  const all = SHOP_SETTINGS;
  const announcement = read(all.announcement, texts.announcement, context);
  const header = read(all.header, texts.header, context);
  const [headerLink = null] = read(all.headerLink, texts.headerLink, context);
  const logo = read(all.logo, texts.logo, context);
  const icon = read(all.icon, texts.icon, context);
  const hero = read(all.hero, texts.hero, context);
  const withdrawalDays = read(all.withdrawalDays, texts.withdrawalDays, context);
  const links = [
    ...(withdrawalDays === null ? [] : [['/withdraw', shared.withdrawHere] as const]),
    ...lawPages
      .filter((page) => isFilledIn(read(all[page], texts[page], context)))
      .map((page) => [lawPagePath[page], lawPageTitle(page)] as const),
    ...read(all.footerLinks, texts.footerLinks, context),
  ];
  return {
    name: read(all.shopName, texts.shopName, context),
    tagline: read(all.tagline, texts.tagline, context),
    ...(logo && { logo: logoImage(logo) }),
    ...(icon && { icon: icon.path }),
    ...(hero && { shared: heroImage(hero).src }),
    ...(announcement !== '' && { announcement }),
    ...(header !== 'prime' && { headerLink: header === 'link' ? headerLink : null }),
    ...(links.length > 0 && { links }),
    ...(read(all.unitPrices, texts.unitPrices, context) === 'show' && { unitPrices: true }),
    ...(read(all.importedRatings, texts.importedRatings, context) === 'hide' && {
      hidesImportedStars: true,
    }),
  };
}

function heroOf(texts: SettingTexts, context: SettingContext): OwnHero {
  const image = read(SHOP_SETTINGS.hero, texts.hero, context);
  const headline = read(SHOP_SETTINGS.heroHeadline, texts.heroHeadline, context);
  const [link = null] = read(SHOP_SETTINGS.heroLink, texts.heroLink, context);
  return { image: image && heroImage(image), words: headline === '' ? null : { headline, link } };
}

function noticeOf(texts: SettingTexts, context: SettingContext): NoticeImage | null {
  const picture = read(SHOP_SETTINGS.notice, texts.notice, context);
  return picture && noticeImage(picture, read(SHOP_SETTINGS.noticeText, texts.noticeText, context));
}

export function toShopSettings(texts: SettingTexts, locale: ShopLocale): ShopSettings {
  const context = contextOf(texts, locale);
  const all = SHOP_SETTINGS;
  const hero = heroOf(texts, context);
  const accent = read(all.accent, texts.accent, context);
  const typeface = read(all.typeface, texts.typeface, context);
  const pages = [...shopPages, ...lawPages].map(
    (page) => [page, read(all[page], texts[page], context)] as const,
  );
  return {
    about: aboutOf(texts, context),
    style: brandStyle({
      ...{ accent, typeface },
      pictureRatio: read(all.pictureRatio, texts.pictureRatio, context),
      pictureFit: read(all.pictureFit, texts.pictureFit, context),
      heroFocus: hero.image && [
        read(all.heroAcross, texts.heroAcross, context),
        read(all.heroDown, texts.heroDown, context),
      ],
    }),
    ...{ accent, typeface },
    hero,
    texts: {
      ...defaultTextsIn(locale, context.isDelivering).texts,
      ...Object.fromEntries(pages),
      deliveryNote: read(all.deliveryNote, texts.deliveryNote, context),
    },
    mode: {
      delivery: read(all.delivery, texts.delivery, context),
      codes: read(all.codes, texts.codes, context) === 'on',
      vatNumbers: read(all.vatNumbers, texts.vatNumbers, context) === 'on',
      ...read(all.credits, texts.credits, context),
      ...read(all.phone, texts.phone, context),
      ...read(all.guestEmail, texts.guestEmail, context),
      ...read(all.orderNotes, texts.orderNotes, context),
      ...read(all.gifts, texts.gifts, context),
    },
    reviews: read(all.reviews, texts.reviews, context),
    withdrawalDays: read(all.withdrawalDays, texts.withdrawalDays, context),
    tax: {
      homeCountry: read(all.homeCountry, texts.homeCountry, context),
      threshold: read(all.vatThreshold, texts.vatThreshold, context),
    },
    offers: {
      countsFromLowest: read(all.priceHistory, texts.priceHistory, context) === 'show',
      showsUnitPrices: read(all.unitPrices, texts.unitPrices, context) === 'show',
      hidesImportedRatings: read(all.importedRatings, texts.importedRatings, context) === 'hide',
    },
    isPriceNoted: read(all.priceNote, texts.priceNote, context) === 'show',
    areStarsExplained: read(all.importedRatings, texts.importedRatings, context) === 'explain',
    notice: noticeOf(texts, context),
    orderButton: read(all.orderButton, texts.orderButton, context),
    maxUnits: read(all.maxUnits, texts.maxUnits, context),
    returnDays: read(all.returnDays, texts.returnDays, context),
    crawlers: read(all.crawlers, texts.crawlers, context),
    contactDays: read(all.contactDays, texts.contactDays, context),
    timeZone: read(all.timeZone, texts.timeZone, context),
    staffMail: read(all.staffMail, texts.staffMail, context),
  };
}

/** What the next start takes. */
export function toShopLocale(texts: SettingTexts): ShopLocale {
  const plain = { locale: defaultLocale, isDelivering: false, market: null };
  return {
    language: read(SHOP_SETTINGS.language, texts.language, plain),
    currency: read(SHOP_SETTINGS.currency, texts.currency, plain),
  };
}
