/** One connection that runs LISTEN, and reconnects whenever it is lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { WritingClient } from './writing-client.ts';

export type Options = {
  url: string;
  channel: string;
  onPayload: (payload: string) => void;
  /** Called after a reconnect: notifications sent meanwhile are lost. */
  onGap: () => void;
  /** Called with the error of each failed reconnect. */
  onError: (error: unknown) => void;
};

/** The maximum time until a silently dead connection is noticed. */
const PROBE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** A connection that listens; `lost` resolves when it is closed. */
type Listener = { lost: Promise<void>; close(): Promise<void> };

async function openListener({ url, channel, onPayload }: Options): Promise<Listener> {
  const client = new WritingClient({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: 'basket listener',
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  // An unhandled 'error' event would end the process; 'end' follows it.
  client.on('error', () => lose());
  client.on('end', () => lose());
  const close = () => client.end().catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await close();
    throw error;
  }
  // A connection that does not answer counts as lost.
  const probing = setInterval(() => client.query('select 1').catch(lose), PROBE_MS);
  return {
    lost: lost.finally(() => clearInterval(probing)),
    close,
  };
}

/** Resolves once it listens; rejects if the first connection fails. */
export async function listenOn(options: Options): Promise<{ close(): Promise<void> }> {
  const ended = new AbortController();
  const { signal } = ended;
  let listener = await openListener(options);

  /** Null once it was stopped. */
  async function reopen(): Promise<Listener | null> {
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; ) {
      try {
        return await openListener(options);
      } catch (error) {
        options.onError(error);
        // Rejects when it is closed meanwhile.
        await pause(pauseMs, null, { signal }).catch(() => {});
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
    return null;
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listener.lost;
      await listener.close();
      const next = signal.aborted ? null : await reopen();
      if (!next) return;
      listener = next;
      if (!signal.aborted) options.onGap();
    }
    await listener.close();
  }

  const listening = keepListening();
  return {
    async close() {
      ended.abort();
      await listener.close();
      await listening;
    },
  };
}
