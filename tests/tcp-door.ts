/** A TCP proxy in front of a server: it counts connections, and can be shut. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpDoor = {
  port: number;
  /** How many connections were attempted so far. */
  knocks(): number;
  /** Cuts all connections and refuses new ones. */
  shut(): void;
  open(): void;
  close(): void;
};

/** `refuses` cuts a connection when it returns true for the client's data. */
export async function openTcpDoor(
  target: { host: string; port: number },
  refuses: (sent: string) => boolean = () => false,
): Promise<TcpDoor> {
  let isOpen = true;
  let knocks = 0;
  const sockets = new Set<Socket>();

  function letIn(socket: Socket): void {
    const inside = connect(target.port, target.host);
    const end = () => {
      inside.destroy();
      socket.destroy();
    };
    socket.on('data', (chunk: Buffer) => {
      if (refuses(chunk.toString('latin1'))) end();
    });
    inside.on('error', end).on('close', end);
    socket.on('error', end).on('close', end);
    socket.pipe(inside).pipe(socket);
  }

  const server = createServer((socket) => {
    knocks += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isOpen) letIn(socket);
    else socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The door has no port');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    knocks: () => knocks,
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
