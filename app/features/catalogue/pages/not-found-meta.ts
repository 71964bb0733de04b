import type { MetaDescriptor } from 'react-router';
import type { ShopAbout } from '#app/shared/shop-about.ts';
import { errorPageText } from '#app/ui/feedback/error-page-text.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';

/** The meta tags of a page that is not there; `root` is the data of the root route. */
export function notFoundMeta(root: { about: ShopAbout } | undefined): MetaDescriptor[] {
  const { title, text } = errorPageText(404);
  return privatePageMeta(title, text, root);
}
