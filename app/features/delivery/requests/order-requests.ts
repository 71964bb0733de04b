/** What a shopper asks of the shop with an order, beside what is bought: a note, and that it is a gift. */
import { messages } from '#app/features/delivery/messages/messages.ts';
import { hasVisible } from '#app/shared/text/line-text.ts';

/** `note` is empty without one; `gift` is null where it is none. */
export type OrderRequests = { note: string; gift: { message: string } | null };

export const NO_REQUESTS: OrderRequests = { note: '', gift: null };

/** What fits on a packing slip. */
export const MAX_NOTE_LETTERS = 500;
export const MAX_GIFT_LETTERS = 300;

/** The names of the fields in the form. */
export const REQUEST_FIELDS = {
  note: 'order-note',
  gift: 'order-gift',
  giftMessage: 'gift-message',
} as const;

export type RequestProblems = { note?: string; giftMessage?: string };

/** What was typed comes back with its problems. */
export type ReadRequests =
  | { ok: true; requests: OrderRequests }
  | { ok: false; typed: OrderRequests; problems: RequestProblems };

/** Signs that nobody types: they are no text, or turn what stands around them. */
const NO_TEXT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Lines of text that a database can store; empty where there is nothing to see. */
export function cleanLines(text: string): string {
  const lines = text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' ').replace(NO_TEXT, '').trimEnd());
  const cleaned = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return hasVisible(cleaned) ? cleaned : '';
}

/** What is wrong with a text of more letters than that. */
export function tooLong(text: string, maxLetters: number): string | undefined {
  return Array.from(text).length > maxLetters ? messages.atMostLetters(maxLetters) : undefined;
}

/** The requests of a posted form. The message of a gift that is none any more is not kept. */
export function readRequests(fields: Readonly<Record<string, string>>): ReadRequests {
  const note = cleanLines(fields[REQUEST_FIELDS.note] ?? '');
  const message = cleanLines(fields[REQUEST_FIELDS.giftMessage] ?? '');
  const gift = REQUEST_FIELDS.gift in fields ? { message } : null;
  const wrongNote = tooLong(note, MAX_NOTE_LETTERS);
  const wrongMessage = gift ? tooLong(message, MAX_GIFT_LETTERS) : undefined;
  if (wrongNote === undefined && wrongMessage === undefined) {
    return { ok: true, requests: { note, gift } };
  }
  const problems = {
    ...(wrongNote !== undefined && { note: wrongNote }),
    ...(wrongMessage !== undefined && { giftMessage: wrongMessage }),
  };
  return { ok: false, typed: { note, gift }, problems };
}

/** As an order keeps it, once it was forgotten too: that it is a gift stays. */
export type KeptRequests = { note: string | null; gift: { message: string | null } | null };

export function requestsOf(order: {
  terms: { isGift?: true } | null;
  note?: string | null | undefined;
  giftMessage?: string | null | undefined;
}): KeptRequests {
  const { terms, note = null, giftMessage: message = null } = order;
  return { note, gift: terms?.isGift ? { message } : null };
}
