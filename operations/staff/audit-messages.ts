/** What staff did, in words: what to, where that is looked at, and what was changed. */
import { ORDER_STATES } from '#app/features/orders/events/order-events.ts';
import { stateWord } from '#app/features/orders/order-messages.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { CHANGED_WITH_OTHERS } from '#operations/catalogue/change-many.server.ts';
import type { Operation } from '#operations/operation.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import { settingWord } from '#operations/words/setting-word.ts';
import { messages } from './messages/messages.ts';
import { roleName } from './shown-names.server.ts';

/** `name` is what people call what it was done to, null where they have no word for it; `path` is its page. */
export type ActWords = { what: string; name: string | null; path: string | null };

/** `number` is the order's, where it is one. */
export function describeAct(
  operations: readonly Operation[],
  { act, subject, number }: { act: string; subject: string; number: string | null },
): ActWords {
  if (act === CHANGED_WITH_OTHERS) {
    return { what: messages.withOthers, name: subject, path: null };
  }
  const operation = operations.find(({ name }) => name === act);
  if (operation?.kind !== 'change') {
    // What is recorded beside operations: by signing in to the admin.
    const signInActs: Readonly<Record<string, string>> = messages.signInActs;
    const { [act]: ofSignIn } = signInActs;
    const what = ofSignIn ?? act.replaceAll('_', ' ');
    return { what, name: ofSignIn === undefined ? subject : null, path: null };
  }
  const { done, subjectWord, subjectName = String, page } = operation;
  const path = subject === '' ? null : (page?.(subject) ?? null);
  const called = subject === '' ? '' : subjectName(subject);
  const named = number === null ? called : messages.order(number);
  const name = subjectWord === undefined ? named : subjectWord && inShopWords(subjectWord);
  return { what: inShopWords(done), name, path };
}

function describeText(key: string, value: string): string {
  if (key === 'role') return roleName(value);
  const state = key === 'state' && ORDER_STATES.find((one) => one === value);
  if (state) return stateWord(state);
  return settingWord(key, value) ?? inShopWords(value.replaceAll('_', ' '));
}

function describeValue(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return inShopWords('none');
  if (typeof value === 'boolean') return inShopWords(value ? 'yes' : 'no');
  if (typeof value === 'number' && /cents$/i.test(key)) return formatCents(value);
  if (typeof value === 'number' && key === 'basisPoints') return formatRate(value);
  if (typeof value === 'number' && key === 'sharePercent') return formatRate(value * 100);
  if (Array.isArray(value) && value.length > 0) {
    return value.map((one) => describeValue(key, one)).join(', ');
  }
  if (Array.isArray(value)) return inShopWords('none');
  if (typeof value === 'object') return describeFields(value, null);
  return typeof value === 'string' ? describeText(key, value) : String(value);
}

/** What is called otherwise by people. */
const LABELS = new Map([
  ['cents', 'amount'],
  ['basisPoints', 'rate'],
  ['sharePercent', 'takes off'],
  ['amountCents', 'takes off'],
]);

/** `priceCents` is the price for people, `seenCents` the amount. */
export function recordLabel(key: string): string {
  const plain = key.replace(/^(?:is|seen)([A-Z])/, (_, first: string) => first.toLowerCase());
  const label = LABELS.get(plain);
  if (label !== undefined) return label;
  const name = plain.replace(/(?:Cents|Grams|BasisPoints)$/, '');
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

function describeFields(after: object, before: object | null): string {
  const old: Record<string, unknown> = { ...before };
  return Object.entries(after)
    .filter(([key, value]) => JSON.stringify(old[key]) !== JSON.stringify(value))
    .filter(([key, value]) => key in old || (value !== null && value !== ''))
    .map(([key, value]) => {
      const from = key in old ? `${describeValue(key, old[key])} → ` : '';
      return `${inShopWords(recordLabel(key))}: ${from}${describeValue(key, value)}`;
    })
    .join('; ');
}

/** What has changed from before to after, such as `price: $5.00 → $6.00`; empty where nothing is recorded. */
export function describeChange(before: unknown, after: unknown): string {
  if (typeof after !== 'object' || after === null) {
    return typeof before === 'object' && before !== null
      ? `${inShopWords('before')}: ${describeFields(before, null)}`
      : '';
  }
  return describeFields(after, typeof before === 'object' ? before : null);
}
