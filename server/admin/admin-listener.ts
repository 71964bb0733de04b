/**
 * The listener of the admin in the process of a shop. It costs a socket: the admin itself is a bundle of
 * its own, which is imported with the first visit (docs/decisions/060).
 */
import type { AdminParts } from '#admin/operations/admin-parts.server.ts';
import type { Queries } from '#db/database.ts';
import { OWNER } from '#operations/scopes.ts';
import { OWNER_NAME } from '#operations/staff/shown-names.server.ts';
import { enterLink, hasStaff, inviteStaff } from '#operations/staff/staff-invites.server.ts';
import { CommandError } from '#server/command-error.ts';
import { createEarlyAnswers } from '#server/http/early-answers.ts';
import { type HttpServer, startHttpServer } from '#server/http/http-server.ts';
import type { TrustedProxies } from '#server/http/limits/client-address.ts';
import { securityHeaderLines } from '#server/http/security-headers.ts';
import { streamListener } from '#server/http/stream-listener.ts';
import type { MetricsEndpoint } from '#server/metrics/metrics-endpoint.ts';
import type { AdminSettings } from '#server/settings/admin-settings.ts';
import { ADMIN_PORT, adminHost, adminOrigin, adminPortTaken, isPortTaken } from './admin-link.ts';
import type { Admin } from './bundle.ts';

export type AdminListener = Pick<HttpServer, 'close'> & { origin: string };

/** What does not depend on where the admin listens. */
export type AdminRooms = Omit<AdminParts, 'origin' | 'isBehindProxy'>;

/** Imports the admin of this build. */
export type AdminLoader = () => Promise<{
  openAdmin(parts: AdminParts, options: { files: boolean }): Admin;
}>;

type Parts = {
  settings: AdminSettings;
  /** The shop's, for an admin behind a proxy; any other is on the loopback. */
  host: string;
  graceMs: number;
  proxies: TrustedProxies;
  rooms: AdminRooms;
  /** What it answers by itself, without the admin. */
  metrics: MetricsEndpoint;
  load: AdminLoader;
};

/** Null where none is wanted, or where nothing was set and the usual port is taken. */
export async function openAdminListener(parts: Parts): Promise<AdminListener | null> {
  const { settings, host, graceMs, proxies, rooms, metrics, load } = parts;
  if (settings.port === 'off') return null;
  let origin = '';
  let opening: Promise<Admin> | null = null;

  async function open(): Promise<Admin> {
    const { openAdmin } = await load();
    return openAdmin(
      { ...rooms, origin, isBehindProxy: settings.origin !== null },
      { files: true },
    );
  }

  async function fetch(request: Request, env: unknown): Promise<Response> {
    if (metrics.isFor(request)) return metrics.answer(request);
    opening ??= open();
    try {
      return (await opening).fetch(request, env);
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  const earlyAnswers = createEarlyAnswers(securityHeaderLines('none'), rooms.shop.log);
  const listener = streamListener(fetch, { errorHandler: earlyAnswers.onAdapterError });
  try {
    const server = await startHttpServer(listener, {
      port: settings.port ?? ADMIN_PORT,
      host: adminHost(settings, host),
      graceMs,
      earlyAnswers,
      proxies,
    });
    origin = adminOrigin(settings, server.port);
    return { origin, close: server.close };
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    if (settings.port === null) return null;
    throw new CommandError(adminPortTaken(settings.port));
  }
}

/** The line of the start about the admin. Whoever opens the link of it first has the admin. */
export async function describeAdmin(
  settings: AdminSettings,
  listener: AdminListener | null,
  queries: Queries,
): Promise<string> {
  if (settings.port === 'off') return 'Admin: off. Set ADMIN_PORT to a port to have one.';
  if (listener === null) {
    return `Admin: none, since port ${ADMIN_PORT} is in use. Set ADMIN_PORT to another port.`;
  }
  if (await hasStaff(queries)) return `Admin: ${listener.origin}`;
  const code = await inviteStaff(queries, { name: OWNER_NAME, role: OWNER, isFirst: true });
  return `Admin: ${enterLink(listener.origin, code)} (this link works once)`;
}
