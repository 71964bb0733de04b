import { expect, test } from 'vitest';
import { GIFT_TO_FIELDS, readGiftTo } from './gift-to.ts';

const at = { today: '2026-11-28', startOf: () => 1 };

test.each([
  ['', true],
  ['2026-11-28', true],
  ['2026-11-27', false],
  ['2027-02-28', true],
  ['2027-02-31', false],
  ['tomorrow', false],
])('a gift card is mailed on %s: %s', (day, isTaken) => {
  expect(readGiftTo({ [GIFT_TO_FIELDS.day]: day }, at).ok).toBe(isTaken);
});

test('what is typed is no header of a mail', () => {
  const giver = 'Jo\r\nBcc: all@example.com\u2028\u0000';
  const email = 'kim@example.com\r\nBcc: lee@example.com';
  expect(readGiftTo({ [GIFT_TO_FIELDS.giver]: giver }, at)).toMatchObject({
    to: { giver: 'Jo Bcc: all@example.com' },
  });
  expect(readGiftTo({ [GIFT_TO_FIELDS.email]: email }, at)).toMatchObject({
    problems: { email: 'This is not an e-mail address' },
  });
});
