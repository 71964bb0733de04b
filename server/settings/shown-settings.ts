/** The settings that an operator alone decides, for the admin: each with its value, or what holds without one. */
import type { ShownGroup, ShownSetting } from '#admin/operations/shown-setting.ts';
import { messages } from '#admin/settings/messages/messages.ts';
import type { Settings } from './settings.ts';

/** More of a text is not shown. */
const MAX_LETTERS = 200;

function shorten(text: string): string {
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
}

type Described = {
  /** What holds where it is not set. */
  otherwise(settings: Settings): string;
};

const NONE: Described = { otherwise: () => messages.withoutIt.none };

/** In the order of the page. */
const GROUP_NAMES = ['cardProvider', 'mail', 'addresses', 'storage'] as const;

type Group = Readonly<Record<string, Described>>;

/** Each of them; a test holds this list against that of settings.ts. */
const GROUPS: Readonly<Record<(typeof GROUP_NAMES)[number], Group>> = {
  cardProvider: {
    STRIPE_SECRET_KEY: { otherwise: () => messages.withoutIt.simulator },
    STRIPE_PUBLISHABLE_KEY: NONE,
    STRIPE_WEBHOOK_SECRET: NONE,
    STRIPE_API_BASE: { otherwise: () => messages.withoutIt.stripe },
  },
  mail: {
    SMTP_URL: { otherwise: () => messages.withoutIt.outbox },
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
    HEARTBEAT_URL: NONE,
    METRICS_TOKEN: NONE,
  },
  storage: {
    DATA_DIR: { otherwise: ({ dataDir }) => dataDir },
    DATABASE_URL: { otherwise: () => messages.withoutIt.embedded },
    DATABASE_LISTEN_URL: { otherwise: () => messages.withoutIt.asOther },
    DATABASE_MIGRATION_URL: { otherwise: () => messages.withoutIt.asOther },
    DATABASE_POOL_SIZE: { otherwise: () => '16' },
    DATABASE_STATEMENT_TIMEOUT_MS: { otherwise: () => '15000' },
    DATABASE_WAIT_SECONDS: { otherwise: (settings) => String(settings.databaseWaitSeconds) },
    BACKUP_DIR: NONE,
    BACKUPS_KEPT: { otherwise: () => '14' },
    BACKUP_COMMAND: NONE,
    BACKUP_TRIAL_URL: NONE,
    AUTH_SECRET: { otherwise: () => messages.withoutIt.madeByShop },
    LOG_LEVEL: { otherwise: ({ logLevel }) => logLevel },
  },
};

/** No secret is in it; in the shop's language, once it is known. */
export function describeSettings(settings: Settings): ShownGroup[] {
  return GROUP_NAMES.map((group) => ({
    title: messages.environmentGroups[group],
    settings: Object.entries(GROUPS[group]).map(([name, { otherwise }]): ShownSetting => {
      const { [name]: text } = settings.variables;
      return text === undefined
        ? { name, value: otherwise(settings), isSet: false }
        : { name, value: shorten(text), isSet: true };
    }),
  }));
}
