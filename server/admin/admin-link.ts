/** Where the admin is opened. */
import type { AdminSettings } from '#server/settings/admin-settings.ts';

/** Unless ADMIN_PORT names another one. */
export const ADMIN_PORT = 3001;

/** The address that was set, or this machine's; `listeningPort` where any free one was wanted. */
export function adminOrigin({ origin, port }: AdminSettings, listeningPort?: number): string {
  return origin ?? `http://localhost:${listeningPort ?? (port || ADMIN_PORT)}`;
}

/**
 * What links into the admin begin with in mails: the address that was set, or that of a shop that is on this machine
 * alone as well; else whoever reads them elsewhere could not open them.
 */
export function mailedAdminOrigin(settings: AdminSettings, isDeployed: boolean): string | null {
  const isReached = settings.origin !== null || !isDeployed;
  return settings.port !== 'off' && isReached ? adminOrigin(settings) : null;
}

/** An admin of this machine alone listens on its loopback; one with an address of its own where the shop does. */
export function adminHost({ origin }: AdminSettings, shopHost: string): string {
  return origin === null ? '127.0.0.1' : shopHost;
}

const TAKEN = ['EADDRINUSE', 'EACCES'];

/** Whether it is for its port that it could not be listened. */
export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TAKEN.includes(String(error.code));
}

export function adminPortTaken(port: number): string {
  return `Port ${port} of ADMIN_PORT cannot be listened on: stop the program that does, or set ADMIN_PORT to another port, or to off.`;
}
