import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, toHex, toOklch } from './oklch.ts';
import {
  DEFAULT_ACCENT,
  GROUNDS,
  type Pair,
  pairsOf,
  paletteOf,
  SHAPE_CONTRAST,
} from './palette.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const EXTREMES = ['#ffee00', '#ffff00', '#0a0a0a', '#000000', '#ffffff', '#808080', '#777777'];

const tooNear = (accent: string): Pair[] =>
  pairsOf(paletteOf(accent)).filter((pair) => pair.contrast < pair.least);

test.each(EXTREMES)('with the accent %s every text can be read in both schemes', (accent) => {
  expect(tooNear(accent)).toEqual([]);
});

test('with any accent every text can be read in both schemes', () => {
  fc.assert(fc.property(anyColour, (accent) => tooNear(accent).length === 0));
});

test('with any accent a button is told from what it stands on', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      const { light, dark } = paletteOf(accent);
      const isTold = (ground: string, edge: string, surface: string) =>
        Math.max(contrast(ground, surface), contrast(edge, surface)) >= SHAPE_CONTRAST;
      return (
        isTold(light.action, light['action-border'], GROUNDS.light[1]) &&
        isTold(dark.action, dark['action-border'], GROUNDS.dark[1])
      );
    }),
  );
});

test('a colour that can be read is left as it was chosen', () => {
  expect(paletteOf('#b3261e').light.action).toBe('#b3261e');
  expect(paletteOf('#ffee00').light.action).toBe('#ffee00');
  expect(paletteOf('#ffee00').dark.amber).toBe('#ffee00');
});

test('a colour comes back as it went', () => {
  fc.assert(fc.property(anyColour, (colour) => toHex(toOklch(colour)) === colour));
});

test('lightness and contrast are those of the standards', () => {
  expect(toOklch('#ff0000')).toMatchObject({
    lightness: expect.closeTo(0.628, 3),
    chroma: expect.closeTo(0.2577, 3),
    hue: expect.closeTo(29.23, 1),
  });
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('of tokens.css', () => {
  const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
  const long = (hex: string) => (hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex);
  const [plain = '', dark = ''] = css.split('prefers-color-scheme: dark');
  const groundsOf = (part: string) =>
    [...part.matchAll(/--color-(?:page|surface[\w-]*|\w+-ground): (#\w+)/g)].flatMap(
      ([line, hex = '']) => (line.includes('picture') ? [] : [long(hex)]),
    );

  test('the grounds are those of the palette', () => {
    expect(groundsOf(plain)).toEqual(GROUNDS.light);
    expect(groundsOf(dark.split('@media')[0] ?? '')).toEqual(GROUNDS.dark);
    expect(css).toContain(`--color-header: ${GROUNDS.header[0]}`);
    expect(css).toContain(`--color-header-raised: ${GROUNDS.header[1]}`);
    expect(css).toContain(`--color-action: ${DEFAULT_ACCENT}`);
  });
});
