/** The server's half of `CachedFragment`: what is rendered once is a row of bytes in every other page. */
import { FRAGMENT_TAG, type LookUpFragment } from '#app/ui/cached-fragment.tsx';

const PLACE = new RegExp(`<${FRAGMENT_TAG} place="(\\d+)">(.*?)</${FRAGMENT_TAG}>`, 's');

/** As long as anybody shows them. */
const known = new WeakMap<object, Buffer>();

export type PageFragments = {
  /** What the page is rendered with. */
  ask: LookUpFragment;
  /** The rendered page, whatever was done to it meanwhile, as it is sent. */
  fill(html: string): Buffer<ArrayBuffer>;
};

/** For one page. */
export function openFragmentCache(): PageFragments {
  const shown: object[] = [];

  function keep(of: object, rendered: string): Buffer {
    const markup = known.get(of) ?? Buffer.from(rendered);
    known.set(of, markup);
    return markup;
  }

  return {
    ask: (of) => ({ place: shown.push(of) - 1, isKept: known.has(of) }),
    fill(html) {
      // Own text, place, markup, own text, place, markup and so on.
      const parts = html.split(PLACE);
      const filled = parts.map((part, index) => {
        const of = index % 3 === 1 ? shown[Number(part)] : undefined;
        if (of !== undefined) return keep(of, parts[index + 1] ?? '');
        return Buffer.from(index % 3 === 0 ? part : '');
      });
      return Buffer.concat(filled);
    },
  };
}
