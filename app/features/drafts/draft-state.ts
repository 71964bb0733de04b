/** How a draft order stands, which staff makes for a customer (docs/decisions/114). */

/**
 * `open`: staff fills it; `sent`: its link opens it; `lapsed`: the time of its link is over; `taken`: it is in the basket
 * of an account; `ordered`; `ended`: by staff.
 */
export const DRAFT_STATES = ['open', 'sent', 'lapsed', 'taken', 'ordered', 'ended'] as const;

export type DraftState = (typeof DRAFT_STATES)[number];

/** What its row says; times are unix seconds. */
export type DraftFacts = {
  /** Whether its guest has joined an account. */
  isTaken: boolean;
  linkUntilSeconds: number | null;
  endedSeconds: number | null;
  /** The order that it has become. */
  order: string | null;
};

/** What has happened last counts; an order that was paid while staff ended it is an order. */
export function draftState(
  { isTaken, linkUntilSeconds, endedSeconds, order }: DraftFacts,
  nowSeconds: number,
): DraftState {
  if (order !== null) return 'ordered';
  if (endedSeconds !== null) return 'ended';
  if (isTaken) return 'taken';
  if (linkUntilSeconds === null) return 'open';
  return nowSeconds < linkUntilSeconds ? 'sent' : 'lapsed';
}

/** Whether staff may still change what it is for: in an account's basket it is the customer's own. */
export function mayChange(state: DraftState): boolean {
  return state === 'open' || state === 'sent' || state === 'lapsed';
}

/** A guest's basket is kept so long (GUEST_KEPT_DAYS), and an open link keeps it. */
export const MAX_LINK_DAYS = 28;

export const LINK_DAYS = 7;

const DAY_SECONDS = 24 * 60 * 60;

/** When a link ends that is sent now. */
export function linkEnd(days: number, nowSeconds: number): number {
  return nowSeconds + days * DAY_SECONDS;
}
