import { expect, test } from 'vitest';
import type { Wish } from './judges/ledger.ts';
import { judgeWishes, type StockMails } from './wishes.ts';

const OF = { email: 'ann@example.com', variant: 'tablet' };
const WISH: Wish = { ...OF, tries: 1, isAsked: true };
const MAIL = { ...OF, state: 'sent', messageId: 'one' };
const WAITING = { ...OF, isBack: false };

const judge = (found: Partial<StockMails>, wish = WISH, received = ['one']) =>
  judgeWishes([wish], { mails: [], waiting: [], ...found }, received).length;

test('a wish goes on waiting, or ends in one mail that has arrived', () => {
  expect(judge({ waiting: [WAITING] })).toBe(0);
  expect(judge({ mails: [MAIL] })).toBe(0);
  expect(judge({})).toBe(1);
  expect(judge({ mails: [MAIL], waiting: [WAITING] })).toBe(1);
  expect(judge({ mails: [MAIL, MAIL] })).toBe(1);
  expect(judge({ mails: [MAIL] }, WISH, [])).toBe(1);
  expect(judge({ mails: [{ ...MAIL, state: 'given_up' }] })).toBe(1);
});

test('nobody waits for what is there', () => {
  expect(judge({ waiting: [{ ...WAITING, isBack: true }] })).toBe(1);
});

test('who asked again, without an answer to the first, may be told twice', () => {
  const twice = { ...WISH, tries: 2 };
  expect(judge({ mails: [MAIL, MAIL] }, twice)).toBe(0);
  expect(judge({}, { ...WISH, isAsked: false })).toBe(0);
});
