/** A TCP proxy in front of a server: it counts connections, and can be shut. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** How many connections were attempted so far. */
  attempts(): number;
  /** Cuts all connections and refuses new ones. */
  shut(): void;
  open(): void;
  close(): void;
};

/** `refuses` cuts a connection when it returns true for the client's data. */
export async function openTcpProxy(
  target: { host: string; port: number },
  refuses: (sent: string) => boolean = () => false,
): Promise<TcpProxy> {
  let isOpen = true;
  let attempts = 0;
  const sockets = new Set<Socket>();

  function forward(socket: Socket): void {
    const upstream = connect(target.port, target.host);
    const end = () => {
      upstream.destroy();
      socket.destroy();
    };
    socket.on('data', (chunk: Buffer) => {
      if (refuses(chunk.toString('latin1'))) end();
    });
    upstream.on('error', end).on('close', end);
    socket.on('error', end).on('close', end);
    socket.pipe(upstream).pipe(socket);
  }

  const server = createServer((socket) => {
    attempts += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isOpen) forward(socket);
    else socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    attempts: () => attempts,
    shut() {
      isOpen = false;
      cut();
    },
    open() {
      isOpen = true;
    },
    close() {
      server.close();
      cut();
    },
  };
}
