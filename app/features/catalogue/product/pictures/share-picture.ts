/** The pictures of link previews: 1200 × 630 pixels, made of the shop's own pictures when they are first asked for. */
import { withoutFocus } from './picture-name.ts';
import { ownPictureSources } from './picture-sizes.ts';

export const SHARE_PICTURE = { width: 1200, height: 630 };

const OWN_END = /-640\.webp$/;

/** The path of the preview of one of the shop's own pictures; null for any other address. */
function sharePath(image: string): string | null {
  return ownPictureSources(image, false) && withoutFocus(image).replace(OWN_END, '-share.jpg');
}

/** As `pageMeta` takes it; a picture of elsewhere stays as it is, and null is the shop's own preview. */
export function sharePicture(
  origin: string,
  image: string,
  text: string,
): { address: string; text: string; isPreview: boolean } | null {
  if (image === '') return null;
  const path = sharePath(image);
  return { address: new URL(path ?? image, origin).href, text, isPreview: path !== null };
}
