import { expect, test } from 'vitest';
import {
  FOCUS_PLACES,
  focusOf,
  isCut,
  isSmallPicture,
  markedName,
  pictureNameOf,
  withFocus,
  withoutFocus,
} from './picture-name.ts';

const HASH = '0123456789abcdef'.repeat(2);
const address = (isPlain: boolean, isSmall: boolean) =>
  `/pictures/${markedName(HASH, { ground: 'f2f1ef', isPlain, isSmall })}-640.webp`;

test('an address says what pages have to know of its picture', () => {
  expect(address(true, true)).toBe(`/pictures/${HASH}-f2f1ef-plain-small-640.webp`);
  expect(pictureNameOf(address(true, false))).toBe(`${HASH}-f2f1ef-plain`);
  expect([address(true, true), address(false, false)].map(isSmallPicture)).toEqual([true, false]);
});

test('what stands alone is never cut, nor what comes with the shop; all others are', () => {
  const others = [address(false, true), 'https://example.com/a.jpg'];
  expect(others.map(isCut)).toEqual([true, true]);
  expect([address(true, false), '/pictures/book-640.webp'].map(isCut)).toEqual([false, false]);
});

test.for(FOCUS_PLACES)('the focus %s is the end of an address', (place) => {
  const picture = address(false, false);
  const focused = withFocus(withFocus(picture, 'bottom'), place);
  expect([focusOf(focused), withoutFocus(focused)]).toEqual([place, picture]);
  expect(pictureNameOf(focused)).toBe(pictureNameOf(picture));
});

test('any other end of an address is part of it', () => {
  for (const end of ['#focus=middle', '#focus=', '#top']) {
    expect([focusOf(`/a${end}`), withoutFocus(`/a${end}`)]).toEqual(['centre', `/a${end}`]);
  }
});
