/** Whether a refund by hand can be made, and of how much: every rule of it. */
import { paidPrices } from '#app/features/delivery/terms.ts';
import { isCounted } from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';

/** What staff asks for: an amount, whole lines, or all that is left where both are null. */
export type WantedRefund = {
  cents: number | null;
  lines: readonly number[] | null;
  /** What went back so far as it was shown: another sum means that somebody else was faster. */
  seenCents: number;
};

export type RefundRefusal =
  | { code: 'changed'; refundedCents: number }
  | { code: 'nothing_left' }
  | { code: 'too_much'; restCents: number }
  | { code: 'bad_amount' }
  | { code: 'unknown_line' | 'line_refunded'; line: number };

export type RefundVerdict = { ok: true; cents: number } | { ok: false; refusal: RefundRefusal };

function refuse(refusal: RefundRefusal): RefundVerdict {
  return { ok: false, refusal };
}

/** What was paid for these lines, less what a code took off them; a line goes back once. */
function decideLines(
  { basket, terms, refunds }: Pick<OrderDetails, 'basket' | 'terms' | 'refunds'>,
  lines: readonly number[],
): RefundVerdict {
  const gone = new Set(refunds.filter(isCounted).flatMap((refund) => refund.lines ?? []));
  const paid = paidPrices(basket, terms);
  let cents = 0;
  for (const line of new Set(lines)) {
    const index = basket.findIndex((one) => one.line === line);
    if (index < 0) return refuse({ code: 'unknown_line', line });
    if (gone.has(line)) return refuse({ code: 'line_refunded', line });
    cents += paid[index] ?? 0;
  }
  return { ok: true, cents };
}

export function decideOrderRefund(
  order: Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds'>,
  { cents, lines, seenCents }: WantedRefund,
): RefundVerdict {
  const { refundedCents, restCents } = foldOrder(order);
  if (refundedCents !== seenCents) return refuse({ code: 'changed', refundedCents });
  if (restCents <= 0) return refuse({ code: 'nothing_left' });
  const verdict: RefundVerdict =
    lines === null ? { ok: true, cents: cents ?? restCents } : decideLines(order, lines);
  if (!verdict.ok) return verdict;
  if (!Number.isInteger(verdict.cents) || verdict.cents <= 0) return refuse({ code: 'bad_amount' });
  return verdict.cents > restCents ? refuse({ code: 'too_much', restCents }) : verdict;
}
