/**
 * The kinds of findings of a reconciliation: each way in which charges, orders, refunds and lines can contradict
 * each other, what it means for the shopper's money, and what the shopkeeper does about it.
 */

/** What a finding means for the rule that every charge ends in one order or one refund. */
export const HARMS = ['lost', 'doubled', 'unrefunded', 'mismatched', 'oversold'] as const;
export type Harm = (typeof HARMS)[number];

/** What the shopkeeper does about each kind, by its harm; a `note` is worth knowing, and no error. */
const ADVICE = {
  lost: {
    charge_unknown:
      'Unless it belongs to another shop on the same account: npm run shop -- payments refund-lost.',
    charge_open:
      'The sweep should have settled it: read the log for the reason and reconciliation again.',
    charge_lost: 'Send what was bought, or npm run shop -- payments refund-lost.',
  },
  doubled: {
    payment_charged_twice: 'Refund the second charge at the provider.',
    payment_doubled: 'Delete the payment row that is not the owner of the order or refund.',
    order_doubled: 'Send it once and delete the other order row.',
    refund_doubled: 'The shopper has more than was meant: ask for it back, or leave it.',
    refund_exceeds: 'The shopper has more than was charged: look at the refunds at the provider.',
    order_and_refund: 'Do not send the order if the money went back; delete the row that is wrong.',
    line_sold_twice: 'Send it once and refund the later charge at the provider.',
  },
  unrefunded: {
    refund_missing: 'Refund the rest of the charge at the provider.',
    refund_due:
      'The shop goes on asking for it for days; if it stays, look at the balance and the charge at the provider.',
    refund_failed:
      'Refund it once more, in the admin or at the provider; if the card takes nothing back, pay the shopper in another way.',
  },
  mismatched: {
    order_differs: 'The charge and the frozen payment are right: correct the order row.',
    order_without_charge: 'Nothing was paid for it: do not send it, and delete the order row.',
    order_without_payment:
      'Look the intent up at the provider; restore the payment row or delete the order row.',
    order_of_unsettled_payment: "Set the payment's state to 'ordered' if the provider was paid.",
    line_unclaimed: 'Insert its claim into order_line, or the same line could be sold again.',
    claim_without_order:
      'Delete the claim from order_line, or restore the order that it belongs to.',
    line_still_in_basket:
      'Delete the line from basket_line: it was sold and would be refused at payment.',
    refund_differs: "The provider is right: correct the refund row and the payment's state.",
    refund_amount_differs:
      'The provider is right, and its amount is in the refund row from now on: look who has changed the row.',
    refund_unrecorded:
      'The events are right, as far as the provider agrees: correct the refund row.',
    refund_misbooked:
      'The row of the refund is right, as far as the provider agrees: insert the difference as its next entry in refund_transaction.',
    dispute_differs:
      'The provider is right: the next event of it, or the sweep, corrects the order.',
    state_differs: 'The events are right: correct the state in order_status.',
    invoice_gap:
      'Restore the invoice rows from a backup: a number that was given has to stay in the books.',
    refund_without_charge: 'Nothing was charged: delete the refund row.',
    refund_without_payment:
      'Look the intent up at the provider; restore the payment row or delete the refund row.',
    credit_differs:
      'The order or refund is right: correct the entry of the ledger, and the balance with it.',
    hold_stuck:
      'Give the units back to stock.available and delete the rows of stock_hold, unless the payment is ordered.',
    left_behind: 'Move the rows to the account that the guest has joined.',
  },
  oversold: {
    unit_missing: 'Count the shelf: send the order if it is there, else refund it.',
    stock_differs: 'Set stock.available to what is on the shelf less what is held and sold.',
    ledger_differs: 'Count the shelf: the count writes the difference into the ledger.',
  },
  note: {
    stock_short:
      'A count found less than is promised: order more, or cancel and refund orders that cannot be sent.',
    hold_waiting: 'Nothing to do: the sweep does so once the card provider answers.',
    hold_foreign: 'If that account is not used any more: npm run shop -- stock release.',
    merchant_refund: 'Nothing to do if you refunded it.',
    merchant_dispute: 'Answer the dispute at the provider.',
    refund_to_give_back: 'It was paid by hand: give it back, and say so in the order.',
    refunded_by_hand: 'Nothing to do: the shopper has the money back.',
    refund_attempt_failed: 'Nothing to do by itself: what is owed is said apart.',
    refund_disputed:
      'Nothing to do but answer the dispute: if it is won, refund it then; if it is lost, the bank has paid.',
    refund_pending: 'Nothing to do: the shop follows it until it ends.',
    stray_intent: 'Nothing to do: the sweep cancels it.',
    intent_unknown:
      'Nothing was charged. Cancel it at the provider, unless another shop uses the account.',
  },
} as const satisfies Record<Harm | 'note', Record<string, string>>;

type Advice = typeof ADVICE;
export type FindingKind = { [Group in keyof Advice]: keyof Advice[Group] }[keyof Advice];

/** The subject of a finding; `lines` are basket lines. */
export type FindingIds = {
  shopper?: string;
  payment?: string;
  intent?: string;
  lines?: number[];
  /** What is counted: a variant of a product, or a code. */
  stockKey?: string;
  /** The number of a refund. */
  refund?: number;
};

/** One inconsistency or, when `harm` is null, a note. */
export type Finding = {
  kind: FindingKind;
  harm: Harm | null;
  ids: FindingIds;
  /** One sentence each: what is wrong, and what to do about it. */
  problem: string;
  advice: string;
  /** What the shopper has to get back and does not. */
  owedCents?: number;
};

export function finding(kind: FindingKind, ids: FindingIds, problem: string): Finding {
  const harm = HARMS.find((one) => kind in ADVICE[one]) ?? null;
  const { [kind]: advice = '' }: Partial<Record<FindingKind, string>> = ADVICE[harm ?? 'note'];
  return { kind, harm, ids, problem, advice };
}

/** The key by which two findings of the same inconsistency are equal. */
export function findingKey({ kind, ids }: Finding): string {
  const about = ids.lines?.join(' ') ?? ids.shopper ?? '';
  return [kind, ids.intent ?? ids.payment ?? '', about, ids.stockKey ?? '', ids.refund ?? ''].join(
    '|',
  );
}

/** How two values differ, in words; null where they do not. */
export function difference(name: string, here: unknown, there: unknown): string | null {
  return here === there ? null : `${name} ${here} instead of ${there}`;
}
