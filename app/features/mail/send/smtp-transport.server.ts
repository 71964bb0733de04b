/** The SMTP adapter of the mail port: one connection a mail. */
import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ComposedMail, MailTransport } from './mail-transport.ts';

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the start; else STARTTLS, which a server must offer where there is a password to protect. */
  isTls: boolean;
  credentials: { user: string; pass: string } | null;
};

export type SmtpTimeouts = {
  /** To connect, to be greeted. */
  connectMs: number;
  /** For each answer. A server may take its time after the final dot (RFC 5321, 4.5.3.2.6: ten minutes). */
  answerMs: number;
  /** For all of it: the sender's lease is longer. */
  totalMs: number;
};

export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connectMs: 10_000,
  answerMs: 120_000,
  totalMs: 240_000,
};

/** What nodemailer says of an error. */
type SmtpError = Error & {
  code?: string;
  command?: string;
  response?: string;
  permanent?: boolean;
};

/**
 * Whether the server, or the address itself, refuses this mail for good. What is refused before the
 * recipient (greeting, sign-in, sender) is about the shop and not about the mail: it is tried again.
 */
function isRefusal({ code, command, permanent, response }: SmtpError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  return permanent === true && response !== undefined && /^(RCPT TO|DATA)$/.test(command ?? '');
}

function connect(connection: SMTPConnection, { credentials }: SmtpSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.connect((error) => {
      if (error) return reject(error);
      if (credentials === null) return resolve();
      connection.login({ ...credentials, credentials }, (refused) =>
        refused ? reject(refused) : resolve(),
      );
    });
  });
}

function send(connection: SMTPConnection, { from, to }: ComposedMail, text: Readable) {
  return new Promise<string>((resolve, reject) => {
    connection.send({ from, to: [to] }, text, (error, info) =>
      error ? reject(error) : resolve(info.response),
    );
  });
}

/** The connection to the server of the settings; it is not open yet. */
async function createConnection(
  { host, port, isTls, credentials }: SmtpSettings,
  { connectMs, answerMs }: SmtpTimeouts,
): Promise<SMTPConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  return new Connection({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && credentials !== null,
    // A relay without users may have a certificate that nobody signed.
    opportunisticTLS: credentials === null,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
  });
}

/** Connects and signs in, and sends nothing. Throws what the server, or the way to it, says. */
export async function checkSmtp(
  settings: SmtpSettings,
  timeouts: SmtpTimeouts = SMTP_TIMEOUTS,
): Promise<void> {
  const connection = await createConnection(settings, timeouts);
  const broken = new Promise<never>((_resolve, reject) => connection.on('error', reject));
  try {
    await Promise.race([connect(connection, settings), broken]);
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
}

export function createSmtpTransport(
  settings: SmtpSettings,
  timeouts: SmtpTimeouts = SMTP_TIMEOUTS,
): MailTransport {
  return {
    kind: 'smtp',
    // What a server has taken is the recipient's.
    deleteOld: async () => {},
    async deliver(mail, onTransmit) {
      const connection = await createConnection(settings, timeouts);
      let isReached = false;
      let isTransmitting = false;
      let deadline: NodeJS.Timeout | undefined;

      /** Begins only when the server waits for the text: the last moment to leave it. */
      async function* text() {
        if (!(await onTransmit())) throw new Error('Another process has taken it over');
        isTransmitting = true;
        yield mail.text;
      }

      async function attempt(): Promise<string> {
        await connect(connection, settings);
        isReached = true;
        return send(connection, mail, Readable.from(text(), { objectMode: false }));
      }

      const broken = new Promise<never>((_resolve, reject) => {
        connection.on('error', reject);
        connection.once('end', () => reject(new Error('The connection has ended')));
        deadline = setTimeout(
          () => reject(new Error('The server took too long')),
          timeouts.totalMs,
        );
      });
      try {
        const reply = await Promise.race([attempt(), broken]);
        connection.quit();
        return { kind: 'sent', reply };
      } catch (thrown) {
        connection.close();
        const error = thrown as SmtpError;
        const reply = error.response ?? error.message;
        if (isRefusal(error)) return { kind: 'refused', reply };
        // Any answer to the text but success says that the server has not taken it.
        const isInDoubt = isTransmitting && error.response === undefined;
        return { kind: 'failed', reply, isReached, isInDoubt };
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}
