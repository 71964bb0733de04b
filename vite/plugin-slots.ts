/**
 * Puts the components of plugins at their places of the pages (docs/extending.md). A place without one is taken out of
 * the source: a shop without plugins is built as if there were none.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';
import { loadPlugins } from '../app/plugins/load-plugins.server.ts';

const MODULE = 'virtual:plugin-slot/';
const RESOLVED = `\0${MODULE}`;

const IMPORT = /^import \{ Slot \} from '[^']*\/slot\.ts';\n/m;
const ELEMENT =
  /<Slot\s+place="(\w+)"(\s+data=\{(?:[^{}]|\{[^{}]*\})*\}(?:\s+className=\{[\w.]+\})?\s*\/>)/g;

type View = { plugin: string; file: string };

/** The source with the components of these places in it, and without the other places. */
export function fillSlots(code: string, filled: ReadonlySet<string>): string {
  const imports = new Set<string>();
  const placed = code.replaceAll(ELEMENT, (_, place: string, rest: string) => {
    if (!filled.has(place)) return '';
    imports.add(`import Slot_${place} from '${MODULE}${place}';\n`);
    return `<Slot_${place}${rest}`;
  });
  if (placed.includes('<Slot ')) {
    throw new Error('A <Slot> is not written as app/ui/page/slot.ts says.');
  }
  return placed.replace(IMPORT, [...imports].join(''));
}

/** Throws where a component cannot even be read, by the name of its plugin. */
async function checkView({ plugin, file }: View): Promise<void> {
  try {
    await transformWithOxc(await readFile(file, 'utf8'), file);
  } catch (error) {
    const [line] = String(error).split('\n');
    throw new Error(`The plugin ${plugin}: ${file} cannot be read: ${line}`, { cause: error });
  }
}

/** `folder` is where `basket.config.ts` may be. */
export function pluginSlots(folder = process.cwd()): Plugin {
  const views = new Map<string, View[]>();
  const boundary = join(import.meta.dirname, '../app/ui/page/plugin-slot.tsx');

  async function loadSlot(place: string): Promise<string> {
    const all = views.get(place) ?? [];
    for (const view of all) await checkView(view);
    const text = (value: string) => JSON.stringify(value);
    return [
      "import { createElement, Fragment } from 'react';",
      `import { PluginSlot } from ${text(boundary)};`,
      ...all.map(({ file }, index) => `import View${index} from ${text(file)};`),
      'export default ({ data, className }) =>',
      "createElement(className ? 'div' : Fragment, className ? { className } : null,",
      ...all.map(
        ({ plugin }, index) =>
          `createElement(PluginSlot, { plugin: ${text(plugin)}, place: ${text(place)}, View: View${index}, data }),`,
      ),
      ');',
    ].join('\n');
  }

  return {
    name: 'plugin-slots',
    enforce: 'pre',
    async configResolved() {
      views.clear();
      for (const { name, slots = {} } of await loadPlugins(folder)) {
        for (const [place, url] of Object.entries(slots)) {
          const view = { plugin: name, file: fileURLToPath(url) };
          views.set(place, [...(views.get(place) ?? []), view]);
        }
      }
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load: (id) => (id.startsWith(RESOLVED) ? loadSlot(id.slice(RESOLVED.length)) : null),
    transform: (code) => (IMPORT.test(code) ? fillSlots(code, new Set(views.keys())) : null),
  };
}
