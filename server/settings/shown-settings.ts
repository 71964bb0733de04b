/** The settings that an operator alone decides, for the admin: each with its value, or what holds without one. */
import type { ShownGroup, ShownSetting } from '#admin/desk/shown-setting.ts';
import type { Environment, Settings } from './settings.ts';

const MASK = '••••••';

/** More of a text is not shown. */
const MAX_LETTERS = 200;

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

function shorten(text: string): string {
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
}

type Described = {
  /** What holds where it is not set. */
  otherwise(settings: Settings): string;
  show?: (text: string) => string;
};

const NONE: Described = { otherwise: () => 'None' };

/** Each of them; a test holds this list against that of settings.ts. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
  'Card provider': {
    STRIPE_SECRET_KEY: { otherwise: () => 'None: the card simulator', show: maskKey },
    STRIPE_PUBLISHABLE_KEY: NONE,
    STRIPE_WEBHOOK_SECRET: { otherwise: () => 'None', show: maskKey },
    STRIPE_API_BASE: { otherwise: () => 'Stripe itself' },
  },
  Mail: {
    SMTP_URL: { otherwise: () => 'None: mails stay in the outbox', show: maskUrl },
    MAIL_FROM: { otherwise: ({ mail }) => `The name of the shop, <${mail.from.address}>` },
  },
  Addresses: {
    PORT: { otherwise: ({ port }) => String(port) },
    HOST: { otherwise: ({ host }) => host },
    ORIGIN: { otherwise: () => 'None: the shop is open on this machine alone' },
    ADMIN_PORT: { otherwise: ({ admin }) => String(admin.port ?? '3001, where it is free') },
    ADMIN_ORIGIN: { otherwise: () => 'None: this machine alone, as localhost' },
    TRUST_PROXY: NONE,
    HSTS_INCLUDE_SUBDOMAINS: { otherwise: () => 'false' },
    PICTURE_HOSTS: { otherwise: () => 'The shop itself alone' },
    WEBHOOK_HOSTS: { otherwise: () => 'None: webhooks go to public https addresses alone' },
    SECURITY_CONTACT: NONE,
  },
  Storage: {
    DATA_DIR: { otherwise: ({ dataDir }) => dataDir },
    DATABASE_URL: { otherwise: () => 'None: the embedded database', show: maskUrl },
    DATABASE_LISTEN_URL: { otherwise: () => 'As DATABASE_URL', show: maskUrl },
    DATABASE_POOL_SIZE: { otherwise: () => '16' },
    DATABASE_STATEMENT_TIMEOUT_MS: { otherwise: () => '15000' },
    DATABASE_WAIT_SECONDS: { otherwise: (settings) => String(settings.databaseWaitSeconds) },
    AUTH_SECRET: { otherwise: () => 'Made by the shop', show: maskAll },
    LOG_LEVEL: { otherwise: ({ logLevel }) => logLevel },
  },
};

/** No secret is in it. */
export function describeSettings(environment: Environment, settings: Settings): ShownGroup[] {
  return Object.entries(GROUPS).map(([title, group]) => ({
    title,
    settings: Object.entries(group).map(([name, { otherwise, show = shorten }]): ShownSetting => {
      const text = environment[name] ?? '';
      return text === ''
        ? { name, value: otherwise(settings), isSet: false }
        : { name, value: show(text), isSet: true };
    }),
  }));
}
