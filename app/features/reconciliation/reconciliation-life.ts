/** What has happened to an order: whether its events have no gap and add up to the state that lists show. */
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import { type Finding, finding } from './reconciliation.ts';
import type { ReconciledOrder } from './reconciliation-charge.ts';
import { linesBackBy, linesKeptBy, linesSentBy, stateBy } from './reconciliation-facts.ts';

export type ReconciledLife = {
  intent: string;
  /** In the order of their numbers. */
  events: OrderEvent[];
  /** Null where there is no row of it. */
  workState: string | null;
  isPartlyShipped: boolean;
};

export function judgeLife(
  { shopper, intent, items }: Pick<ReconciledOrder, 'shopper' | 'intent' | 'items'>,
  life: ReconciledLife | undefined,
): Finding[] {
  const events = life?.events ?? [];
  const workState = life?.workState ?? 'in no list';
  const { state, isPartlyShipped } = stateBy(events, items);
  const hasGap = events.some(({ no }, index) => no !== index + 1);
  const back = linesBackBy(events);
  const isBackTwice = new Set(back).size < back.length;
  const left = [...linesSentBy(events), ...new Set(linesKeptBy(events))];
  const isSentTwice = new Set(left).size < left.length;
  const isSame = state === workState && isPartlyShipped === (life?.isPartlyShipped ?? false);
  if (isSame && !hasGap && !isBackTwice && !isSentTwice) return [];
  const part = (isPart: boolean | undefined) => (isPart ? ' and sent in part' : '');
  const what = hasGap
    ? 'has a gap in its events'
    : isBackTwice
      ? 'has a line that has come back twice'
      : isSentTwice
        ? 'has a line that was sent twice, or was not to be sent'
        : `is '${state}'${part(isPartlyShipped)} by its events, and '${workState}'${part(life?.isPartlyShipped)} in lists`;
  return [finding('state_differs', { shopper, intent }, `Order ${intent} ${what}.`)];
}
