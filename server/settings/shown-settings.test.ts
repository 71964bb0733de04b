import { expect, test } from 'vitest';
import { type Environment, operatorVariables, readSettings } from './settings.ts';
import { describeSettings } from './shown-settings.ts';

function shown(environment: Environment) {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.message);
  return describeSettings(read.settings).flatMap(({ settings }) => settings);
}

const settingOf = (environment: Environment, name: string) =>
  shown(environment).find((one) => one.name === name);

test('every setting of an operator is shown once', () => {
  expect(
    shown({})
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...operatorVariables].sort());
});

test('what is set is shown as it was written, all else as it holds', () => {
  const environment = { LOG_LEVEL: 'warn', PORT: '' };
  expect(settingOf(environment, 'LOG_LEVEL')).toMatchObject({ value: 'warn', isSet: true });
  expect(settingOf(environment, 'PORT')).toMatchObject({ value: '3000', isSet: false });
});

test('no secret is in it', () => {
  const secret = 'hunter2hunter2hunter2hunter2hunter2';
  const environment = {
    AUTH_SECRET: secret,
    STRIPE_SECRET_KEY: `sk_live_${secret}`,
    STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
    STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
    SMTP_URL: `smtp://${secret}:${secret}@mail.example.com:587`,
    MAIL_FROM: 'shop@example.com',
    DATABASE_URL: `postgres://shop:${secret}@db.example.com/shop?password=${secret}`,
    DATABASE_LISTEN_URL: `postgres://shop:${secret}@postgres,two.example.com:5433/shop`,
  };
  expect(JSON.stringify(shown(environment))).not.toContain('hunter2');
  expect(settingOf(environment, 'STRIPE_SECRET_KEY')?.value).toBe('sk_live_••••••');
  expect(settingOf(environment, 'DATABASE_URL')?.value).toBe(
    'postgres://••••••@db.example.com/shop?••••••',
  );
  expect(settingOf(environment, 'DATABASE_LISTEN_URL')?.value).toBe(
    'postgres://••••••@postgres,two.example.com:5433/shop',
  );
  expect(settingOf(environment, 'SMTP_URL')?.value).toBe('smtp://••••••@mail.example.com:587');
});
