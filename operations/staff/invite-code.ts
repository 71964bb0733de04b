/** The code of an invitation: what a link carries in its fragment, and what can be typed. */

/** The digits of Crockford's base 32, which leaves out I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 125 bits: no limit on guesses is needed for it to be safe. */
const CODE_DIGITS = 25;
const GROUP_DIGITS = 5;

/** A code of `random`, which has at least 25 random bytes: five groups of five digits. */
export function formatInviteCode(random: Uint8Array): string {
  const digits = Array.from(random.subarray(0, CODE_DIGITS), (byte) => DIGITS[byte & 31]).join('');
  return digits.match(new RegExp(`.{${GROUP_DIGITS}}`, 'g'))?.join('-') ?? digits;
}

/** The code as it was made, however it was typed; null for what cannot be one. */
export function readInviteCode(text: string): string | null {
  const digits = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (digits.length !== CODE_DIGITS || /[^0-9A-HJKMNP-TV-Z]/.test(digits)) return null;
  return digits.match(new RegExp(`.{${GROUP_DIGITS}}`, 'g'))?.join('-') ?? null;
}
