import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, formatCardNumber } from '../card-checks.ts';
import { type CardField, retype, settleText, type Typed } from './field-typing.ts';

type Key = { press: string } | 'Backspace' | 'Delete' | 'Left' | 'Right';

/** What the browser and `retype` make of one key; the caret is a `|` in the text of the tables. */
function press(field: CardField, { text, caret }: Typed, key: Key): Typed {
  if (key === 'Left') return { text, caret: Math.max(0, caret - 1) };
  if (key === 'Right') return { text, caret: Math.min(text.length, caret + 1) };
  const head = text.slice(0, caret);
  const tail = text.slice(caret);
  if (key === 'Backspace') {
    if (head === '') return { text, caret };
    const edit = { before: text, raw: head.slice(0, -1) + tail, caret: caret - 1 };
    return retype(field, { ...edit, deletes: 'backward' }, 'unknown');
  }
  if (key === 'Delete') {
    if (tail === '') return { text, caret };
    const edit = { before: text, raw: head + tail.slice(1), caret };
    return retype(field, { ...edit, deletes: 'forward' }, 'unknown');
  }
  const raw = head + key.press + tail;
  const edit = { before: text, raw, caret: caret + key.press.length };
  return retype(field, { ...edit, deletes: null }, 'unknown');
}

function run(field: CardField, start: string, ...keys: Key[]): string {
  const at = start.indexOf('|');
  let typed: Typed = { text: start.replace('|', ''), caret: at };
  for (const key of keys) typed = press(field, typed, key);
  return `${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`;
}

function keysOf(text: string): Key[] {
  return [...text].map((character) => ({ press: character }));
}

describe('the number', () => {
  test.each([
    ['groups digits as they come', run('number', '|', ...keysOf('42424')), '4242 4|'],
    ['drops what is no digit', run('number', '|', ...keysOf('4x2-4')), '424|'],
    [
      'takes a pasted number whole',
      run('number', '|', { press: '4242-4242 42424242' }),
      '4242 4242 4242 4242|',
    ],
    ['keeps the caret in the middle', run('number', '42|42 4', { press: '9' }), '429|4 24'],
    [
      'steps over a separator when a group fills up',
      run('number', '424|4 2', { press: '2' }),
      '4242 |42',
    ],
    ['deletes the digit before a separator', run('number', '4242 |4242', 'Backspace'), '424|4 242'],
    ['deletes the digit after a separator', run('number', '4242| 4242', 'Delete'), '4242| 242'],
    [
      'refuses a digit in the middle when full',
      run('number', '4242 |4242 4242 4242', { press: '9' }),
      '4242 |4242 4242 4242',
    ],
    [
      'ignores a digit at the end when full',
      run('number', '4242 4242 4242 4242|', { press: '9' }),
      '4242 4242 4242 4242|',
    ],
    [
      'groups Amex as 4-6-5',
      run('number', '|', { press: '378282246310005' }),
      '3782 822463 10005|',
    ],
  ])('%s', (_behaviour, shown, expected) => {
    expect(shown).toBe(expected);
  });

  test('behaves as plain digits with a caret, whatever is typed', () => {
    const key: fc.Arbitrary<Key> = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.integer({ min: 0, max: 9 }).map((digit) => ({ press: String(digit) })),
      },
      fc.constantFrom<Key>('Backspace', 'Delete', 'Left', 'Right'),
    );
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
        let typed: Typed = { text: '', caret: 0 };
        let digits = '';
        for (const next of keys) {
          let at = digitsOf(typed.text.slice(0, typed.caret)).length;
          const hasRoom = digitsOf(formatCardNumber(`${digits}0`)).length > digits.length;
          if (next === 'Backspace' && at > 0) {
            digits = digits.slice(0, at - 1) + digits.slice(at);
            at -= 1;
          } else if (next === 'Delete') {
            digits = digits.slice(0, at) + digits.slice(at + 1);
          } else if (typeof next === 'object' && hasRoom) {
            digits = digits.slice(0, at) + next.press + digits.slice(at);
            at += 1;
          }
          typed = press('number', typed, next);
          expect(typed.text).toBe(formatCardNumber(digits));
          digits = digitsOf(typed.text);
          if (next === 'Left' || next === 'Right') continue;
          expect(digitsOf(typed.text.slice(0, typed.caret))).toHaveLength(
            Math.min(at, digits.length),
          );
        }
      }),
    );
  });
});

describe('the expiry', () => {
  test.each([
    ['splits month and year', run('expiry', '|', ...keysOf('1230')), '12 / 30|'],
    ['pads a month that can only be one digit', run('expiry', '|', ...keysOf('430')), '04 / 30|'],
    ['pads a month that ends with a slash', run('expiry', '|', ...keysOf('1/30')), '01 / 30|'],
    ['takes a year typed with its century', run('expiry', '|', ...keysOf('12/2030')), '12 / 30|'],
    ['takes what browsers fill in', run('expiry', '|', { press: '12/2030' }), '12 / 30|'],
    ['takes an ISO month', run('expiry', '|', { press: '2030-12' }), '12 / 30|'],
    [
      'is deleted backwards to nothing',
      run('expiry', '12 / 3|', 'Backspace', 'Backspace', 'Backspace'),
      '|',
    ],
    ['deletes through the slash', run('expiry', '12 / |30', 'Backspace'), '1| / 30'],
    [
      'lets the month be replaced before a year',
      run('expiry', '12 / |30', 'Backspace', 'Backspace', ...keysOf('08')),
      '08 / |30',
    ],
    ['refuses a fifth digit in the middle', run('expiry', '|12 / 30', { press: '9' }), '|12 / 30'],
  ])('%s', (_behaviour, shown, expected) => {
    expect(shown).toBe(expected);
  });

  test('is brought into its format when it is left', () => {
    expect(settleText('expiry', '1 / 30')).toBe('01 / 30');
    expect(settleText('number', '4242 4')).toBe('4242 4');
  });
});

test('the code is as long as the brand has it', () => {
  const edit = { before: '', raw: '12345', caret: 5, deletes: null } as const;
  expect(retype('cvc', edit, 'visa').text).toBe('123');
  expect(retype('cvc', edit, 'amex').text).toBe('1234');
});
