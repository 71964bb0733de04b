/** Colours of screens in OKLCH, where equal steps look equal (CSS Color 4), and the contrast of two (WCAG 2.2). */

/** `lightness` and `chroma` from 0, as CSS has them; `hue` in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Three = readonly [number, number, number];

/** `#14655a`, in small letters. */
export type Hex = string;

const HEX = /^#[0-9a-f]{6}$/;

export function isHex(text: string): boolean {
  return HEX.test(text);
}

function multiply(matrix: readonly Three[], [a, b, c]: Three): Three {
  const [x = 0, y = 0, z = 0] = matrix.map(([i, j, k]) => i * a + j * b + k * c);
  return [x, y, z];
}

const FROM_RGB: readonly Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const TO_RGB: readonly Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

function linearOf(hex: Hex): Three {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function toOklch(hex: Hex): Oklch {
  const [l, m, s] = multiply(FROM_RGB, linearOf(hex));
  const [lightness, a, b] = multiply(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

function rgbOf({ lightness, chroma, hue }: Oklch): Three {
  const angle = (hue * Math.PI) / 180;
  const lab: Three = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const [l, m, s] = multiply(FROM_LAB, lab);
  return multiply(TO_RGB, [l ** 3, m ** 3, s ** 3]);
}

const TOLERANCE = 0.0005;
const isShown = (rgb: Three) => rgb.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

/** What no screen shows gets less chroma, until one does. */
export function toHex(colour: Oklch): Hex {
  let shown = { ...colour, lightness: Math.min(1, Math.max(0, colour.lightness)) };
  while (shown.chroma > 0 && !isShown(rgbOf(shown))) {
    shown = { ...shown, chroma: Math.max(0, shown.chroma - 0.004) };
  }
  const parts = rgbOf(shown).map((part) => {
    const byte = Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))));
    return byte.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function luminance(hex: Hex): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
