/** One connection that listens, made anew whenever it is lost. */
import pg from 'pg';

type Options = {
  url: string;
  channel: string;
  hear: (payload: string) => void;
  /** Called when listening again after a loss: what was sent meanwhile was not heard. */
  onGap: () => void;
  onError: (error: unknown) => void;
};

/** A connection that is silently dead is noticed after this long at the latest. */
const PROBE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

async function connect({ url, channel, hear }: Options, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: 'basket listener',
  });
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  client.on('error', onLost);
  client.on('end', onLost);
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return client;
}

/** Resolves once it listens; rejects if the first connection cannot be made. */
export async function listenOn(options: Options): Promise<{ close(): Promise<void> }> {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let lost = () => {};

  async function open(): Promise<pg.Client> {
    let isLost = false;
    const opened = await connect(options, () => {
      if (isLost) return;
      isLost = true;
      lost();
    });
    if (isLost) throw new Error('The listening connection was lost as soon as it was made');
    return opened;
  }

  let client = await open();

  function probe(): void {
    timer = setTimeout(async () => {
      try {
        await client.query('select 1');
        probe();
      } catch {
        // A connection that does not answer is as good as lost.
        lost();
      }
    }, PROBE_MS);
  }

  async function reopen(pauseMs: number): Promise<void> {
    if (isClosed) return;
    try {
      client = await open();
    } catch (error) {
      options.onError(error);
      timer = setTimeout(() => reopen(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs);
      return;
    }
    options.onGap();
    probe();
  }

  lost = () => {
    clearTimeout(timer);
    if (isClosed) return;
    client.end().catch(options.onError);
    timer = setTimeout(() => reopen(FIRST_PAUSE_MS), 0);
  };
  probe();

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}
