/** What a shop in the European Union says by default, in its language. It promises no conformity. */
import { COOKIES, type CookiePurpose } from '#app/shared/http/cookies.ts';
import {
  ACCESSIBILITY_CLAIMS,
  type AccessibilityClaim,
} from '#app/shared/law-pages/accessibility-claims.ts';
import type { LawPage } from '#app/shared/law-pages/law-pages.ts';
import type { Language } from '#app/shared/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** `___` is for the shopkeeper to fill in; what stands in braces is filled in when a text is shown. */
export type LawTexts = Record<LawPage, string> & {
  /** A sentence each, of what the accessibility statement claims. */
  claims: Record<AccessibilityClaim, string>;
  cookies: {
    intro: string;
    /** Each completes a line that begins with the name of the cookie. */
    purposes: Record<CookiePurpose, string>;
    untilClosed: string;
    untilCleared: string;
    after: string;
  };
};

const lawTexts: Record<Language, LawTexts> = { en, de, fr, es };

export function lawTextsIn(language: Language): Record<LawPage, string> {
  const { imprint, withdrawalTerms, accessibility } = lawTexts[language];
  return { imprint, withdrawalTerms, accessibility };
}

/** What `{accessibility}` stands for: a list of what tests hold. */
export function accessibilityList(language: Language): string {
  const { claims } = lawTexts[language];
  const points = Object.entries(ACCESSIBILITY_CLAIMS).map(([id, criteria]) => {
    // The table has these keys and no other.
    const claim = claims[id as AccessibilityClaim];
    return criteria.length === 0 ? claim : claim.replace(/\.$/, ` (${criteria.join(', ')}).`);
  });
  return points.map((point) => `- ${point}`).join('\n');
}

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/** `30 days`, `1 minute` */
function duration(seconds: number, language: Language): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ['minute', 60];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / length);
}

/** What the text about privacy says of cookies: a list of those that are really set. */
export function cookieList(language: Language): string {
  const { intro, purposes, untilClosed, untilCleared, after } = lawTexts[language].cookies;
  const lines = COOKIES.map(({ name, purpose, seconds, isStorage }) => {
    const until = isStorage ? untilCleared : untilClosed;
    const time = seconds === null ? until : duration(seconds, language);
    return `- **${name.replace('*', '…')}**: ${purposes[purpose]} (${time})`;
  });
  return [intro, lines.join('\n'), after].join('\n\n');
}
