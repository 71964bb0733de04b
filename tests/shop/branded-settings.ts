/** The settings of a shop that has a name, a logo, a hero, words and an accent of its own. */
import { join } from 'node:path';
import sharp from 'sharp';
import { storeBrandPicture } from '#app/features/catalogue/import/pictures/store-brand-picture.server.ts';
import { type BrandKind, brandText } from '#app/shared/brand-picture.ts';
import type { Settings } from '#server/settings/settings.ts';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60">
  <path d="M4 30a26 26 0 0 1 52 0z M70 12h200v10h-200z M70 34h140v10h-140z" fill="#f4d35e"/></svg>`;

/** As much to compress as a photograph has: clouds of noise. */
async function photo(): Promise<Uint8Array> {
  const size = { width: 2_400, height: 1_500 };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = { create: { width: 240, height: 150, channels: 3, noise } } as const;
  return sharp({ ...grain, create: { ...grain.create, background: '#7aa0c4' } })
    .blur(2)
    .resize(size)
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** In euros, and in English, which the build speaks; its pictures are in the data folder. */
export async function brandedSettings(
  dataDir: string,
  accent: string,
): Promise<Pick<Settings, 'fixed' | 'dataDir'>> {
  async function stored(kind: BrandKind, bytes: Uint8Array): Promise<string> {
    const picture = await storeBrandPicture(kind, bytes, join(dataDir, 'pictures'));
    if (!picture.ok) throw new Error(picture.refusal);
    return brandText(kind, picture.value);
  }
  const fixed = {
    ...{ shopName: 'Alpenglück', tagline: 'Things from the mountains', currency: 'EUR', accent },
    ...{ announcement: 'Free delivery from 50 euros', heroHeadline: 'The mountain calls' },
    logo: await stored('logo', Buffer.from(LOGO)),
    hero: await stored('hero', await photo()),
  };
  return { fixed, dataDir };
}
