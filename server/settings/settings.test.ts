import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Environment, readSettings, settingNames } from '#server/settings/settings.ts';

const database = {
  DATABASE_URL: 'postgres://anna:secret@db.example.com:5432/shop',
  DATABASE_LISTEN_URL: 'postgres://anna:secret@primary.example.com:5432/shop',
  DATABASE_MIGRATION_URL: 'postgres://owner:secret@primary.example.com:5432/shop',
  ...{ DATABASE_POOL_SIZE: '4', DATABASE_STATEMENT_TIMEOUT_MS: '500', DATABASE_WAIT_SECONDS: '0' },
};
const TRIAL = 'postgres://trial@db/postgres';
const testKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
const liveKeys = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
const stripe = {
  ...testKeys,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_BASE: 'http://127.0.0.1:12111/',
};

function settingsFrom(environment: Environment) {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.message);
  return read.settings;
}

function messageFor(environment: Environment) {
  const read = readSettings(environment);
  return read.ok ? undefined : read.message;
}

test('an empty environment is a shop for this machine on port 3000', () => {
  expect(settingsFrom({})).toEqual({
    port: 3000,
    ...{ fixed: {}, language: 'en' },
    host: '127.0.0.1',
    origin: undefined,
    dataDir: resolve('data'),
    ...{ authSecret: undefined, otherAuthSecrets: [] },
    logLevel: 'info',
    trustedProxies: [],
    hstsIncludesSubdomains: false,
    ...{ pictureHosts: [], webhookHosts: [] },
    ...{ securityContact: null, heartbeatUrl: null, metricsToken: null, stripe: null },
    ...{ postgres: null, databaseWaitSeconds: 60, backups: null, variables: {} },
    mail: { smtp: null, from: { name: '', address: 'shop@localhost' } },
    admin: { port: null, origin: null },
  });
});

test('every setting is taken from its variable', () => {
  const secret = 's'.repeat(32);
  expect(
    settingsFrom({
      PORT: '0',
      HOST: '0.0.0.0',
      ORIGIN: 'https://Shop.example.com:443/',
      DATA_DIR: '/srv/shop',
      ...{ AUTH_SECRET: secret, METRICS_TOKEN: secret, LOG_LEVEL: 'debug' },
      SHOP_TIME_ZONE: 'Europe/Berlin',
      ADMIN_PORT: '0',
      ADMIN_ORIGIN: 'https://Admin.example.com:443/',
      PRICE_HISTORY: 'show',
      SHOP_DELIVERY_NOTE: ' Delivered in 3 days. ',
      TRUST_PROXY: '192.0.2.7, 2001:db8::/32',
      HSTS_INCLUDE_SUBDOMAINS: 'true',
      PICTURE_HOSTS: 'CDN.example.com, *.example.org:8443',
      WEBHOOK_HOSTS: 'Warehouse.local, 10.0.0.7:8080,[::1]',
      ...{ SECURITY_CONTACT: 'security@example.com', HEARTBEAT_URL: 'https://hc-ping.com/own' },
      ...{ SHOP_LANGUAGE: 'de', SHOP_CURRENCY: 'EUR' },
      SHOP_NAME: 'Lamps & Co ',
      SHOP_TAGLINE: 'Light, and nothing else.',
      SHOP_TERMS: '# Prices\n\nIn dollars.',
      ...database,
      ...stripe,
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'shop@example.com',
      ...{ BACKUP_DIR: '/backups', BACKUPS_KEPT: '30', BACKUP_COMMAND: 'send --now' },
      ...{ STAFF_MAIL: 'staff@example.com', BACKUP_TRIAL_URL: TRIAL },
      ...{ MAX_UNITS: '7', CONTACT_DAYS: '14', DELIVERY: 'address', CODES: 'on' },
    }),
  ).toEqual({
    port: 0,
    admin: { port: 0, origin: 'https://admin.example.com' },
    language: 'de',
    fixed: {
      ...{
        timeZone: 'Europe/Berlin',
        priceHistory: 'show',
        deliveryNote: ' Delivered in 3 days. ',
      },
      ...{ language: 'de', currency: 'EUR', shopName: 'Lamps & Co ' },
      ...{ tagline: 'Light, and nothing else.', terms: '# Prices\n\nIn dollars.' },
      ...{ staffMail: 'staff@example.com', maxUnits: '7', contactDays: '14' },
      ...{ delivery: 'address', codes: 'on' },
    },
    host: '0.0.0.0',
    origin: 'https://shop.example.com',
    dataDir: resolve('/srv/shop'),
    ...{ authSecret: secret, otherAuthSecrets: [], metricsToken: secret, logLevel: 'debug' },
    trustedProxies: ['192.0.2.7', '2001:db8::/32'],
    databaseWaitSeconds: 0,
    hstsIncludesSubdomains: true,
    pictureHosts: ['cdn.example.com', '*.example.org:8443'],
    webhookHosts: ['warehouse.local', '10.0.0.7:8080', '[::1]'],
    ...{ securityContact: 'mailto:security@example.com', heartbeatUrl: 'https://hc-ping.com/own' },
    postgres: {
      ...{ url: database.DATABASE_URL, listenUrl: database.DATABASE_LISTEN_URL },
      migrationUrl: database.DATABASE_MIGRATION_URL,
      ...{ poolSize: 4, statementTimeoutMs: 500 },
    },
    stripe: {
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      ...{ otherSecretKeys: [], webhookSecrets: [stripe.STRIPE_WEBHOOK_SECRET] },
      apiBase: 'http://127.0.0.1:12111',
    },
    mail: {
      smtp: { host: 'mail.example.com', port: 587, isTls: false, credentials: null },
      from: { name: '', address: 'shop@example.com' },
    },
    backups: { folder: resolve('/backups'), kept: 30, command: 'send --now', trialUrl: TRIAL },
    variables: expect.objectContaining({ DELIVERY: 'address', AUTH_SECRET: '••••••' }),
  });
});

test.each([
  [{}, { port: null, origin: null }],
  [{ ADMIN_PORT: '4001' }, { port: 4001, origin: null }],
  [{ ADMIN_PORT: 'off' }, { port: 'off', origin: null }],
  [{ ORIGIN: 'https://shop.example.com' }, { port: 'off', origin: null }],
  [
    { ORIGIN: 'https://shop.example.com', ADMIN_ORIGIN: 'https://admin.example.com/' },
    { port: null, origin: 'https://admin.example.com' },
  ],
])('of %j the admin is %j', (environment, admin) => {
  expect(settingsFrom(environment).admin).toEqual(admin);
});

test.each(['http://admin.example.com', 'https://admin.example.com/path', 'admin'])(
  'the admin cannot be opened at %j',
  (ADMIN_ORIGIN) => expect(messageFor({ ADMIN_ORIGIN })).toMatch(/^ADMIN_ORIGIN is not an origin/),
);

test.each([
  'Nowhere/Town',
  '+01:00',
  'Berlin',
  'Europe/Berlin; drop',
  'SST',
  'CET',
  'EET',
  'SystemV/PST8',
])('the shop is in no time zone %j', (SHOP_TIME_ZONE) =>
  expect(messageFor({ SHOP_TIME_ZONE })).toMatch(/^SHOP_TIME_ZONE is not a time zone/),
);

test.each(['65536', '-1', 'none'])('the admin cannot listen on port %j', (ADMIN_PORT) => {
  expect(messageFor({ ADMIN_PORT })).toMatch(/^ADMIN_PORT is not a port/);
});

test('an empty value counts as absent, whichever variable has it', () => {
  expect(settingsFrom(Object.fromEntries(settingNames.map((name) => [name, ''])))).toEqual(
    settingsFrom({}),
  );
});

test('a delivery note is a line', () => {
  expect(messageFor({ SHOP_DELIVERY_NOTE: 'x'.repeat(121) })).toMatch(
    /^SHOP_DELIVERY_NOTE is no line/,
  );
});

test.each(['65536', '-1', '80.5', '0x50', '1e3', ' 80', 'http', '99999999999'])(
  'the port %j is refused',
  (PORT) => {
    expect(messageFor({ PORT })).toMatch(/^PORT is not a port: use a whole number/);
  },
);

test.each(['http://localhost', 'shop.example.com:80', 'a b', '127.0.0.1/8'])(
  'the host %j is refused',
  (HOST) => {
    expect(messageFor({ HOST })).toMatch(/^HOST is not an address to listen on: use/);
  },
);

test.each([
  'shop.example.com',
  'ftp://shop.example.com',
  'https://',
  'https://shop.example.com/shop',
  'https://shop.example.com?a=b',
  'https://shop.example.com#a',
  'https://anna@shop.example.com',
])('the origin %j is refused', (ORIGIN) => {
  expect(messageFor({ ORIGIN })).toMatch(/^ORIGIN is not an origin: use/);
});

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('%s needs no origin', (HOST) => {
  expect(settingsFrom({ HOST }).origin).toBeUndefined();
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'shop.example.com', '127.0.0.1.example.com'])(
  'a shop on %s has to name its origin',
  (HOST) => {
    expect(messageFor({ HOST })).toMatch(/^ORIGIN is missing: .* set ORIGIN to/);
    expect(settingsFrom({ HOST, ORIGIN: 'http://shop.example.com:8080' }).host).toBe(HOST);
  },
);

test('a short secret is refused', () => {
  expect(messageFor({ AUTH_SECRET: 's'.repeat(31) })).toMatch(/^AUTH_SECRET is too short: use/);
});

test('a level that the log does not have is refused', () => {
  expect(messageFor({ LOG_LEVEL: 'loud' })).toMatch(/^LOG_LEVEL is not a level: use one of fatal/);
});

test('a database server or Stripe needs no more than its address or its two keys', () => {
  expect(settingsFrom({ DATABASE_URL: database.DATABASE_URL }).postgres).toEqual({
    ...{ url: database.DATABASE_URL, poolSize: 16, statementTimeoutMs: 15_000 },
  });
  expect(settingsFrom(testKeys).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    ...{ otherSecretKeys: [], webhookSecrets: [] },
    apiBase: null,
  });
});

test.each([
  ['DATABASE_URL', 'mysql://db.example.com/shop', 'is not the address of a PostgreSQL server'],
  ['DATABASE_URL', 'db.example.com', 'is not the address of a PostgreSQL server'],
  ['DATABASE_LISTEN_URL', 'db.example.com', 'is not the address of a PostgreSQL server'],
  ['DATABASE_MIGRATION_URL', 'db.example.com', 'is not the address of a PostgreSQL server'],
  ['TRUST_PROXY', 'everybody', 'is not a list of proxies'],
  ['TRUST_PROXY', 'loopback,', 'is not a list of proxies'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'yes', 'is neither true nor false'],
  ['PICTURE_HOSTS', 'https://cdn.example.com', 'is not a list of hosts'],
  ['PICTURE_HOSTS', '*', 'is not a list of hosts'],
  ['WEBHOOK_HOSTS', 'http://10.0.0.7', 'is not a list of hosts'],
  ['SECURITY_CONTACT', 'http://example.com', 'is neither an e-mail address nor an https'],
  ['DATABASE_POOL_SIZE', '0', 'is not a whole number above zero'],
  ['DATABASE_STATEMENT_TIMEOUT_MS', '1.5', 'is not a number of milliseconds above zero'],
  ['STRIPE_SECRET_KEY', 'pk_test_1', 'is not a secret key'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1', 'is not a publishable key'],
  ['STRIPE_WEBHOOK_SECRET', 'secret', 'is not the signing secret of a webhook endpoint'],
  ['STRIPE_API_BASE', 'http://127.0.0.1:12111/v1', 'is not an origin'],
])('%s=%s is refused', (name, value, problem) => {
  expect(messageFor({ ...database, ...stripe, [name]: value })).toMatch(`${name} ${problem}`);
});

test.each([
  ['DATABASE_URL is missing', { DATABASE_LISTEN_URL: database.DATABASE_LISTEN_URL }],
  ['DATABASE_URL is missing', { DATABASE_MIGRATION_URL: database.DATABASE_MIGRATION_URL }],
  ['STRIPE_SECRET_KEY is missing', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
  ['STRIPE_SECRET_KEY is missing', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['STRIPE_SECRET_KEY is missing', { STRIPE_API_BASE: 'http://127.0.0.1:12111' }],
  ['STRIPE_PUBLISHABLE_KEY is missing', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_PUBLISHABLE_KEY is of another mode', { ...testKeys, STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['STRIPE_WEBHOOK_SECRET is missing', liveKeys],
  [
    'STRIPE_WEBHOOK_SECRET is missing',
    { ...liveKeys, STRIPE_API_BASE: 'https://payments.example.com' },
  ],
])('%s: %j is refused', (problem, environment) => {
  expect(messageFor(environment)).toMatch(problem);
});

test('live keys with the secret of their webhook are taken', () => {
  expect(settingsFrom({ ...liveKeys, STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe?.secretKey).toBe(
    'rk_live_1',
  );
});

test('whatever is wrong is reported in one line that repeats no value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...settingNames),
      fc.stringMatching(/^[§-¶\n]{8,40}$/),
      (name, value) => {
        const message = messageFor({ [name]: value }) ?? '';
        expect(message).not.toContain(value);
        expect(message).not.toContain('\n');
      },
    ),
  );
});

test('.env.example names every variable that the shop knows, and no other, and sets none', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...settingNames].sort());
  expect(parseEnv(example)).toEqual({});
});
