/** For whom the gift cards of an order are, as a form says it. */
import type { GiftTo } from '#app/features/credits/bought-cards.ts';
import { MAX_GIVER_LETTERS } from '#app/features/credits/credit.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import { isCalendarDay } from '#app/shared/time/calendar-day.ts';
import { cleanLines, MAX_GIFT_LETTERS, tooLong } from './order-requests.ts';

/** The names of the fields in the form. */
export const GIFT_TO_FIELDS = {
  email: 'gift-card-email',
  giver: 'gift-card-giver',
  words: 'gift-card-words',
  day: 'gift-card-day',
} as const;

/** As it was typed. */
export type TypedGiftTo = Record<keyof typeof GIFT_TO_FIELDS, string>;

export type GiftToProblems = Partial<TypedGiftTo>;

export type ReadGiftTo =
  | { ok: true; to: GiftTo }
  | { ok: false; typed: TypedGiftTo; problems: GiftToProblems };

export function typedGiftTo({ email, giver, words, day }: GiftTo): TypedGiftTo {
  return { email: email ?? '', giver, words, day: day ?? '' };
}

function dayProblem(day: string, today: string): string | undefined {
  if (day === '') return undefined;
  if (!isCalendarDay(day)) return messages.noDay;
  return day < today ? messages.dayIsOver : undefined;
}

/** `today` and when a day begins are of the shop's time zone. */
export function readGiftTo(
  fields: Readonly<Record<string, string>>,
  { today, startOf }: { today: string; startOf: (day: string) => number },
): ReadGiftTo {
  const field = (name: keyof TypedGiftTo) => fields[GIFT_TO_FIELDS[name]] ?? '';
  const typed: TypedGiftTo = {
    email: field('email').trim(),
    giver: cleanLines(field('giver')).replaceAll('\n', ' '),
    words: cleanLines(field('words')),
    day: field('day').trim(),
  };
  const email = readEmailField(typed.email);
  const wrong = {
    email: email === undefined ? messages.noEmailAddress : undefined,
    giver: tooLong(typed.giver, MAX_GIVER_LETTERS),
    words: tooLong(typed.words, MAX_GIFT_LETTERS),
    day: dayProblem(typed.day, today),
  };
  const problems = Object.fromEntries(
    Object.entries(wrong).filter(([, problem]) => problem !== undefined),
  );
  if (email === undefined || Object.keys(problems).length > 0) {
    return { ok: false, typed, problems };
  }
  const { giver, words } = typed;
  const day = typed.day === '' ? null : typed.day;
  return {
    ok: true,
    to: { email, giver, words, day, sendSeconds: day === null ? null : startOf(day) },
  };
}
