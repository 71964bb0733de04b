import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStorable } from '#app/shared/text/storable-text.ts';
import {
  MAX_GIFT_LETTERS,
  MAX_NOTE_LETTERS,
  REQUEST_FIELDS,
  readRequests,
  requestsOf,
} from './order-requests.ts';

const { note, gift, giftMessage } = REQUEST_FIELDS;

describe('what a shopper asks of the shop', () => {
  test('keeps its lines, without what nobody sees', () => {
    const typed = { [note]: ' Ring twice\r\n\r\n\r\n\r\nthe dog\u0000 barks\u202e\t! ' };
    expect(readRequests(typed)).toEqual({
      ok: true,
      requests: { note: 'Ring twice\n\nthe dog barks !', gift: null },
    });
    expect(readRequests({ [note]: '\u200b \n' })).toMatchObject({ requests: { note: '' } });
  });

  test('is a gift with a message or without, and no message without a gift', () => {
    expect(readRequests({ [gift]: 'on', [giftMessage]: 'Hooray' })).toMatchObject({
      requests: { note: '', gift: { message: 'Hooray' } },
    });
    expect(readRequests({ [gift]: 'on' })).toMatchObject({ requests: { gift: { message: '' } } });
    expect(readRequests({ [giftMessage]: 'Hooray' })).toMatchObject({ requests: { gift: null } });
  });

  test('is refused where it is too long, with what was typed', () => {
    const long = {
      [note]: '😀'.repeat(MAX_NOTE_LETTERS + 1),
      [gift]: 'on',
      [giftMessage]: 'x'.repeat(MAX_GIFT_LETTERS + 1),
    };
    expect(readRequests(long)).toMatchObject({
      ok: false,
      problems: { note: 'Use at most 500 letters', giftMessage: 'Use at most 300 letters' },
      typed: { note: long[note] },
    });
    expect(readRequests({ [note]: '😀'.repeat(MAX_NOTE_LETTERS) }).ok).toBe(true);
  });

  test('is text that a database can store, whatever is posted', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const read = readRequests({ [note]: one, [gift]: 'on', [giftMessage]: other });
        const kept = read.ok ? read.requests : read.typed;
        for (const words of [kept.note, kept.gift?.message ?? '']) {
          expect(isStorable(words)).toBe(true);
          expect(words).not.toMatch(/[^\P{Cc}\n]|\r|^\s|\s$/u);
        }
      }),
    );
  });
});

test('an order whose words are forgotten is still a gift', () => {
  expect(requestsOf({ terms: { isGift: true }, note: null, giftMessage: null })).toEqual({
    note: null,
    gift: { message: null },
  });
  expect(requestsOf({ terms: null })).toEqual({ note: null, gift: null });
});
