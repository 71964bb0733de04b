/** The shop as `server/dev.ts` opens it, each time that something it is made of has changed. */
import { describeAdmin } from '#server/admin/admin-listener.ts';
import type { Settings } from './settings/settings.ts';
import { openShopProcess, type ProcessParts } from './shop-process.ts';

export type DevShop = {
  fetch(request: Request, env?: unknown): Promise<Response>;
  close(): Promise<void>;
};

/** All of the shop but its port, on which Vite listens already. */
export async function openDevShop(
  settings: Settings,
  parts: Pick<ProcessParts, 'pages' | 'loadAdmin' | 'log' | 'print'>,
): Promise<DevShop> {
  const { running, admin, close } = await openShopProcess(settings, {
    ...parts,
    clientFolder: null,
    listen: async () => ({ port: settings.port, close: async () => {} }),
  });
  parts.print(await describeAdmin(settings.admin, admin, running.shop.database.queries));
  return {
    fetch: running.fetch,
    async close() {
      running.endStreams();
      await close(0);
    },
  };
}
