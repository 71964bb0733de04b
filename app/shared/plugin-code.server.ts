/** Whose code runs: what it leaves behind, such as a promise that nobody waits for, still tells whose it is. */
import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** Calls code of the plugin of this name. */
export function asPlugin<Value>(plugin: string, work: () => Value): Value {
  return running.run(plugin, work);
}

/** The plugin whose code runs, or has thrown what nobody has caught; null where it is the shop's own. */
export function runningPlugin(): string | null {
  return running.getStore() ?? null;
}
