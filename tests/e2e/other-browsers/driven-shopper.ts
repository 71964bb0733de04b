/** A shopper in a browser that is driven by WebDriver: finds things by what the user reads. */
import { expect } from '#tests/e2e/support/shop.ts';
import type { DrivenPage } from './driven-page.ts';

type Target = { role: 'button' | 'link' | 'field'; name: string };

/** Runs in the page: while it moves from the page before, WebKit takes no clicks. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    );
}

/**
 * Runs in the page: scrolls the first visible element of this role and name into view, and gives its middle.
 * Null while there is none, or it moves, or something else lies over it.
 */
function locate({ role, name }: Target): { x: number; y: number } | null {
  const selectors = { button: 'button', link: 'a[href]', field: 'input, textarea, select' };
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement && element.labels?.length
      ? Array.from(element.labels, (label) => label.textContent).join(' ')
      : element.textContent);
  const found = Array.from(document.querySelectorAll(selectors[role])).find(
    (element) =>
      nameOf(element)?.trim() === name &&
      element.checkVisibility() &&
      !(element instanceof HTMLButtonElement && element.disabled),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? point : null;
}

export function createDrivenShopper(page: DrivenPage, origin: string) {
  async function click(role: Target['role'], name: string): Promise<void> {
    let point: { x: number; y: number } | null = null;
    await expect
      .poll(async () => {
        point = await page.run(locate, { role, name });
        return point !== null;
      }, `a ${role} with the name ${name}`)
      .toBe(true);
    await page.act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, ...(point ?? { x: 0, y: 0 }) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** What the page shows. */
  async function text(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
    return page.run(() => document.body.innerText);
  }

  return {
    click,
    text,

    /** Opens a page and waits until it is hydrated: React marks its elements. */
    async open(path: string): Promise<void> {
      await page.open(`${origin}${path}`);
      const isHydrated = () =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
      await expect.poll(() => page.run(isHydrated), `${path} is hydrated`).toBe(true);
    },

    async type(label: string, value: string): Promise<void> {
      await click('field', label);
      const actions = [...value].flatMap((letter) => [
        { type: 'keyDown', value: letter },
        { type: 'keyUp', value: letter },
      ]);
      await page.act([{ type: 'key', id: 'keyboard', actions }]);
    },

    /** The provider's field replaces the form of pages without scripts a moment after hydration. */
    async expectCardField(): Promise<void> {
      const hasField = () => document.querySelector('.StripeElement input') !== null;
      await expect.poll(() => page.run(hasField), 'the card field').toBe(true);
    },

    async expectText(words: string): Promise<void> {
      await expect.poll(text, { timeout: 20_000 }).toContain(words);
    },

    /** Waits for a page by its heading: the address changes before its content. */
    async expectHeading(text: string): Promise<void> {
      const heading = () => document.querySelector('h1')?.textContent ?? '';
      await expect.poll(() => page.run(heading), { timeout: 20_000 }).toContain(text);
      await expect.poll(() => page.run(isMoving), 'the page stands still').toBe(false);
    },
  };
}
