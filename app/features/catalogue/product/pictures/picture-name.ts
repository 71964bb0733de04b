/** What the address of a picture says beside where it is: marks of the import, and the focus that staff has set. */
import { CUT_WIDTHS } from './picture-sizes.ts';

/**
 * An import names pictures by a hash, the colour of their ground, and what pages have to know of them: `plain` is what
 * stands alone on its ground, `small` what cannot be enlarged.
 */
export const PICTURE_NAME = '[0-9a-f]{32}(?:-[0-9a-f]{6})?(?:-plain)?(?:-small)?';

export type PictureMarks = { ground: string; isPlain: boolean; isSmall: boolean };

export function markedName(hash: string, { ground, isPlain, isSmall }: PictureMarks): string {
  return `${hash}-${ground}${isPlain ? '-plain' : ''}${isSmall ? '-small' : ''}`;
}

/** The file of an imported picture that is written last: when it exists, so do all the others. */
export function lastWritten(name: string): string {
  return `${name}-${Math.min(...CUT_WIDTHS)}.webp`;
}

const IMPORTED = new RegExp(`^/pictures/(${PICTURE_NAME})-\\d+\\.webp$`);

/** The name of the imported picture that an address is one of, whatever stays in sight of it; null for any other address. */
export function pictureNameOf(image: string): string | null {
  return IMPORTED.exec(withoutFocus(image))?.[1] ?? null;
}

/** Narrower pictures are not sharp where they are enlarged. */
export const LEAST_PX = 800;

/** Whether a picture has too few pixels to be enlarged. */
export function isSmallPicture(image: string): boolean {
  return /^\/pictures\/.*-small-\d+\.webp/.test(image);
}

/** Whether a box may cut a picture: what stands alone it does not, nor what comes with the shop. */
export function isCut(image: string): boolean {
  return /^https:/.test(image) || /^\/pictures\/[0-9a-f]{32}-(?!.*-plain-)/.test(image);
}

/** What of a picture stays in sight where a box cuts it: the end of its address, and of no other. */
export const FOCUS_PLACES = [
  ...(['top-left', 'top', 'top-right'] as const),
  ...(['left', 'centre', 'right'] as const),
  ...(['bottom-left', 'bottom', 'bottom-right'] as const),
];

export type FocusPlace = (typeof FOCUS_PLACES)[number];

const FOCUS = /#focus=((?:top|bottom)(?:-left|-right)?|left|right)$/;

export function withoutFocus(image: string): string {
  return image.replace(FOCUS, '');
}

/** `centre` where it says nothing. */
export function focusOf(image: string): FocusPlace {
  const place = FOCUS.exec(image)?.[1];
  return FOCUS_PLACES.find((one) => one === place) ?? 'centre';
}

export function withFocus(image: string, place: FocusPlace): string {
  return place === 'centre' ? withoutFocus(image) : `${withoutFocus(image)}#focus=${place}`;
}
