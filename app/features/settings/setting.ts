/** One setting of the shop: what it is, what it may be, and what holds without it. */
import type * as z from 'zod';
import type { ShopLocale } from '#app/shared/locale.ts';

export const MARKETS = ['eu'] as const;

/** The European Union. */
export type Market = (typeof MARKETS)[number];

/** The headings under which the admin shows them. */
export type SettingGroup =
  | 'Shop'
  | 'Look'
  | 'Pictures'
  | 'Hero'
  | 'Links'
  | 'Texts'
  | 'Selling'
  | 'Law'
  | 'Language, money and time'
  | 'Mail';

/** What a default may depend on. */
export type SettingContext = {
  locale: ShopLocale;
  /** Delivery may cost something. */
  isDelivering: boolean;
  /** Whose law on selling to consumers the shop keeps by default; null: none of those that it knows. */
  market: Market | null;
};

/** A setting is a text everywhere until it is read: in the environment, in the database, in a form. */
export type Setting<Value> = {
  /** The variable of the environment, which holds where it is set; without one staff alone sets it. */
  variable?: string;
  group: SettingGroup;
  label: string;
  /** What else is to be known of it, in sentences. */
  hint?: string;
  schema: z.ZodType<Value, string>;
  /** What a change must be too; what was set before holds without it. */
  maySave?: (text: string) => boolean;
  /** What is wrong with any other text: completes a sentence that begins with its name, without the full stop. */
  problem(): string;
  otherwise(context: SettingContext): string;
  /** Whether a change holds at once, or from the next start of the shop. */
  holds: 'now' | 'start';
  /** Values with their words, where it is one of a few. */
  choices?: readonly (readonly [value: string, word: string])[];
  /** How it is typed, where it is neither one of a few nor a line. */
  text?: 'long' | 'colour' | 'digits';
  maxLetters?: number;
};

/** Each entry keeps the type of its own value. */
export function setting<Value>(one: Setting<Value>): Setting<Value> {
  return one;
}
