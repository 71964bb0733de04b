/** The sizes of the hero picture; the wall and counter fade into the page below them. */

const widths = [750, 1500, 3000] as const;

function sourceSet(format: 'avif' | 'webp'): string {
  return widths.map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(', ');
}

/** `sizes` knows that on phones the picture is cut at its sides to stay high enough. */
export const heroPicture = {
  src: '/pictures/hero-1500.webp',
  width: 1500,
  height: 600,
  avif: sourceSet('avif'),
  webp: sourceSet('webp'),
  sizes: '(max-width: 40em) 40em, (min-width: 120em) 120em, 100vw',
};

/** For the `links` of the page that shows the hero: its picture is asked for before the styles. */
export const heroPreload = {
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcSet: heroPicture.avif,
  imageSizes: heroPicture.sizes,
  fetchPriority: 'high',
} as const;
