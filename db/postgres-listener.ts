/** One connection that listens, made anew whenever it is lost. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type Options = {
  url: string;
  channel: string;
  onPayload: (payload: string) => void;
  /** Called when listening again after a loss: what was sent meanwhile was not heard. */
  onGap: () => void;
  /** Hears of each try to listen again that failed. */
  onError: (error: unknown) => void;
};

/** A connection that is silently dead is noticed after this long at the latest. */
const PROBE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** A connection that listens; `lost` resolves when it does no longer. */
type Listener = { lost: Promise<void>; close(): Promise<void> };

async function openListener({ url, channel, onPayload }: Options): Promise<Listener> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: 'basket listener',
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  // An error that nobody hears would end the process; the end comes after it.
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
  // A connection that does not answer is as good as lost.
  const probing = setInterval(() => client.query('select 1').catch(lose), PROBE_MS);
  return {
    lost: lost.finally(() => clearInterval(probing)),
    close,
  };
}

/** Resolves once it listens; rejects if the first connection cannot be made. */
export async function listenOn(options: Options): Promise<{ close(): Promise<void> }> {
  const ended = new AbortController();
  const { signal } = ended;
  let listener = await openListener(options);

  /** Null when it is not wanted any more. */
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
