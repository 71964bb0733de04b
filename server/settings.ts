/** Everything that can be set from outside, read once from the environment. */
import { resolve } from 'node:path';
import { z } from 'zod';

/** What the environment decides. */
export type Settings = {
  /** Where to listen; 0 is any free port. */
  port: number;
  host: string;
  /** Scheme, host and port that browsers use; without it (loopback only) the request's own Host counts. */
  origin: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Signs sessions; without it the shop makes one and keeps it. */
  authSecret: string | undefined;
  logLevel: LogLevel;
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

const originText = z.string().refine((text) => {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/';
});

// Until the shop can use a database server and Stripe, asking for them must not be ignored.
const notInThisVersion = z.undefined(
  'is set, but this version runs with its embedded database and card simulator only: remove it.',
);

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
      z.string().min(32),
      'is too short: use at least 32 random characters, such as the output of "openssl rand -base64 32".',
    ),
    LOG_LEVEL: rule(z.enum(logLevels), `is not a level: use one of ${logLevels.join(', ')}.`),
    DATABASE_URL: notInThisVersion.optional(),
    STRIPE_SECRET_KEY: notInThisVersion.optional(),
    STRIPE_PUBLISHABLE_KEY: notInThisVersion.optional(),
    STRIPE_WEBHOOK_SECRET: notInThisVersion.optional(),
    STRIPE_API_BASE: notInThisVersion.optional(),
  })
  .refine(({ HOST, ORIGIN }) => ORIGIN !== undefined || isLoopback(HOST ?? defaultHost), {
    path: ['ORIGIN'],
    message:
      'is missing: HOST opens the shop to other machines, so set ORIGIN to the address that browsers use, such as https://shop.example.com.',
  });

const defaultHost = '127.0.0.1';

/** The variables that the shop knows. */
export const settingNames: string[] = Object.keys(environmentSchema.shape);

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
  const { PORT, HOST, ORIGIN, DATA_DIR, AUTH_SECRET, LOG_LEVEL } = parsed.data;
  return {
    ok: true,
    settings: {
      port: PORT ?? 3000,
      host: HOST ?? defaultHost,
      origin: ORIGIN === undefined ? undefined : new URL(ORIGIN).origin,
      dataDir: resolve(DATA_DIR ?? 'data'),
      authSecret: AUTH_SECRET,
      logLevel: LOG_LEVEL ?? 'info',
    },
  };
}

/** Makes every way in which a value can be wrong one sentence. */
function rule<Schema extends z.ZodType>(schema: Schema, message: string) {
  return z
    .string()
    .transform((text, context) => {
      const parsed = schema.safeParse(text);
      if (parsed.success) return parsed.data;
      context.addIssue(message);
      return z.NEVER;
    })
    .optional();
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
