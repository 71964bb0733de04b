/** Loads `basket.config.ts`, which is not there in a shop without plugins. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from './plugin.ts';
import { readPlugins } from './read-plugins.server.ts';

const CONFIG = 'basket.config.ts';

/** Throws an error whose message names the plugin, or the file, and says what is wrong. */
export async function loadPlugins(folder: string): Promise<readonly Plugin[]> {
  const path = join(folder, CONFIG);
  if (!existsSync(path)) return [];
  let loaded: { default?: unknown };
  try {
    loaded = await import(/* @vite-ignore */ pathToFileURL(path).href);
  } catch (error) {
    const [line] = String(error).split('\n');
    throw new Error(`${CONFIG} cannot be loaded: ${line}`, { cause: error });
  }
  const read = readPlugins(loaded.default);
  if (!read.ok) throw new Error(`${read.refusal}.`);
  return read.value;
}
