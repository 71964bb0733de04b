/** What has happened to an order: whether its events have no gap and add up to the state that lists show. */
import type { OrderEvent } from '#app/features/orders/order-events.ts';
import { type Finding, finding } from './reconciliation.ts';
import type { ReconciledOrder } from './reconciliation-charge.ts';
import { linesBackBy, stateBy } from './reconciliation-facts.ts';

export type ReconciledLife = {
  intent: string;
  /** In the order of their numbers. */
  events: OrderEvent[];
  /** Null where there is no row of it. */
  workState: string | null;
};

export function judgeLife(
  { shopper, intent, items }: Pick<ReconciledOrder, 'shopper' | 'intent' | 'items'>,
  life: ReconciledLife | undefined,
): Finding[] {
  const events = life?.events ?? [];
  const workState = life?.workState ?? 'in no list';
  const state = stateBy(events, items);
  const hasGap = events.some(({ no }, index) => no !== index + 1);
  const back = linesBackBy(events);
  const isBackTwice = new Set(back).size < back.length;
  if (state === workState && !hasGap && !isBackTwice) return [];
  const what = hasGap
    ? 'has a gap in its events'
    : isBackTwice
      ? 'has a line that has come back twice'
      : `is '${state}' by its events, and '${workState}' in lists`;
  return [finding('state_differs', { shopper, intent }, `Order ${intent} ${what}.`)];
}
