/** The entry of the admin's build: what a shop imports with the first visit. */
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import type { AdminParts } from '#admin/operations/admin-parts.server.ts';
import { atPublicUrl } from '#server/http/limits/public-url.ts';
import { createAdminApp } from './admin-app.ts';

export type Admin = { fetch(request: Request, env?: unknown): Promise<Response> };

/** The admin of a running shop; with `files` it answers with its scripts and styles too. */
export function openAdmin(parts: AdminParts, { files }: { files: boolean }): Admin {
  const folder = files ? fileURLToPath(new URL('../client', import.meta.url)) : null;
  // Its own types say undefined where ServerBuild's leave out.
  const app = createAdminApp(parts, build as ServerBuild, folder);
  return {
    async fetch(request, env) {
      const own = parts.isBehindProxy ? atPublicUrl(request, parts.origin) : request;
      if (own instanceof Request) return app.fetch(own, env ?? {});
      return new Response('The Host header of this request names no host.\n', { status: 400 });
    },
  };
}
