/** The sizes of the shop's own pictures: of the sample, and those that an import has made. */

/** The cuts are named by this many pixels: the width of the square box that each fills. */
export const CUT_WIDTHS = [320, 640, 1200] as const;

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

/** What an `<img>` and its `<source>`s need; `width` and `height` are those of `src` in pixels. */
export type PictureSources = {
  src: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
  isWideCut: boolean;
  /** Of an imported picture: the colour around it, such as f2f1ef. */
  ground: string | undefined;
};

const OWN = /^\/pictures\/(?:([a-z-]+)|[0-9a-f]{32}(?:-([0-9a-f]{6}))?[a-z-]*)-640\.webp(?:#.*)?$/;

/**
 * The sources of one of the shop's own pictures, by a path like `/pictures/book-640.webp`; null for
 * every other address. `wide` asks for the wide cut, which few pictures have.
 */
export function ownPictureSources(image: string, wide: boolean): PictureSources | null {
  const [address, sample, ground] = OWN.exec(image) ?? [];
  if (!address || (sample && !SAMPLES.includes(sample))) return null;
  const isWideCut = wide && WITH_WIDE_CUT.includes(sample ?? '');
  const cut = `${address.slice(0, address.indexOf('-640.'))}${isWideCut ? '-wide' : ''}`;
  const sourceSet = (format: 'avif' | 'webp') =>
    (isWideCut ? wideWidths : CUT_WIDTHS)
      .map((width) => `${cut}-${width}.${format} ${width}w`)
      .join(', ');
  return {
    src: isWideCut ? `${cut}-1200.webp` : image,
    width: isWideCut ? 1200 : 640,
    height: isWideCut ? 600 : 640,
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    isWideCut,
    ground,
  };
}

/** The largest file of one of the shop's own pictures, and every other address as it is, whatever stays in sight of it. */
export function largestOf(image: string): string {
  const address = image.replace(/#.*$/, '');
  return OWN.test(image) ? address.replace(/-640\.webp$/, '-1200.webp') : address;
}
