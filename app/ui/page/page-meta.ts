/** The meta tags of a page, for search engines and link previews. */

import type { MetaDescriptor } from 'react-router';
import { defaultAbout, type ShopAbout } from '#app/shared/shop-about.ts';
import { messages } from '#app/ui/messages/messages.ts';

type PageMeta = {
  /** Of the page alone; the shop's name is added, unless it is all of it. */
  title: string;
  shop: Pick<ShopAbout, 'name' | 'shared'>;
  description: string;
  /** The canonical URL, absolute. */
  address: string;
  /** The picture of link previews, an absolute URL; the shop's own by default. `isPreview`: it is as large as that. */
  picture?: { address: string; text: string; isPreview?: boolean } | null;
};

/** Search engines show about this many characters. */
const MAX_META_LETTERS = 160;

/** The beginning of a text, in one line. */
export function toMetaDescription(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= MAX_META_LETTERS) return letters.join('');
  return `${letters.slice(0, MAX_META_LETTERS - 1).join('')}…`;
}

/** For a page that is indexed: https://ogp.me and https://developers.google.com/search/docs. */
export function pageMeta({
  title: pageTitle,
  shop: { name: shop, shared },
  description,
  address,
  picture: ofPage,
}: PageMeta): MetaDescriptor[] {
  const shopPicture = new URL('/brand/social-1200x630.jpg', address).href;
  const ofShop = shared ? { address: new URL(shared, address).href, text: shop } : null;
  const picture = ofPage ?? ofShop;
  const title = pageTitle === shop ? shop : `${pageTitle} · ${shop}`;
  const size = [
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shop },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture?.address ?? shopPicture },
    ...(picture && !ofPage?.isPreview ? [] : size),
    { property: 'og:image:alt', content: picture?.text ?? messages.shopPicture },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** `noindex`, for a page that is one person's or one of endlessly many; `root` is the data of the root route. */
export function privatePageMeta(
  title: string,
  description: string,
  root: { about: ShopAbout } | undefined,
): MetaDescriptor[] {
  return [
    { title: `${title} · ${(root?.about ?? defaultAbout).name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Structured data as a JSON-LD script. */
export function toScript(data: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': data } as MetaDescriptor;
}
