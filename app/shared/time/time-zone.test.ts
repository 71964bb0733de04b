import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeZone } from '#app/shared/time/dates.ts';
import { readTimeZone } from './time-zone.ts';

describe('the time zone of a request', () => {
  test("is the one in the browser's cookie, wherever it stands among others", () => {
    const cookie = 'time_zone=America%2FNew_York';
    for (const header of [cookie, `a=b; ${cookie}`, `${cookie}; c=d`]) {
      expect(readTimeZone(header)).toBe('America/New_York');
    }
  });

  test('is UTC without the cookie or with nonsense in it', () => {
    for (const header of [
      null,
      '',
      'time_zone=',
      'time_zone=Mars%2FOlympus',
      'time_zone=%',
      'xtime_zone=Europe%2FBerlin',
    ]) {
      expect(readTimeZone(header)).toBe('UTC');
    }
  });

  test('is always one that dates can be formatted in', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isTimeZone(readTimeZone(`time_zone=${text}`))).toBe(true);
      }),
    );
  });
});
