/** The contract of `slots`: what a plugin shows stands at its place alone, and nothing is there when it fails. */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PluginSlot, SlotFailureContext } from '#app/ui/page/plugin-slot.tsx';
import { fillSlots, pluginSlots } from './plugin-slots.ts';

const SOURCE = `import { Slot } from '#app/ui/page/slot.ts';
export const Page = ({ product }) => (
  <main>
    <h1>{product.title}</h1>
    <Slot place="product" data={{ product }} />
    <Slot place="footer" data={{}} />
  </main>
);
`;

test('a place that no plugin fills leaves nothing in the source', () => {
  expect(fillSlots(SOURCE, new Set()).replaceAll(/\s+/g, ' ')).toBe(
    'export const Page = ({ product }) => ( <main> <h1>{product.title}</h1> </main> ); ',
  );
});

test('a place that is filled imports what fills it, and no other', () => {
  const code = fillSlots(SOURCE, new Set(['product']));
  expect(code).toContain(`import Slot_product from 'virtual:plugin-slot/product';`);
  expect(code).toContain('<Slot_product data={{ product }} />');
  expect(code).not.toContain('footer');
});

test('a place that is written in another way ends the build', () => {
  expect(() => fillSlots('<Slot data={{}} place={name} />', new Set())).toThrow('<Slot>');
});

describe('a build with basket.config.ts', () => {
  let folder: string;
  beforeEach(async () => {
    // Below the shop's folder, where its modules are found.
    folder = await mkdtemp(join(import.meta.dirname, '../node_modules/.slots-'));
    await symlink(join(import.meta.dirname, '../package.json'), join(folder, 'package.json'));
    await writeFile(join(folder, 'page.tsx'), SOURCE);
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function buildWith(slots: string, view: string): Promise<string> {
    await writeFile(join(folder, 'view.tsx'), view);
    await writeFile(
      join(folder, 'basket.config.ts'),
      `import { rename } from 'node:fs';
      export default { plugins: [{ name: 'care', slots: ${slots}, onEvent: { kinds: [], run: rename } }] };`,
    );
    const built = await build({
      ...{ configFile: false, root: folder, logLevel: 'silent', plugins: [pluginSlots(folder)] },
      build: {
        ...{ write: false, minify: false, lib: { entry: 'page.tsx', formats: ['es'] } },
        rolldownOptions: { external: /^react/ },
      },
    });
    const [first] = Array.isArray(built) ? built : [built];
    if (!first || !('output' in first)) throw new Error('Nothing was built');
    return first.output.map((one) => ('code' in one ? one.code : '')).join('\n');
  }

  const VIEW = `{ product: new URL('./view.tsx', import.meta.url) }`;

  test('has the component, and nothing else of the plugin', async () => {
    const code = await buildWith(VIEW, 'export default () => <p>Keep it dry</p>;');
    expect(code).toContain('Keep it dry');
    expect(code).not.toContain('node:fs');
  });

  test.for([
    [VIEW, 'export default () => <p>', /The plugin care: .*view\.tsx cannot be read/],
    [`{ product: new URL('./gone.tsx', import.meta.url) }`, '', /The plugin care: .*gone\.tsx/],
    [`{ roof: new URL('./view.tsx', import.meta.url) }`, '', /The plugin care of basket\.config/],
    [`{ product: './view.tsx' }`, '', /slots\.product is no file: write new URL/],
    ['{', '', /basket\.config\.ts cannot be loaded/],
  ] as const)(
    '%s with the view %j ends by the name of what is wrong',
    async ([slots, view, problem]) => {
      await expect(buildWith(slots, view)).rejects.toThrow(problem);
    },
  );
});

describe('on the server', () => {
  const onFailure = vi.fn();
  const render = (View: () => never | null) =>
    renderToString(
      createElement(
        SlotFailureContext,
        { value: onFailure },
        createElement('h1', null, 'Lamp'),
        createElement(PluginSlot, { plugin: 'care', place: 'product', View, data: {} }),
      ),
    );

  test.for([
    [
      'throws',
      () => {
        throw new Error('window is not defined');
      },
    ],
    [
      'waits',
      () => {
        throw new Promise(() => {});
      },
    ],
  ] as const)('what %s shows nothing, is named, and leaves the page as it is', ([, View]) => {
    const html = render(View);
    expect(html).toMatch(/^<h1>Lamp<\/h1><!--\$!-->/);
    expect(html).not.toContain('<script');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('care', 'product');
    onFailure.mockClear();
  });

  test('what works is named nowhere', () => {
    expect(render(() => null)).toBe('<h1>Lamp</h1><!--$--><!--/$-->');
    expect(onFailure).not.toHaveBeenCalled();
  });
});
