/** Where the admin is opened. */
import type { AdminSettings } from '#server/settings/admin-settings.ts';

/** Unless ADMIN_PORT names another one. */
export const ADMIN_PORT = 3001;

/** The address that was set, or this machine's; `listeningPort` where any free one was wanted. */
export function adminOrigin({ origin, port }: AdminSettings, listeningPort?: number): string {
  return origin ?? `http://localhost:${listeningPort ?? (port || ADMIN_PORT)}`;
}
