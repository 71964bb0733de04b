/** What is shown and kept of a variable of the environment: no secret. */

const MASK = '••••••';

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
  if (!url) return MASK;
  const user = url.username || url.password ? `${MASK}@` : '';
  return `${url.protocol}//${user}${url.host}${url.pathname}${url.search ? `?${MASK}` : ''}`;
}

const MASKS: Readonly<Record<string, (text: string) => string>> = {
  STRIPE_SECRET_KEY: maskKey,
  STRIPE_WEBHOOK_SECRET: maskKey,
  SMTP_URL: maskUrl,
  HEARTBEAT_URL: maskUrl,
  METRICS_TOKEN: maskAll,
  DATABASE_URL: maskUrl,
  DATABASE_LISTEN_URL: maskUrl,
  AUTH_SECRET: maskAll,
  BACKUP_COMMAND: maskAll,
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
