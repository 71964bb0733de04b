/**
 * The colours of the shop's look that follow from one accent colour, in the light and in the dark scheme. All others
 * stand in app/ui/tokens.css. Whatever the accent is, texts keep to WCAG AA.
 */
import { contrast, type Hex, type Oklch, toHex, toOklch } from './oklch.ts';

/** Of tokens.css: the amber of the buttons. */
export const DEFAULT_ACCENT: Hex = '#ffb648';

/** The tokens without `--color-`. */
export type Scheme = {
  action: Hex;
  'action-hover': Hex;
  'action-border': Hex;
  'on-action': Hex;
  link: Hex;
  /** The accent where the ground is that of the header, in both schemes. */
  amber: Hex;
};

/** Of what is drawn on: the grounds of tokens.css. */
export const GROUNDS = {
  light: ['#eceef0', '#ffffff', '#f5f6f7', '#eaf2fd', '#e5f4f0', '#fff4e0', '#fdeceb'],
  dark: ['#0b0f14', '#1a212a', '#232c37', '#14243c', '#102c28', '#33240c', '#3a1715'],
  header: ['#131921', '#232f3e'],
} as const;

const INK: Hex = '#131921';
const PAPER: Hex = '#ffffff';

/** WCAG 2.2: of a text, and of what has to be seen without being read. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

const STEP = 0.01;

/** Black, white and the greys have less chroma. */
const NEUTRAL = 0.03;

/** Lighter or darker by steps, until it is told from all of these; black or white in the end. */
function movedFrom(
  colour: Oklch,
  grounds: readonly Hex[],
  { least, by }: { least: number; by: number },
): Oklch {
  let moved = colour;
  const isTold = () => grounds.every((ground) => contrast(toHex(moved), ground) >= least);
  const canMove = () => (by > 0 ? moved.lightness < 1 : moved.lightness > 0);
  while (!isTold() && canMove()) {
    const lightness = Math.min(1, Math.max(0, moved.lightness + by));
    moved = { ...moved, lightness };
  }
  return moved;
}

const lighter = (colour: Oklch, grounds: readonly Hex[], least: number) =>
  movedFrom(colour, grounds, { least, by: STEP });
const darker = (colour: Oklch, grounds: readonly Hex[], least: number) =>
  movedFrom(colour, grounds, { least, by: -STEP });

/** A button of this colour: what is written on it, and how it looks under a pointer. */
function buttonOf(colour: Oklch, surface: Hex): Omit<Scheme, 'link' | 'amber'> {
  const isLight = contrast(toHex(colour), INK) >= contrast(toHex(colour), PAPER);
  const text = isLight ? INK : PAPER;
  const away = isLight ? lighter : darker;
  const ground = away(colour, [text], TEXT_CONTRAST);
  // Darker, as it comes; what would come too near to its text, or to black, gets lighter.
  const isDeep = ground.lightness < 0.25;
  const hover = { ...ground, lightness: ground.lightness + (isDeep ? 0.08 : -0.05) };
  const seen = contrast(toHex(ground), surface) >= SHAPE_CONTRAST;
  const edge = { ...ground, lightness: ground.lightness - 0.1 };
  const toEdge = contrast(surface, INK) > contrast(surface, PAPER) ? darker : lighter;
  return {
    action: toHex(ground),
    'action-hover': toHex(away(hover, [text], TEXT_CONTRAST)),
    'action-border': toHex(seen ? edge : toEdge(edge, [surface], SHAPE_CONTRAST)),
    'on-action': text,
  };
}

/** Pure: one accent, one palette. `accent` is a colour as `isHex` has it. */
export function paletteOf(accent: Hex): { light: Scheme; dark: Scheme } {
  const colour = toOklch(accent);
  // What black is on white, white is on black.
  const inverse =
    colour.chroma < NEUTRAL
      ? { ...colour, lightness: Math.max(colour.lightness, 1 - colour.lightness) }
      : colour;
  const amber = toHex(lighter(inverse, GROUNDS.header, TEXT_CONTRAST));
  const [, lightSurface] = GROUNDS.light;
  const [, darkSurface] = GROUNDS.dark;
  // A button of the colour of its ground is no button.
  const onDark = lighter(inverse, [darkSurface], SHAPE_CONTRAST);
  return {
    light: {
      ...buttonOf(colour, lightSurface),
      ...{ link: toHex(darker(colour, GROUNDS.light, TEXT_CONTRAST)), amber },
    },
    dark: {
      ...buttonOf(onDark, darkSurface),
      ...{ link: toHex(lighter(inverse, GROUNDS.dark, TEXT_CONTRAST)), amber },
    },
  };
}

/** A text or a shape, what it stands on, and how far they are apart. */
export type Pair = {
  what: 'button' | 'hovered' | 'link' | 'header' | 'accent';
  scheme: 'light' | 'dark';
  on: Hex;
  colour: Hex;
  least: number;
  contrast: number;
};

/** Every pair that the accent takes part in. */
export function pairsOf({ light, dark }: ReturnType<typeof paletteOf>): Pair[] {
  const schemes = { light, dark } as const;
  return (['light', 'dark'] as const).flatMap((name) => {
    const scheme = schemes[name];
    const text = (what: Pair['what'], colour: Hex, on: Hex): Pair => ({
      ...{ what, scheme: name, on, colour, least: TEXT_CONTRAST },
      contrast: contrast(colour, on),
    });
    return [
      text('button', scheme['on-action'], scheme.action),
      text('hovered', scheme['on-action'], scheme['action-hover']),
      ...GROUNDS[name].map((ground) => text('link', scheme.link, ground)),
      ...GROUNDS.header.map((ground) => text('header', scheme.amber, ground)),
      text('accent', INK, scheme.amber),
    ];
  });
}
