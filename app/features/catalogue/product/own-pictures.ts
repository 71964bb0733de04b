/** The sizes of the shop's own pictures: of the sample, and those that an import has made. */

/** The square cuts are named by this many pixels. */
export const SQUARE_WIDTHS = [320, 640, 1200] as const;

/** The wide cuts are half as high as wide. */
const wideWidths = [640, 1200] as const;

const SAMPLES = [
  'book',
  'smart-speaker-charcoal',
  'smart-speaker-sand',
  'stand-mixer',
  'tablet',
  'ultrawide-monitor',
  'usb-c-cable',
];
const WITH_WIDE_CUT = ['ultrawide-monitor'];

/** An import names pictures by what they show. */
const IMPORTED_NAME = /^[0-9a-f]{32}$/;

/** The file of an imported picture that is written last: when it exists, so do all the others. */
export function lastWritten(name: string): string {
  return `${name}-${Math.min(...SQUARE_WIDTHS)}.webp`;
}

/** The name of the imported picture that an address is one of; null for any other address. */
export function pictureNameOf(image: string): string | null {
  return /^\/pictures\/([0-9a-f]{32})-\d+\.webp$/.exec(image)?.[1] ?? null;
}

/** What an `<img>` and its `<source>`s need; `width` and `height` are those of `src` in pixels. */
export type PictureSources = {
  src: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
  isWideCut: boolean;
};

/**
 * The sources of one of the shop's own pictures, by a path like `/pictures/book-640.webp`; null for
 * every other address. `wide` asks for the wide cut, which few pictures have.
 */
export function ownPictureSources(image: string, wide: boolean): PictureSources | null {
  const name = /^\/pictures\/([a-z-]+|[0-9a-f]{32})-640\.webp$/.exec(image)?.[1] ?? '';
  if (!IMPORTED_NAME.test(name) && !SAMPLES.includes(name)) return null;
  const isWideCut = wide && WITH_WIDE_CUT.includes(name);
  const cut = isWideCut ? `${name}-wide` : name;
  const sourceSet = (format: 'avif' | 'webp') =>
    (isWideCut ? wideWidths : SQUARE_WIDTHS)
      .map((width) => `/pictures/${cut}-${width}.${format} ${width}w`)
      .join(', ');
  return {
    src: `/pictures/${cut}-${isWideCut ? 1200 : 640}.webp`,
    width: isWideCut ? 1200 : 640,
    height: isWideCut ? 600 : 640,
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    isWideCut,
  };
}
