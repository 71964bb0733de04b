/** The sizes of the hero picture that the shop comes with; the wall and counter fade into the page below them. */
import type { HeroCut, HeroImage } from '#app/shared/brand-picture.ts';

/** A cut of the picture for the windows that `media` matches. */
function cut(name: string, widths: readonly number[], media: string, sizes: string): HeroCut {
  const sourceSet = (format: 'avif' | 'webp') =>
    widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
  return { media, sizes, avif: sourceSet('avif'), webp: sourceSet('webp') };
}

/** A phone shows what `object-position: 70%` leaves of it: the rest is not sent. */
const phone = cut('hero-phone', [770, 1155], '(max-width: 27.5em)', '27.5em');

/** `sizes` knows that narrow windows cut it at its sides, so that it stays high enough. */
const wholeSizes = '(max-width: 40em) 40em, (min-width: 120em) 120em, 100vw';
const whole = cut('hero', [750, 1500, 3000], '(min-width: 27.51em)', wholeSizes);

export const heroPicture: HeroImage = {
  src: '/pictures/hero-1500.webp',
  width: 1500,
  height: 600,
  whole,
  phone,
};
