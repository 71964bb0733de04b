/** Loads `basket.config.ts`, which is not there in a shop without plugins. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withinTime } from '#app/shared/time/within-time.ts';
import type { Plugin } from './plugin.ts';
import { readPlugins } from './read-plugins.server.ts';

const CONFIG = 'basket.config.ts';

/** It may ask somebody for something first. */
const LOAD_MS = 10_000;

/** Says in a line what is wrong, by the name of the plugin or of the file. */
export class PluginsRefused extends Error {}

/** Throws PluginsRefused. */
export async function loadPlugins(folder: string, maxMs = LOAD_MS): Promise<readonly Plugin[]> {
  const path = join(folder, CONFIG);
  if (!existsSync(path)) return [];
  let loaded: { default?: unknown };
  try {
    loaded = await withinTime(() => import(/* @vite-ignore */ pathToFileURL(path).href), maxMs);
  } catch (error) {
    const [line] = String(error).split('\n');
    throw new PluginsRefused(`${CONFIG} cannot be loaded: ${line}`, { cause: error });
  }
  const read = readPlugins(loaded.default);
  if (!read.ok) throw new PluginsRefused(`${read.refusal}.`);
  return read.value;
}
