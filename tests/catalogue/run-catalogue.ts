/** `npm run catalogue` in this process, with what it printed. */
import { catalogueCommand } from '#server/commands/catalogue-command.ts';
import type { Environment } from '#server/settings.ts';

export type CatalogueRun = { code: number; out: string; err: string };

export async function runCatalogue(env: Environment, ...args: string[]): Promise<CatalogueRun> {
  let out = '';
  let err = '';
  const code = await catalogueCommand({
    env,
    args,
    async print(text) {
      out += text;
    },
    complain(text) {
      err += text;
    },
    isTerminal: false,
  });
  return { code, out, err };
}
