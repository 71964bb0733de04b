/** Codes that take something off an order, and when they do: every rule of them. */
import { shopCurrency } from '#app/shared/money/money.ts';

/** Letters, digits and hyphens, in capitals. */
const MAX_CODE_LETTERS = 40;
const CODE_NAME = /^[A-Z0-9][A-Z0-9-]{0,39}$/;

/** What a code takes off: a share of the items in percent, or an amount; the other is null. */
export type Code = { name: string; sharePercent: number | null; amountCents: number | null };

/** A code as it stands for one shopper now; times in unix seconds, null is unbounded. */
export type CodeStanding = Code & {
  fromSeconds: number | null;
  toSeconds: number | null;
  nowSeconds: number;
  /** Uses that are left in all, with one that this shopper holds; null: without limit. */
  left: number | null;
  /** The most uses of one shopper; null: without limit. */
  usesEach: number | null;
  /** This shopper's orders with it that were not cancelled. */
  ownUses: number;
};

export type CodeProblem = 'unknown' | 'not_yet' | 'ended' | 'used_up' | 'used_before';

/** A code that takes something off; its uses are held where they are `isLimited`. */
export type UsableCode = Code & { isLimited: boolean };

/** What was typed as a code, as it is stored and shown again; empty for nothing. */
export function codeText(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return line.slice(0, MAX_CODE_LETTERS).toUpperCase();
}

/** What was typed as the name of a code; null for what is none. */
export function readCodeName(text: string): string | null {
  const name = text.trim().toUpperCase();
  return CODE_NAME.test(name) ? name : null;
}

function problemOf(code: CodeStanding): CodeProblem | null {
  const { fromSeconds, toSeconds, nowSeconds, left, usesEach, ownUses } = code;
  if (fromSeconds !== null && nowSeconds < fromSeconds) return 'not_yet';
  if (toSeconds !== null && nowSeconds >= toSeconds) return 'ended';
  if (usesEach !== null && ownUses >= usesEach) return 'used_before';
  return left !== null && left <= 0 ? 'used_up' : null;
}

/** Whether the code that a shopper has chosen can be used; null of it: there is none of that name. */
export function decideCode(
  code: CodeStanding | null,
): { usable: UsableCode; problem: null } | { usable: null; problem: CodeProblem } {
  if (code === null) return { usable: null, problem: 'unknown' };
  const problem = problemOf(code);
  if (problem !== null) return { usable: null, problem };
  const { name, sharePercent, amountCents, left } = code;
  return { usable: { name, sharePercent, amountCents, isLimited: left !== null }, problem: null };
}

/** What it takes off items of this total, in steps that a card can be charged: never more than they cost. */
export function discountOf({ sharePercent, amountCents }: Code, itemsCents: number): number {
  const { step } = shopCurrency();
  const off = amountCents ?? Math.floor((itemsCents * (sharePercent ?? 0)) / (100 * step)) * step;
  return Math.min(off, itemsCents);
}
