/** What the server alone puts into the head of a page: React leaves nodes in it alone that it did not render. */
import type { HeroCut } from '#app/shared/brand-picture.ts';
import { TIME_ZONE_SCRIPT } from '#app/shared/time/time-zone-script.ts';
import typeface from '#app/ui/typeface/figtree-latin.woff2?url';

/** Low priority: the page is complete without scripts, so what it shows is loaded first. */
const MODULE_PRELOAD = '<link rel="modulepreload"';

const BASICS =
  '<meta charSet="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';

const TITLE = '<title>';

const SCHEMES =
  '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#131921">';

/** The last link of every head that React writes ahead of its scripts (root.tsx). */
const EXPECT = '<link rel="expect"';

const OUR_ICONS = `<link rel="icon" href="/favicon.ico" sizes="192x192"><link rel="icon" href="/brand/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/brand/icon-180.png">`;

/** `icon` is the address of the files of the shop's own up to their sizes. */
function iconLinks(icon: string | undefined): string {
  const own = [48, 192].map(
    (size) =>
      `<link rel="icon" href="${icon}-${size}.png" sizes="${size}x${size}" type="image/png"/>`,
  );
  const icons = icon
    ? `${own.join('')}<link rel="apple-touch-icon" href="${icon}-180.png"/>`
    : OUR_ICONS;
  return `${icons}<link rel="manifest" href="/site.webmanifest">`;
}

function preloadLink({ media, avif, sizes }: HeroCut): string {
  return `<link rel="preload" as="image" type="image/avif" media="${media}" imageSrcSet="${avif}" imageSizes="${sizes}" fetchPriority="high"/>`;
}

/** Else it is found behind all styles, and comes too late for the first paint (figtree.css). */
const TYPEFACE = `<link rel="preload" as="font" href="${typeface}" crossorigin>`;

type OfPage = {
  icon: string | undefined;
  preloads: readonly HeroCut[];
  /** Whether the shop has the typeface that comes with it. */
  hasTypeface: boolean;
};

/** The head of the page as the server sends it, up to its styles; `head` is what React has rendered of the document by then. */
export function completeHead(head: string, { icon, preloads, hasTypeface }: OfPage): string {
  const start = head.indexOf('<head>') + '<head>'.length;
  const links = head
    .slice(start)
    .replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`)
    .replace(TITLE, `${SCHEMES}${TITLE}`)
    .replace(EXPECT, () => `${iconLinks(icon)}${EXPECT}`);
  return `<!DOCTYPE html>${head.slice(0, start)}<script>${TIME_ZONE_SCRIPT}</script>${BASICS}${hasTypeface ? TYPEFACE : ''}${links}${preloads.map(preloadLink).join('')}`;
}
