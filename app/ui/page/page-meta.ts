/** The meta tags of a page, for search engines and link previews. */
import type { MetaDescriptor } from 'react-router';

type PageMeta = {
  title: string;
  description: string;
  /** The canonical URL, absolute. */
  address: string;
  /** The picture of link previews, an absolute URL; the shop's own by default. */
  picture?: { address: string; text: string } | null;
};

const SHOP_PICTURE_TEXT = 'Parcels, a speaker and a stand mixer on a counter';

/** For a page that is indexed: https://ogp.me and https://developers.google.com/search/docs. */
export function pageMeta({ title, description, address, picture }: PageMeta): MetaDescriptor[] {
  const shopPicture = new URL('/brand/social-1200x630.jpg', address).href;
  const size = [
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Basket' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture?.address ?? shopPicture },
    ...(picture ? [] : size),
    { property: 'og:image:alt', content: picture?.text ?? SHOP_PICTURE_TEXT },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** `noindex`, for a page that is one person's or one of endlessly many. */
export function privatePageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Structured data as a JSON-LD script. */
export function toScript(data: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': data } as MetaDescriptor;
}
