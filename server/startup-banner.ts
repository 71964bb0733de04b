/** What the shop says when it has opened: where it is, what is embedded and what is real. */
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { ProviderCheck } from '#server/providers/check-stripe.ts';
import { outboxFolder } from '#server/providers/open-mail.ts';
import type { Settings } from './settings/settings.ts';
import { isLive } from './settings/stripe-settings.ts';

function describeDatabase({ postgres, dataDir }: Settings): string {
  return postgres === null ? `embedded database in ${dataDir}` : 'PostgreSQL by DATABASE_URL';
}

function describeProvider({ stripe }: Settings): string {
  if (stripe === null) return 'embedded card simulator, test cards only';
  if (stripe.apiBase !== null) return `card payments through ${stripe.apiBase}`;
  return isLive(stripe.secretKey) ? 'Stripe, real money' : 'Stripe in test mode';
}

function takesMoney({ stripe }: Settings): boolean {
  return stripe !== null && isLive(stripe.secretKey);
}

/** What a shop lacks that takes real money, for the log of the start and for staff; nothing with test cards. */
export function moneyWarnings(settings: Settings, mode: TermsMode): string[] {
  if (!takesMoney(settings)) return [];
  const { mail } = settings;
  return [
    ...(mail.smtp === null ? ['SMTP_URL is not set: no mail reaches a shopper'] : []),
    ...(mode.delivery === 'placeholder'
      ? [
          'Orders go to one example address: shoppers pay, and nobody asks them where. Choose otherwise in Settings, or set DELIVERY=address',
        ]
      : []),
  ];
}

function describeMail(settings: Settings): string {
  if (settings.mail.smtp !== null) return `SMTP by SMTP_URL, from ${settings.mail.from.address}`;
  const folder = `written to ${outboxFolder(settings)}`;
  return takesMoney(settings)
    ? `${folder} and sent to nobody: set SMTP_URL, since shoppers pay with real money`
    : folder;
}

function describeDelivery(settings: Settings, mode: TermsMode): string {
  return takesMoney(settings) && mode.delivery === 'placeholder'
    ? ' Delivery: all orders to one example address; choose otherwise in Settings of the admin, since shoppers pay with real money.'
    : '';
}

/** Where browsers on this machine, or everybody by ORIGIN, find the shop. */
export function shopUrl(settings: Settings, port: number): string {
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  return settings.origin ?? `http://${host}:${port}`;
}

/** `port` is the one that is listened on; `providerCheck` what a real provider made of the secret key. */
export function startupBanner(
  settings: Settings,
  port: number,
  providerCheck: ProviderCheck | null,
  mode: TermsMode,
): string {
  const cards = [describeProvider(settings), ...(providerCheck ? [providerCheck.says] : [])].join(
    '; ',
  );
  return `The shop is open at ${shopUrl(settings, port)}\nData: ${describeDatabase(settings)}. Cards: ${cards}. Mail: ${describeMail(settings)}.${describeDelivery(settings, mode)}`;
}
