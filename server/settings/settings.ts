/** Everything that can be set from outside, read once from the environment. */
import { resolve } from 'node:path';
import * as z from 'zod';
import {
  SETTING_NAMES,
  type SettingTexts,
  SHOP_SETTINGS,
} from '#app/features/settings/shop-settings.ts';
import type { Language } from '#app/shared/locale.ts';
import type { PostgresSettings } from '#db/postgres/postgres-database.ts';
import { isProxyRange } from '#server/http/limits/client-address.ts';
import {
  pictureHosts,
  securityContact,
  webhookHosts,
  yesOrNo,
} from '#server/http/pages/public-settings.ts';
import {
  type AdminSettings,
  adminVariables,
  toAdminSettings,
} from '#server/settings/admin-settings.ts';
import {
  type BackupSettings,
  backupProblem,
  backupVariables,
  toBackupSettings,
} from '#server/settings/backup-settings.ts';
import {
  type MailSettings,
  mailProblem,
  mailVariables,
  toMailSettings,
} from '#server/settings/mail-settings.ts';
import { maskedVariables } from '#server/settings/masked-variables.ts';
import { commaList, databaseUrl, originText, rule } from '#server/settings/setting-rule.ts';
import { startLanguage } from '#server/settings/start-language.ts';
import {
  type StripeSettings,
  stripeProblems,
  stripeVariables,
  toStripeSettings,
} from '#server/settings/stripe-settings.ts';

/** What the environment decides. */
export type Settings = {
  /** Of the settings that staff can change, those that the environment has: they hold. */
  fixed: SettingTexts;
  /** What the shop speaks from this start on. */
  language: Language;
  /** Where to listen; 0 is any free port. */
  port: number;
  host: string;
  /** Scheme, host and port that browsers use; without it (loopback only) the request's own Host counts. */
  origin: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Signs sessions; without it the shop makes one and keeps it. */
  authSecret: string | undefined;
  /** What these have signed holds too. */
  otherAuthSecrets: readonly string[];
  logLevel: LogLevel;
  /** The proxies in front whose X-Forwarded-For is trusted: names, addresses and ranges. */
  trustedProxies: readonly string[];
  /** Whether browsers must use https for every sub-domain of ORIGIN's host too. */
  hstsIncludesSubdomains: boolean;
  /** From where, beside the shop itself, pages may load pictures: see picture-hosts.ts. */
  pictureHosts: readonly string[];
  /** The shopkeeper's own, at which webhooks need neither https nor a public address: see webhook-address.ts. */
  webhookHosts: readonly string[];
  /** The URI that security.txt names; null where there is no such file. */
  securityContact: string | null;
  /** What is called while all is well; null is nothing. */
  heartbeatUrl: string | null;
  /** What whoever reads /metrics of the admin sends; null: there are none. */
  metricsToken: string | null;
  /** PostgreSQL; null is the embedded database in `dataDir`. */
  postgres: PostgresSettings | null;
  /** How long the start waits for a PostgreSQL that cannot be reached. */
  databaseWaitSeconds: number;
  /** Stripe; null is the embedded card simulator. */
  stripe: StripeSettings | null;
  mail: MailSettings;
  /** What is backed up every night; null is nothing. */
  backups: BackupSettings | null;
  admin: AdminSettings;
  /** The variables of the shop that are set, without secrets. */
  variables: Readonly<Record<string, string>>;
};

export type Environment = Record<string, string | undefined>;

/** Pino's levels. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const portText = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);

const secret = z.string().min(32);

/** Names, addresses and ranges between commas. */
const proxyList = z.string().transform((text, context) => {
  const ranges = text.split(',').map((range) => range.trim());
  if (!ranges.every(isProxyRange)) context.addIssue('names something else');
  return ranges;
});

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const secondsText = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);

/** One entry for each variable; a message completes the sentence that begins with its name. */
const environmentSchema = z
  .object({
    PORT: rule(portText, 'is not a port: use a whole number from 0 (any free port) to 65535.'),
    HOST: rule(
      z.union([z.ipv4(), z.ipv6(), z.hostname()]),
      'is not an address to listen on: use a host name or IP address alone, such as 127.0.0.1 or 0.0.0.0.',
    ),
    ORIGIN: rule(
      originText,
      'is not an origin: use http:// or https://, a host and if needed a port, with no path, such as https://shop.example.com.',
    ),
    DATA_DIR: z.string().optional(),
    AUTH_SECRET: rule(
      commaList.pipe(z.tuple([secret], secret)),
      'is too short: use at least 32 random characters, such as the output of "openssl rand -base64 32". While it is replaced, the other stands behind a comma.',
    ),
    LOG_LEVEL: rule(z.enum(logLevels), `is not a level: use one of ${logLevels.join(', ')}.`),
    TRUST_PROXY: rule(
      proxyList,
      'is not a list of proxies: use loopback, linklocal, uniquelocal, addresses and ranges such as 10.0.0.0/8, with commas between them.',
    ),
    HSTS_INCLUDE_SUBDOMAINS: rule(yesOrNo, 'is neither true nor false.'),
    PICTURE_HOSTS: rule(
      pictureHosts,
      'is not a list of hosts: use names such as cdn.example.com or *.example.com, with commas between them.',
    ),
    WEBHOOK_HOSTS: rule(
      webhookHosts,
      'is not a list of hosts: use names or addresses such as warehouse.local or 10.0.0.7:8080, with commas between them.',
    ),
    SECURITY_CONTACT: rule(
      securityContact,
      'is neither an e-mail address nor an https:// address.',
    ),
    HEARTBEAT_URL: rule(
      z.url({ protocol: /^https?$/ }),
      'is not an address: use https://, and what the service that waits for it has given you.',
    ),
    METRICS_TOKEN: rule(
      z.string().regex(/^[\x21-\x7e]{32,}$/),
      'is not a token: use at least 32 random characters without spaces, such as the output of "openssl rand -hex 32".',
    ),
    ...adminVariables,
    ...mailVariables,
    ...backupVariables,
    DATABASE_URL: rule(
      databaseUrl,
      'is not the address of a PostgreSQL server: use postgres://user:password@host:5432/name, of several servers host:5432,other:5432.',
    ),
    DATABASE_LISTEN_URL: rule(
      databaseUrl,
      'is not the address of a PostgreSQL server: use postgres://user:password@host:5432/name, of several servers host:5432,other:5432.',
    ),
    DATABASE_MIGRATION_URL: rule(
      databaseUrl,
      'is not the address of a PostgreSQL server: use postgres://user:password@host:5432/name, of several servers host:5432,other:5432.',
    ),
    DATABASE_POOL_SIZE: rule(wholeNumber, 'is not a whole number above zero: leave it out for 16.'),
    DATABASE_STATEMENT_TIMEOUT_MS: rule(
      wholeNumber,
      'is not a number of milliseconds above zero: leave it out for 15000.',
    ),
    DATABASE_WAIT_SECONDS: rule(
      secondsText,
      'is not a whole number of seconds: leave it out for 60, or set 0 to wait for nothing.',
    ),
    ...stripeVariables,
  })
  .refine(({ HOST, ORIGIN }) => ORIGIN !== undefined || isLoopback(HOST ?? defaultHost), {
    path: ['ORIGIN'],
    message:
      'is missing: HOST opens the shop to other machines, so set ORIGIN to the address that browsers use, such as https://shop.example.com.',
  })
  .refine((values) => values.DATABASE_URL !== undefined || !values.DATABASE_LISTEN_URL, {
    path: ['DATABASE_URL'],
    message: 'is missing: DATABASE_LISTEN_URL is the way past a pooler to the same database.',
  })
  .refine((values) => values.DATABASE_URL !== undefined || !values.DATABASE_MIGRATION_URL, {
    path: ['DATABASE_URL'],
    message: 'is missing: DATABASE_MIGRATION_URL names the owner of what is in the same database.',
  })
  .superRefine((values, context) => {
    const [problem = mailProblem(values) ?? backupProblem(values, dataFolder(values))] =
      stripeProblems(values);
    if (problem) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] });
  });

const defaultHost = '127.0.0.1';

function dataFolder({ DATA_DIR = 'data' }: { DATA_DIR?: string | undefined }): string {
  return resolve(DATA_DIR);
}

/** The variables that an operator sets, and nobody else. */
export const operatorVariables: readonly string[] = Object.keys(environmentSchema.shape);

/** The variables that the shop knows. */
export const settingNames: readonly string[] = [
  ...operatorVariables,
  ...SETTING_NAMES.flatMap((name) => SHOP_SETTINGS[name].variable ?? []),
];

/**
 * Reads the settings; an empty value counts as absent. What is wrong comes back as one line that
 * names the variable and says what to do. No value is repeated in it: any might hold a secret.
 */
export function readSettings(
  environment: Environment,
): { ok: true; settings: Settings } | { ok: false; message: string } {
  const present = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    return { ok: false, message: `${problem?.path.join('.')} ${problem?.message}` };
  }
  const fixed: { -readonly [Name in keyof SettingTexts]: SettingTexts[Name] } = {};
  for (const name of SETTING_NAMES) {
    const { variable, schema, problem } = SHOP_SETTINGS[name];
    const text = variable && environment[variable];
    if (!text) continue;
    if (!schema.safeParse(text).success) return { ok: false, message: `${variable} ${problem()}.` };
    fixed[name] = text;
  }
  const { PORT, HOST, ORIGIN, DATA_DIR, AUTH_SECRET, LOG_LEVEL, TRUST_PROXY, ...plugged } =
    parsed.data;
  const dataDir = dataFolder({ DATA_DIR });
  return {
    ok: true,
    settings: {
      ...{ fixed, language: startLanguage({ ...environment, DATA_DIR: dataDir }) },
      port: PORT ?? 3000,
      host: HOST ?? defaultHost,
      origin: ORIGIN === undefined ? undefined : new URL(ORIGIN).origin,
      dataDir,
      authSecret: AUTH_SECRET?.[0],
      otherAuthSecrets: AUTH_SECRET?.slice(1) ?? [],
      logLevel: LOG_LEVEL ?? 'info',
      trustedProxies: TRUST_PROXY ?? [],
      hstsIncludesSubdomains: plugged.HSTS_INCLUDE_SUBDOMAINS ?? false,
      pictureHosts: plugged.PICTURE_HOSTS ?? [],
      webhookHosts: plugged.WEBHOOK_HOSTS ?? [],
      securityContact: plugged.SECURITY_CONTACT ?? null,
      heartbeatUrl: plugged.HEARTBEAT_URL ?? null,
      metricsToken: plugged.METRICS_TOKEN ?? null,
      postgres: toPostgresSettings(plugged),
      databaseWaitSeconds: plugged.DATABASE_WAIT_SECONDS ?? 60,
      stripe: toStripeSettings(plugged),
      mail: toMailSettings(plugged),
      backups: toBackupSettings(plugged),
      admin: toAdminSettings(plugged, ORIGIN !== undefined),
      variables: maskedVariables(environment, settingNames),
    },
  };
}

type Parsed = z.infer<typeof environmentSchema>;

function toPostgresSettings(parsed: Partial<Parsed>): PostgresSettings | null {
  const url = parsed.DATABASE_URL;
  if (url === undefined) return null;
  return {
    url,
    ...(parsed.DATABASE_LISTEN_URL && { listenUrl: parsed.DATABASE_LISTEN_URL }),
    ...(parsed.DATABASE_MIGRATION_URL && { migrationUrl: parsed.DATABASE_MIGRATION_URL }),
    poolSize: parsed.DATABASE_POOL_SIZE ?? 16,
    statementTimeoutMs: parsed.DATABASE_STATEMENT_TIMEOUT_MS ?? 15_000,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
