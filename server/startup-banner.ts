/** What the shop says when it has opened: where it is, what is embedded and what is real. */
import type { Settings } from './settings.ts';

function describeDatabase({ postgres, dataDir }: Settings): string {
  return postgres === null ? `embedded database in ${dataDir}` : 'PostgreSQL by DATABASE_URL';
}

function describeProvider({ stripe }: Settings): string {
  if (stripe === null) return 'embedded card simulator, test cards only';
  if (stripe.apiBase !== null) return `card payments through ${stripe.apiBase}`;
  return stripe.secretKey.includes('_live_') ? 'Stripe, real money' : 'Stripe in test mode';
}

/** `port` is the one that is listened on; `providerCheck` what a real provider made of the secret key. */
export function startupBanner(
  settings: Settings,
  port: number,
  providerCheck: string | null,
): string {
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  const url = settings.origin ?? `http://${host}:${port}`;
  const cards = [describeProvider(settings), ...(providerCheck ? [providerCheck] : [])].join('; ');
  return `The shop is open at ${url}\nData: ${describeDatabase(settings)}. Cards: ${cards}.`;
}
