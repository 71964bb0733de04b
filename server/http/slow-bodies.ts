/** Cuts requests whose body does not come. */
import type { IncomingMessage } from 'node:http';

export const BODY_GRACE_MS = 10_000;
const LEAST_BYTES_PER_SECOND = 32_000;

/** How long so many bytes may take: 10 seconds those of a form, 41 those of 1 MB, hours those of an upload. */
export function bodyMs(bytes: number, graceMs = BODY_GRACE_MS): number {
  return graceMs + (bytes / LEAST_BYTES_PER_SECOND) * 1_000;
}

export type SlowBodies = {
  watch(request: IncomingMessage): void;
  /** Calls `onSlow` with each request whose client has sent less than it should have. */
  check(): void;
};

export function createSlowBodies(
  onSlow: (request: IncomingMessage) => void,
  graceMs: number,
): SlowBodies {
  const now = () => performance.now();
  const bodies = new Map<IncomingMessage, { startMs: number; startBytes: number }>();
  return {
    watch(request) {
      const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
      if (length === '0' && encoding === undefined) return;
      bodies.set(request, { startMs: now(), startBytes: request.socket.bytesRead });
    },
    check() {
      for (const [request, body] of bodies) {
        const { socket, complete, readableLength, readableHighWaterMark } = request;
        if (complete || socket.destroyed) {
          bodies.delete(request);
        } else if (readableLength >= readableHighWaterMark) {
          // The shop is slow to read, and not the client to send.
          Object.assign(body, { startMs: now(), startBytes: socket.bytesRead });
        } else if (now() - body.startMs > bodyMs(socket.bytesRead - body.startBytes, graceMs)) {
          bodies.delete(request);
          onSlow(request);
        }
      }
    },
  };
}
