/** The sizes of the hero picture; the wall and counter fade into the page below them. */

type Cut = {
  /** Which windows show it, as in the `media` attribute. */
  media: string;
  avif: string;
  webp: string;
  sizes: string;
};

function sourceSet(name: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
}

/** A phone shows what `object-position: 70%` leaves of it: the rest is not sent. */
const phoneCut: Cut = {
  media: '(max-width: 27.5em)',
  avif: sourceSet('hero-phone', [770, 1155], 'avif'),
  webp: sourceSet('hero-phone', [770, 1155], 'webp'),
  sizes: '27.5em',
};

/** `sizes` knows that narrow windows cut it at its sides, so that it stays high enough. */
const wholeCut: Cut = {
  media: '(min-width: 27.51em)',
  avif: sourceSet('hero', [750, 1500, 3000], 'avif'),
  webp: sourceSet('hero', [750, 1500, 3000], 'webp'),
  sizes: '(max-width: 40em) 40em, (min-width: 120em) 120em, 100vw',
};

export const heroPicture = {
  src: '/pictures/hero-1500.webp',
  width: 1500,
  height: 600,
  whole: wholeCut,
  phone: phoneCut,
};

/** For the `links` of the page that shows the hero: its picture is requested before the styles. */
export const heroPreloads = [phoneCut, wholeCut].map(
  ({ media, avif, sizes }) =>
    ({
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      media,
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    }) as const,
);
