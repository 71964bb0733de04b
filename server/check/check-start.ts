/** What a start finds out before it builds the shop, which can take a minute: its settings, and that its ports are free. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { adminHost, adminPortTaken, isPortTaken } from '#server/admin/admin-link.ts';
import { type Environment, readSettings } from '#server/settings/settings.ts';
import { describeStartProblem } from '#server/start-problem.ts';

/** Throws the error of the system where it cannot be listened there. */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Why the shop cannot start, in one line that says what to do; null where nothing is known yet. */
export async function checkStart(env: Environment): Promise<string | null> {
  const read = readSettings(env);
  if (!read.ok) return read.message;
  const { settings } = read;
  const { port, host, admin } = settings;
  try {
    await tryPort(port, host);
  } catch (error) {
    return describeStartProblem(error, settings);
  }
  // The usual port of the admin may be taken: the shop starts without it.
  if (typeof admin.port !== 'number') return null;
  try {
    await tryPort(admin.port, adminHost(admin, host));
  } catch (error) {
    if (isPortTaken(error)) return adminPortTaken(admin.port);
  }
  return null;
}
