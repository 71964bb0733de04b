/** The shell of a test shop: what `npm run shop --` prints, without a process. */
import type { ShopSettings } from '#app/features/settings/shop-settings.ts';
import type { Shop } from '#app/shop.server.ts';
import { SCOPE_NAMES, type Scope } from '#operations/scopes.ts';
import { runShell } from '#operations/shell/run-shell.server.ts';

/** The same shop, with some settings as if they were set so. */
export function withSettings<One extends Shop>(shop: One, changed: Partial<ShopSettings>): One {
  const { settings } = shop;
  const current = () => ({ ...settings.current(), ...changed });
  return { ...shop, settings: { ...settings, current } };
}

export type ShellOutcome = { code: number; out: string; err: string; asked: string };

/** Runs a command, its words given one by one, as somebody who may do all of it by default. */
export function testShell(shop: Shop, scopes: readonly Scope[] = SCOPE_NAMES) {
  return async (...words: string[]): Promise<ShellOutcome> => {
    const outcome: ShellOutcome = { code: -1, out: '', err: '', asked: '' };
    const actor = { id: 'command:tester', scopes };
    for await (const line of runShell({ shop, actor, folder: '/' }, words)) {
      if ('print' in line) outcome.out += `${line.print}\n`;
      else if ('printError' in line) outcome.err += `${line.printError}\n`;
      else if ('write' in line) outcome.out += line.write;
      else if ('ask' in line) outcome.asked = line.ask;
      else if ('exitCode' in line) outcome.code = line.exitCode;
    }
    return outcome;
  };
}
