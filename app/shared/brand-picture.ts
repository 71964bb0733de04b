/** The shop's own logo, icon, hero and notice: how a setting names one, and the files that there are of it. */

import type { NamedLink } from './text/links-text.ts';

/** A picture of the settings. `path` is the address of its files up to their sizes. */
export type BrandPicture = {
  path: string;
  /** In pixels: of a logo its shape, of a hero its largest file. */
  width: number;
  height: number;
};

/** What the names of the files end with: the height of a logo, the size of an icon, the width of a hero or notice, in pixels. */
export const LOGO_HEIGHTS = [72, 144] as const;
export const ICON_SIZES = [48, 180, 192, 512] as const;
export const PHONE_WIDTHS = [770, 1155] as const;
const HERO_WIDTHS = [750, 1500] as const;
export const MAX_HERO_WIDTH = 3_000;
export const NOTICE_WIDTH = 1_200;

/** The file that a setting names. */
const NAMED = { logo: '72.webp', icon: '192.png', hero: '1500.webp', notice: '1200.webp' } as const;

export type BrandKind = keyof typeof NAMED;

// Its type has these keys and no other.
export const BRAND_KINDS = Object.keys(NAMED) as BrandKind[];

/** `/pictures/0123….webp 212x56`, as the setting has it. */
export function brandText(kind: BrandKind, { path, width, height }: BrandPicture): string {
  return `${path}-${NAMED[kind]} ${width}x${height}`;
}

/** Null for any other text. */
export function readBrandText(kind: BrandKind, text: string): BrandPicture | null {
  const read = /^(\/pictures\/[0-9a-f]{32})-(\d+\.\w+) ([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(text);
  const [, path = '', file, width, height] = read ?? [];
  return file === NAMED[kind] ? { path, width: Number(width), height: Number(height) } : null;
}

/** The attributes of a logo's `<img>`. */
export type LogoImage = { src: string; srcSet: string; width: number; height: number };

export function logoImage({ path, width, height }: BrandPicture): LogoImage {
  const [one, two] = LOGO_HEIGHTS.map((size) => `${path}-${size}.webp`);
  // Both: React preloads by these alone.
  return { src: `${one}`, srcSet: `${one} 1x, ${two} 2x`, width, height };
}

/** The official notice on the legal guarantee, and what it says where its keeper has written that down. */
export type NoticeImage = { src: string; width: number; height: number; text: string };

export function noticeImage({ path, width, height }: BrandPicture, text: string): NoticeImage {
  return { src: `${path}-${NOTICE_WIDTH}.webp`, width, height, text };
}

/** The widths of all files of a hero whose largest has this width. */
export function heroWidths(largest: number): number[] {
  const widths = new Set([...PHONE_WIDTHS, ...HERO_WIDTHS, largest]);
  return [...widths].sort((one, other) => other - one);
}

/** The files of a hero for the windows that `media` matches. */
export type HeroCut = { media: string; sizes: string; avif: string; webp: string };

/** What a hero's `<picture>` needs; `width` and `height` give its shape. */
export type HeroImage = {
  src: string;
  width: number;
  height: number;
  whole: HeroCut;
  phone: HeroCut;
};

/** What the home page opens with, where that is the shop's own. */
export type OwnHero = {
  /** Null: ours. */
  image: HeroImage | null;
  /** Null: no words stand over it. */
  words: { headline: string; link: NamedLink | null } | null;
};

/** It is drawn as large as its box, which is 40vw high and at least 16rem, needs of this shape (home-content.module.css). */
export function heroImage({ path, width, height }: BrandPicture): HeroImage {
  const shape = width / height;
  const round = (number: number) => Math.round(number * 100) / 100;
  const narrow = `max(100vw, ${round(16 * shape)}em)`;
  const wide = `${Math.max(100, round(40 * shape))}vw`;
  const widest = `${Math.max(120, round(48 * shape))}em`;
  const cut = (widths: readonly number[], media: string, sizes: string): HeroCut => {
    const sourceSet = (format: 'avif' | 'webp') =>
      widths.map((one) => `${path}-${one}.${format} ${one}w`).join(', ');
    return { media, sizes, avif: sourceSet('avif'), webp: sourceSet('webp') };
  };
  const widths = [...new Set([...HERO_WIDTHS, width])];
  const sizes = `(min-width: 120em) ${widest}, (min-width: 40em) ${wide}, ${narrow}`;
  return {
    ...{ src: `${path}-1500.webp`, width, height },
    whole: cut(widths, '(min-width: 27.51em)', sizes),
    phone: cut(PHONE_WIDTHS, '(max-width: 27.5em)', narrow),
  };
}
