/** Fragment cache: the markup of a `CachedFragment` is rendered once and reused as bytes. */
import { FRAGMENT_TAG } from '#app/ui/cached-fragment.tsx';

const PLACEHOLDER = new RegExp(`<${FRAGMENT_TAG} slot="(\\d+)">(.*?)</${FRAGMENT_TAG}>`, 's');

/** By the object that a fragment shows, for as long as that object is in use. */
const cache = new WeakMap<object, Buffer>();

/** The fragments of one page. */
export function openFragmentCache() {
  const shown: object[] = [];

  function readOrCache(of: object, rendered: string): Buffer {
    const markup = cache.get(of) ?? Buffer.from(rendered);
    cache.set(of, markup);
    return markup;
  }

  return {
    /** For the page's `FragmentCacheContext`. */
    lookUp: (of: object) => ({ slot: shown.push(of) - 1, isCached: cache.has(of) }),
    /** The rendered page in parts, its placeholders replaced by their markup. */
    fill(html: string): Buffer[] {
      // Own HTML, slot, markup, own HTML, slot, markup and so on.
      return html.split(PLACEHOLDER).flatMap((part, index, parts) => {
        if (index % 3 === 0) return Buffer.from(part);
        const of = index % 3 === 1 ? shown[Number(part)] : undefined;
        return of === undefined ? [] : readOrCache(of, parts[index + 1] ?? '');
      });
    },
  };
}
