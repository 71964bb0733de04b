/** What is shown and kept of a variable of the environment: no secret. */
import { hostsOf, serversOf } from '#db/postgres/server-addresses.ts';

export const MASK = '••••••';

function maskAll(): string {
  return MASK;
}

/** The mode of a key, which its beginning says. */
function maskKey(text: string): string {
  return `${/^(?:[sr]k_(?:test|live)_|whsec_)/.exec(text)?.[0] ?? ''}${MASK}`;
}

/** Where it leads, without user, password and parameters: any of them can be a secret. */
function maskUrl(text: string): string {
  const url = URL.parse(text);
  return url ? maskParts(url, url.host) : MASK;
}

function maskParts({ protocol, username, password, pathname, search }: URL, host: string): string {
  const user = username || password ? `${MASK}@` : '';
  return `${protocol}//${user}${host}${pathname}${search ? `?${MASK}` : ''}`;
}

/** As an address of one, with all its servers. */
function maskServers(text: string): string {
  const servers = serversOf(text) ?? [];
  const [first] = servers;
  return first ? maskParts(first, hostsOf(servers)) : MASK;
}

const MASKS: Readonly<Record<string, (text: string) => string>> = {
  STRIPE_SECRET_KEY: maskKey,
  STRIPE_WEBHOOK_SECRET: maskKey,
  SMTP_URL: maskUrl,
  HEARTBEAT_URL: maskUrl,
  METRICS_TOKEN: maskAll,
  DATABASE_URL: maskServers,
  DATABASE_LISTEN_URL: maskServers,
  DATABASE_MIGRATION_URL: maskServers,
  AUTH_SECRET: maskAll,
  BACKUP_COMMAND: maskAll,
  BACKUP_TRIAL_URL: maskServers,
};

/** Of these names those that are set. */
export function maskedVariables(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const name of names) {
    const text = environment[name] ?? '';
    if (text !== '') shown[name] = MASKS[name]?.(text) ?? text;
  }
  return shown;
}
