/**
 * A pooler in transaction mode in front of a PostgreSQL without passwords: all its clients share one
 * server connection, which each has for a transaction. Stands for PgBouncer.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TransactionPooler = { port: number; close(): void };

/** Splits a stream into messages: a type, and a length that counts itself. */
function messageReader(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const length = rest.readUInt32BE(1) + 1;
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

const READY = 'Z';
const IDLE = 'I';
const TERMINATE = 'X';

/** The one connection to the server; `send` queues what a client says until it may have it. */
function openServerConnection(target: { host: string; port: number }, startup: Buffer) {
  const server = connect(target.port, target.host);
  const greeting: Buffer[] = [];
  const greeted = Promise.withResolvers<Buffer>();
  const queue: { client: Socket; message: Buffer }[] = [];
  let owner: Socket | null = null;
  let isGreeted = false;

  function sendNext(): void {
    owner ??= queue[0]?.client ?? null;
    for (const one of queue.filter(({ client }) => client === owner)) {
      queue.splice(queue.indexOf(one), 1);
      server.write(one.message);
    }
  }

  server.write(startup);
  server.on('error', () => {});
  server.on(
    'data',
    messageReader((message) => {
      const isIdle =
        message.toString('latin1', 0, 1) === READY && message.at(-1) === IDLE.charCodeAt(0);
      if (!isGreeted) {
        greeting.push(message);
        isGreeted = isIdle;
        if (isIdle) greeted.resolve(Buffer.concat(greeting));
        return;
      }
      // Without an owner it is a notification, which nobody gets.
      owner?.write(message);
      if (!isIdle) return;
      owner = null;
      sendNext();
    }),
  );
  return {
    greeting: greeted.promise,
    send(client: Socket, message: Buffer) {
      queue.push({ client, message });
      sendNext();
    },
    close: () => server.destroy(),
  };
}

export async function openTransactionPooler(target: {
  host: string;
  port: number;
}): Promise<TransactionPooler> {
  let server: ReturnType<typeof openServerConnection> | null = null;
  const clients = new Set<Socket>();

  async function serve(client: Socket): Promise<void> {
    const [startup] = (await once(client, 'data')) as [Buffer];
    server ??= openServerConnection(target, startup);
    const { greeting, send } = server;
    client.on(
      'data',
      messageReader((message) => {
        if (message.toString('latin1', 0, 1) === TERMINATE) client.end();
        else send(client, message);
      }),
    );
    client.write(await greeting);
  }

  const listener = createServer((client) => {
    clients.add(client);
    client.on('error', () => {});
    serve(client).catch(() => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The pooler has no port');
  return {
    port: address.port,
    close() {
      listener.close();
      server?.close();
      for (const client of clients) client.destroy();
    },
  };
}
