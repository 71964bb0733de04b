import { expect, test } from 'vitest';
import { type Environment, readSettings } from './settings.ts';

function mailFrom(environment: Environment) {
  const read = readSettings(environment);
  return read.ok ? read.settings.mail : read.message;
}

const MAIL_FROM = 'shop@example.com';

test('a mail server is named by its URL, with the ports that are usual', () => {
  const smtpOf = (SMTP_URL: string) => {
    const mail = mailFrom({ SMTP_URL, MAIL_FROM });
    return typeof mail === 'string' ? mail : mail.smtp;
  };
  expect(smtpOf('smtp://ann%40example.com:p%2Fw@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    isTls: false,
    credentials: { user: 'ann@example.com', pass: 'p/w' },
  });
  expect(smtpOf('smtps://[::1]')).toEqual({
    host: '::1',
    port: 465,
    isTls: true,
    credentials: null,
  });
  expect(smtpOf('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, credentials: null });
});

test('mails come from whom MAIL_FROM names; without a name there, from the shop', () => {
  const address = 'shop@example.com';
  expect(mailFrom({ MAIL_FROM: `My shop <${address}>` })).toMatchObject({
    from: { name: 'My shop', address },
  });
  expect(mailFrom({ MAIL_FROM })).toEqual({ smtp: null, from: { name: '', address } });
});

test.each([
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM }, /^SMTP_URL is not the address/],
  [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM }, /^SMTP_URL is not the address/],
  [{ SMTP_URL: 'smtp://user:p%zz@mail.example.com', MAIL_FROM }, /^SMTP_URL is not the address/],
  [{ SMTP_URL: 'smtp://mail.example.com' }, /^MAIL_FROM is missing/],
  [{ MAIL_FROM: 'My shop' }, /^MAIL_FROM is not a sender/],
  [{ MAIL_FROM: 'My "shop" <shop@example.com>' }, /^MAIL_FROM is not a sender/],
  [{ STAFF_MAIL: 'staff' }, /^STAFF_MAIL is not an e-mail address/],
])('%j is refused in one line', (environment, message) => {
  expect(mailFrom(environment)).toMatch(message);
});
