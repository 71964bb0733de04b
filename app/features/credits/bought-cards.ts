/** Gift cards that shoppers buy: alone in an order, for whom, and what of them goes back (docs/decisions/127). Pure. */
import { done, type Result, refused } from '#app/shared/result.ts';

/** To whom the gift cards of an order are mailed. */
export type GiftTo = {
  /** Null: to the buyer. */
  email: string | null;
  /** Who gives it and what they say, empty where nothing is said. */
  giver: string;
  words: string;
  /** The day on which it is mailed, such as 2026-12-24, and when that begins; null: once it is paid. */
  day: string | null;
  sendSeconds: number | null;
};

export const TO_BUYER: GiftTo = { email: null, giver: '', words: '', day: null, sendSeconds: null };

/** A gift card is money that the shop owes, so that neither tax nor delivery nor a discount is shared with goods. */
export type GiftCardShare = 'none' | 'all' | 'some';

export function giftCardShare(items: readonly { isGiftCard?: true }[]): GiftCardShare {
  const cards = items.filter(({ isGiftCard }) => isGiftCard).length;
  if (cards === 0) return 'none';
  return cards === items.length ? 'all' : 'some';
}

/** The lines of an order that are gift cards, which are mailed and in no parcel. */
export function giftCardLines(
  items: readonly { line: number; isGiftCard?: true | undefined }[],
): number[] {
  return items.filter(({ isGiftCard }) => isGiftCard).map(({ line }) => line);
}

/** One that an order has bought, as it stands now. */
export type BoughtCard = {
  /** Of the credit: order and line, which make it once. */
  id: string;
  line: number;
  /** The last letters of its code; null until it is mailed. */
  ending: string | null;
  email: string | null;
  worthCents: number;
  balanceCents: number;
  /** What of the balance no payment holds. */
  availableCents: number;
  /** What refunds, or staff by ending it, have taken back. */
  takenCents: number;
  sendSeconds: number | null;
  sentSeconds: number | null;
};

/** Whether something was paid with it. */
export function isSpent({ worthCents, balanceCents, takenCents }: BoughtCard): boolean {
  return balanceCents + takenCents < worthCents;
}

/** When the last of them was mailed; null while one is still to be. */
export function mailedSeconds(cards: readonly BoughtCard[]): number | null {
  const mailed = cards.flatMap(({ sentSeconds }) => (sentSeconds === null ? [] : sentSeconds));
  return cards.length > 0 && mailed.length === cards.length ? Math.max(...mailed) : null;
}

/** Whether one of them is still to be mailed: nothing is mailed of what went back before. */
export function isToMail(cards: readonly BoughtCard[]): boolean {
  return cards.some(({ sentSeconds, balanceCents }) => sentSeconds === null && balanceCents > 0);
}

function takenOf(cards: readonly BoughtCard[]): number {
  return cards.reduce((sum, { takenCents }) => sum + takenCents, 0);
}

/** What a refund takes from a card. */
export type TakenBack = { credit: string; cents: number };

export type GiftCardSpent = { code: 'gift_card_spent'; leftCents: number };

/**
 * What a refund of so many cents takes from the cards of its order, or of its lines: money goes back for what a card does
 * not pay any more. `goneCents`: what went back before, or was lost to the bank. What was taken for a refund that failed is
 * not taken twice; a line's own card pays for it, also where more was taken from another that staff has ended.
 */
export function takenBack(
  cards: readonly BoughtCard[],
  wanted: { cents: number; goneCents: number; lines: readonly number[] | null },
): Result<TakenBack[], GiftCardSpent> {
  if (cards.length === 0) return done([]);
  const { cents, goneCents, lines } = wanted;
  const from = cards.filter(({ line }) => lines?.includes(line) ?? true);
  const ofAll = goneCents + cents - takenOf(cards);
  const ofLines = lines === null ? 0 : cents - takenOf(from);
  const owed = Math.max(ofAll, ofLines, 0);
  const leftCents = from.reduce((sum, { availableCents }) => sum + availableCents, 0);
  if (leftCents < owed) return refused({ code: 'gift_card_spent', leftCents });
  const takes: TakenBack[] = [];
  let due = owed;
  for (const { id, availableCents } of from) {
    const part = Math.min(due, availableCents);
    if (part > 0) takes.push({ credit: id, cents: part });
    due -= part;
  }
  return done(takes);
}
