/** A test mail by command: it arrives, or a sentence says what to mend. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeSmtpProblem } from '#app/features/mail/send/smtp-problem.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { openTestMail } from '#server/providers/open-mail.ts';
import { testMailServer } from '#tests/network/test-mail-server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';

const shop = await testServices();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-test-mail-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

/** As `npm run shop -- mail test` of a shop in this environment. */
function testMailIn(env: Record<string, string>, to = 'me@example.com') {
  const settings = settingsOf({ DATA_DIR: folder, ...env });
  const testMail = openTestMail(settings, shop.settings.current, () => 'https://shop.example.com');
  return testShell({ ...shop, testMail })('mail', 'test', to);
}

const by = (url: string) => testMailIn({ SMTP_URL: url, MAIL_FROM: 'shop@example.com' });

/** A server with a certificate that nobody signed, and a user. */
async function serverThat(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ logger: false, ...options });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

test('a mail server that works has the mail, and the record says by which it went', async () => {
  const server = await testMailServer();
  onTestFinished(server.kill);
  expect(await by(`smtp://127.0.0.1:${server.port}`)).toMatchObject({
    code: 0,
    out: `127.0.0.1:${server.port} has taken the test mail to me@example.com. Look whether it arrives, and not among spam.\n`,
  });
  const [received] = server.received;
  expect([received?.to, received?.from?.address]).toEqual([['me@example.com'], 'shop@example.com']);
  expect(received?.subject).toBe('Test mail of Basket');
  expect(received?.text).toContain('There is nothing to do.');
  const [act] = await shop.queries.select().from(auditLog).orderBy(desc(auditLog.no)).limit(1);
  expect(act).toMatchObject({ act: 'mail.test', subject: `127.0.0.1:${server.port}` });
});

test('without a mail server it is a file, which is said', async () => {
  const { code, out } = await testMailIn({});
  const outbox = join(folder, 'mail');
  expect([code, out]).toEqual([
    0,
    `SMTP_URL is not set, so that mails reach nobody: the test mail to me@example.com is a file in ${outbox}.\n`,
  ]);
  const [name = ''] = readdirSync(outbox);
  expect(readFileSync(join(outbox, name), 'utf8')).toContain('Subject: Test mail of Basket');
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
});

test('a host, a port, a certificate and TLS that are not right are told apart', async () => {
  const plain = await serverThat({ disabledCommands: ['STARTTLS'], authOptional: true });
  const selfSigned = await serverThat({});
  const gone = await testMailServer();
  await gone.kill();
  const answers = [
    await by('smtp://mail.invalid'),
    await by(`smtp://127.0.0.1:${gone.port}`),
    await by(`smtp://me:secret@127.0.0.1:${selfSigned}`),
    await by(`smtps://127.0.0.1:${plain}`),
  ];
  expect(answers.map(({ code }) => code)).toEqual([4, 4, 4, 4]);
  expect(answers.map(({ err }) => err)).toEqual([
    expect.stringMatching(/^There is no such host: mail\.invalid:587\. Correct SMTP_URL/),
    expect.stringMatching(
      /^Nothing answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\): correct host and/,
    ),
    expect.stringMatching(
      /^The certificate of 127\.0\.0\.1:\d+ is not trusted \(\w+\): name the host/,
    ),
    expect.stringMatching(/^127\.0\.0\.1:\d+ does not speak TLS as SMTP_URL says/),
  ]);
});

test('a login that is refused is told as one', async () => {
  const port = await serverThat({
    ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
    onAuth: (_auth, _session, refuse) => refuse(new Error('No such user')),
  });
  // The shop gives no password without TLS, for which the server would need a certificate that all trust.
  const connection = new SMTPConnection({ host: '127.0.0.1', port, ignoreTLS: true });
  const credentials = { user: 'me', pass: 'wrong' };
  const error = await new Promise((resolve) =>
    connection.connect(() => connection.login({ ...credentials, credentials }, resolve)),
  );
  connection.close();
  expect(describeSmtpProblem({ host: 'mail.example.com', port: 587 }, error)).toBe(
    'mail.example.com:587 refuses the user or the password of SMTP_URL: 535 No such user',
  );
});

test('a server that refuses the mail is quoted', async () => {
  const server = await testMailServer();
  onTestFinished(server.kill);
  server.next(550);
  expect(await by(`smtp://127.0.0.1:${server.port}`)).toMatchObject({
    code: 4,
    err: expect.stringMatching(/^127\.0\.0\.1:\d+ does not take the mail: 550 The server will not/),
  });
});

test('what is no address is refused before anything is sent', async () => {
  rmSync(join(folder, 'mail'), { recursive: true, force: true });
  expect(await testMailIn({}, 'me')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/is not an e-mail address/),
  });
  expect(existsSync(join(folder, 'mail'))).toBe(false);
});

test('of an hour twenty are sent, whoever asks for them', async () => {
  const codes: number[] = [];
  for (let sent = 0; sent <= 20; sent += 1) codes.push((await testMailIn({})).code);
  const { code, err } = await testMailIn({});
  expect([code, err]).toEqual([4, 'Enough test mails for this hour: try again in the next one.\n']);
  expect(codes.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
});
