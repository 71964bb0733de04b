/** Readers of live streams: bare sockets, so that this process is not the bottleneck. */
import { connect, type Socket } from 'node:net';
import type { Shopper } from './shoppers.ts';

/** Called for each basket that arrives. */
type OnBasket = (shopper: Shopper, version: number, atMs: number) => void;

export type Readers = {
  /** Opens this many more streams, spread over the shoppers; resolves when each has its snapshot. */
  open(count: number): Promise<void>;
  /** How many are open. */
  count(): number;
  closeAll(): void;
};

const OPENING_AT_ONCE = 200;

/** The shop holds a thousand streams from one address, of which there have to be enough. */
const SOURCE_ADDRESSES = 32;

export function createReaders(port: number, shoppers: Shopper[], onBasket: OnBasket): Readers {
  const sockets = new Set<Socket>();
  let opened = 0;

  function openOne(shopper: Shopper, number: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const localAddress = `127.0.0.${2 + (number % SOURCE_ADDRESSES)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    let text = '';
    socket.setEncoding('latin1');
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${shopper.cookie}\r\nAccept: text/event-stream\r\n\r\n`,
    );
    socket.on('data', (chunk: string) => {
      text += chunk;
      for (const [, version] of text.matchAll(
        /^event: basket\ndata: \{"shopper":"[^"]*","version":(\d+),/gm,
      )) {
        onBasket(shopper, Number(version), performance.now());
        resolve();
      }
      if (text.endsWith('\n\n\r\n')) text = '';
    });
    socket.on('error', reject);
    socket.on('close', () => {
      sockets.delete(socket);
      reject(new Error(`A stream ended: ${text.slice(0, 200)}`));
    });
    sockets.add(socket);
    return promise;
  }

  return {
    async open(count) {
      const numbers = Array.from({ length: count }, (_, index) => opened + index).values();
      opened += count;
      await Promise.all(
        Array.from({ length: OPENING_AT_ONCE }, async () => {
          for (const number of numbers) {
            const shopper = shoppers[number % shoppers.length];
            if (shopper) await openOne(shopper, number);
          }
        }),
      );
    },
    count: () => sockets.size,
    closeAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
