/** A real SMTP server that takes mails, or does what servers do on a bad day. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * What it does with a mail. A number is its answer to the recipient or, after `data `, to the whole text.
 * `hang`: it never answers the text. `drop`: it takes the text and drops the connection without an answer.
 */
export type MailServerMood = number | `data ${number}` | 'hang' | 'drop';

/** A mail that the server has, whatever it has answered. */
export type ReceivedMail = Omit<Email, 'to'> & { to: string[]; raw: string };

export type TestMailServer = {
  port: number;
  received: ReceivedMail[];
  /** How many connections there were. */
  connections(): number;
  /** What it does with the next mails, in order; others are taken. */
  next(...moods: MailServerMood[]): void;
  /** Takes every mail from now on. */
  calm(): void;
  /** Ends it with all its connections, as if it were killed. */
  kill(): Promise<void>;
  /** Listens on the same port again. */
  restart(): Promise<void>;
};

function refusal(code: number): Error {
  return Object.assign(new Error('The server will not'), { responseCode: code });
}

/** `moodOf` decides about each mail that `next` says nothing of; all are taken when absent. */
export async function testMailServer(
  moodOf: () => MailServerMood | null = () => null,
): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const moods: MailServerMood[] = [];
  /** What it does with the text of the mail that a session is at. */
  const moodsOfText = new Map<string, MailServerMood | null>();
  const sockets = new Set<Socket>();
  let connections = 0;
  let isCalm = false;
  let port = 0;
  let server: SMTPServer;

  async function open(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo(_address, session, done) {
        const mood = moods.shift() ?? (isCalm ? null : moodOf());
        if (typeof mood === 'number') return done(refusal(mood));
        moodsOfText.set(session.id, mood);
        done();
      },
      async onData(stream, session, done) {
        const raw = await buffer(stream).catch(() => null);
        // The client has gone in the middle.
        if (raw === null) return;
        const mood = moodsOfText.get(session.id);
        if (typeof mood === 'string' && mood.startsWith('data ')) {
          return done(refusal(Number(mood.slice('data '.length))));
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await PostalMime.parse(raw)), to, raw: raw.toString() });
        if (mood === 'hang') return;
        if (mood === 'drop') for (const socket of sockets) socket.destroy();
        else done();
      },
    });
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      connections += 1;
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  }

  await open();
  return {
    get port() {
      return port;
    },
    received,
    connections: () => connections,
    calm() {
      isCalm = true;
    },
    next: (...more) => void moods.push(...more),
    async kill() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restart: open,
  };
}
