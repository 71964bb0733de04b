/** The form by which a shopper picks what goes back: which items, how many of each, and why. */
import { returnCents } from '#app/features/orders/actions/decide-return.ts';
import type { ReturnItem } from '#app/features/orders/events/order-events.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import {
  needsWords,
  RETURN_REASONS,
  type ReturnReason,
} from '#app/features/orders/return-reasons.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { groupItems, type OrderedItem } from './order-view.ts';
import { isCountField, pickFields } from './pick-fields.ts';
import { MAX_REASON_LENGTH } from './reason-length.ts';

/** Items of one variant that can go back; `cents` is what all of them give back. */
export type ReturnableItem = OrderedItem & { cents: number };

export function returnableItems(order: OrderDetails): ReturnableItem[] {
  const { returnableLines } = foldOrder(order);
  const left = order.basket.filter(({ line }) => returnableLines.includes(line));
  return groupItems(left, new Map()).map((item) => ({
    ...item,
    cents: returnCents(order, item.lines),
  }));
}

/** What was picked of an item, which the first of its lines names. */
export type ReturnPick = {
  line: number;
  /** 0: it stays. */
  count: number;
  reason: ReturnReason | null;
  words: string;
};

/** What the form says of these items; browsers post line breaks as CR LF. */
export function readPicks(
  fields: Readonly<Record<string, string>>,
  items: readonly ReturnableItem[],
): ReturnPick[] {
  return items.map(({ lines }) => {
    const [line = 0] = lines;
    const names = pickFields(line);
    const count = Number(fields[names.count] ?? 0);
    const words = (fields[names.words] ?? '').replaceAll('\r\n', '\n').trim();
    return {
      line,
      count: Number.isInteger(count) && count > 0 ? Math.min(count, lines.length) : 0,
      reason: RETURN_REASONS.find((one) => one === fields[names.reason]) ?? null,
      words: isStorable(words) ? words.slice(0, MAX_REASON_LENGTH) : '',
    };
  });
}

export type PickProblem = 'reason' | 'words';

/** Whether the form asks for what is asked for already: the second time that it was sent. */
export function isOpenReturn(
  fields: Readonly<Record<string, string>>,
  openReturn: readonly ReturnItem[],
): boolean {
  const asked = new Map(
    openReturn.map(({ lines }) => [pickFields(lines[0] ?? 0).count, lines.length]),
  );
  const picked = Object.entries(fields).filter(
    ([name, count]) => isCountField(name) && Number(count) > 0,
  );
  const isAsked = ([name, count]: [string, string]) => asked.get(name) === Number(count);
  return picked.length === asked.size && picked.every(isAsked);
}

/** What keeps the form from being sent; `lines` by the first line of an item. */
export type PickProblems = { isEmpty: boolean; lines: Record<number, PickProblem> };

/** What goes back by these picks, or what is wrong with them. */
export function toReturnItems(
  items: readonly ReturnableItem[],
  picks: readonly ReturnPick[],
): { items: ReturnItem[]; problems: PickProblems | null } {
  const wanted: ReturnItem[] = [];
  const lines: PickProblems['lines'] = {};
  for (const { line, count, reason, words } of picks) {
    if (count === 0) continue;
    const item = items.find((one) => one.lines[0] === line);
    if (reason === null) lines[line] = 'reason';
    else if (needsWords(reason) && words === '') lines[line] = 'words';
    else if (item) wanted.push({ lines: item.lines.slice(0, count), reason, words });
  }
  const isEmpty = picks.every(({ count }) => count === 0);
  const isWrong = isEmpty || Object.keys(lines).length > 0;
  return { items: wanted, problems: isWrong ? { isEmpty, lines } : null };
}
