/** The settings that an operator alone decides, for the admin: each with its value, or what holds without one. */
import type { ShownGroup, ShownSetting } from '#admin/desk/shown-setting.ts';
import { messages } from '#admin/settings/messages/messages.ts';
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

const NONE: Described = { otherwise: () => messages.withoutIt.none };

/** In the order of the page. */
const GROUP_NAMES = ['cardProvider', 'mail', 'addresses', 'storage'] as const;

type Group = Readonly<Record<string, Described>>;

/** Each of them; a test holds this list against that of settings.ts. */
const GROUPS: Readonly<Record<(typeof GROUP_NAMES)[number], Group>> = {
  cardProvider: {
    STRIPE_SECRET_KEY: { otherwise: () => messages.withoutIt.simulator, show: maskKey },
    STRIPE_PUBLISHABLE_KEY: NONE,
    STRIPE_WEBHOOK_SECRET: { ...NONE, show: maskKey },
    STRIPE_API_BASE: { otherwise: () => messages.withoutIt.stripe },
  },
  mail: {
    SMTP_URL: { otherwise: () => messages.withoutIt.outbox, show: maskUrl },
    MAIL_FROM: { otherwise: ({ mail }) => messages.withoutIt.sender(mail.from.address) },
  },
  addresses: {
    PORT: { otherwise: ({ port }) => String(port) },
    HOST: { otherwise: ({ host }) => host },
    ORIGIN: { otherwise: () => messages.withoutIt.machine },
    ADMIN_PORT: { otherwise: ({ admin }) => String(admin.port ?? messages.withoutIt.adminPort) },
    ADMIN_ORIGIN: { otherwise: () => messages.withoutIt.localhost },
    TRUST_PROXY: NONE,
    HSTS_INCLUDE_SUBDOMAINS: { otherwise: () => 'false' },
    PICTURE_HOSTS: { otherwise: () => messages.withoutIt.shopAlone },
    WEBHOOK_HOSTS: { otherwise: () => messages.withoutIt.publicHosts },
    SECURITY_CONTACT: NONE,
    HEARTBEAT_URL: { ...NONE, show: maskUrl },
    METRICS_TOKEN: { ...NONE, show: maskAll },
  },
  storage: {
    DATA_DIR: { otherwise: ({ dataDir }) => dataDir },
    DATABASE_URL: { otherwise: () => messages.withoutIt.embedded, show: maskUrl },
    DATABASE_LISTEN_URL: { otherwise: () => messages.withoutIt.asOther, show: maskUrl },
    DATABASE_POOL_SIZE: { otherwise: () => '16' },
    DATABASE_STATEMENT_TIMEOUT_MS: { otherwise: () => '15000' },
    DATABASE_WAIT_SECONDS: { otherwise: (settings) => String(settings.databaseWaitSeconds) },
    AUTH_SECRET: { otherwise: () => messages.withoutIt.madeByShop, show: maskAll },
    LOG_LEVEL: { otherwise: ({ logLevel }) => logLevel },
  },
};

/** No secret is in it; in the shop's language, once it is known. */
export function describeSettings(environment: Environment, settings: Settings): ShownGroup[] {
  return GROUP_NAMES.map((group) => ({
    title: messages.environmentGroups[group],
    settings: Object.entries(GROUPS[group]).map(([name, described]): ShownSetting => {
      const { otherwise, show = shorten } = described;
      const text = environment[name] ?? '';
      return text === ''
        ? { name, value: otherwise(settings), isSet: false }
        : { name, value: show(text), isSet: true };
    }),
  }));
}
