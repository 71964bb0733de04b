import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadPlugins } from './load-plugins.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basket-plugins-'));
});
afterEach(() => rm(folder, { recursive: true }));

const load = async (text: string, maxMs?: number) => {
  await writeFile(join(folder, 'basket.config.ts'), text);
  return loadPlugins(folder, maxMs);
};

test('a shop without the file has no plugins', async () => {
  expect(await loadPlugins(folder)).toEqual([]);
});

test('plugins are those that it exports', async () => {
  const plugins = await load(`export default { plugins: [{ name: 'one' as string }] };`);
  expect(plugins).toEqual([{ name: 'one' }]);
});

test.for([
  ['export default {', /^basket\.config\.ts cannot be loaded: /],
  [`throw new Error('No key')`, /^basket\.config\.ts cannot be loaded: Error: No key$/],
  [`import './gone.ts'`, /^basket\.config\.ts cannot be loaded: /],
  ['export const plugins = []', /^basket\.config\.ts must export default/],
  [`export default { plugins: [{ name: 'a', mail: 1 }] }`, /^The plugin a of basket\.config\.ts/],
] as const)('%s ends the start with a line that names it', async ([text, problem]) => {
  await expect(load(text)).rejects.toThrow(problem);
});

test('one that hangs ends the start in time', async () => {
  const loading = load('await new Promise(() => {});', 50);
  await expect(loading).rejects.toThrow(
    'basket.config.ts cannot be loaded: Error: It took longer than 0.05 s',
  );
});
