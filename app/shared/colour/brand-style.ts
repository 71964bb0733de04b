/** The look of a shop of its own, as the styles that come after those of all shops. */
import { DEFAULT_ACCENT, paletteOf, type Scheme } from './palette.ts';

/** From the widest to the narrowest; what an import makes of a picture fits all of them (frame-picture.ts). */
export const PICTURE_RATIOS = ['1:1', '4:5', '3:4'] as const;

export type PictureRatio = (typeof PICTURE_RATIOS)[number];

export type Look = {
  /** As `isHex` has it. */
  accent: string;
  typeface: 'figtree' | 'system';
  /** The shape of pictures of products, width by height, and whether they are cut to fill it. */
  pictureRatio: PictureRatio;
  pictureFit: 'contain' | 'cover';
  /** What of the shop's own hero stays in sight, in percent of its width and height; null: it has ours. */
  heroFocus: readonly [across: number, down: number] | null;
};

const declare = (names: readonly (readonly [name: string, value: string])[]) =>
  `:root{${names.map(([name, value]) => `--${name}:${value}`).join(';')}}`;

const colours = (scheme: Scheme) =>
  declare(Object.entries(scheme).map(([name, hex]) => [`color-${name}`, hex] as const));

/** Empty of a shop that looks as it comes. On paper links stay black. */
export function brandStyle(look: Look): string {
  const { accent, typeface, pictureRatio, pictureFit, heroFocus } = look;
  const { light, dark } = paletteOf(accent);
  const ofAccent =
    accent === DEFAULT_ACCENT
      ? ''
      : `@media screen{${colours(light)}}@media screen and (prefers-color-scheme:dark){${colours(dark)}}`;
  const more: [name: string, value: string][] = [];
  if (typeface === 'system') more.push(['font', 'system-ui,sans-serif']);
  if (pictureRatio !== '1:1') more.push(['picture-ratio', pictureRatio.replace(':', '/')]);
  if (pictureFit !== 'contain') more.push(['picture-fit', pictureFit]);
  if (heroFocus) more.push(['hero-focus', heroFocus.map((percent) => `${percent}%`).join(' ')]);
  return ofAccent + (more.length > 0 ? declare(more) : '');
}
