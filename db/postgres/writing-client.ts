/** Connects to the one of several servers that takes writes: node-postgres knows one server of an address. */
import pg from 'pg';
import { serversOf } from './server-addresses.ts';

/** A server that has not answered by then takes no writes. Shorter than the pool's wait for a connection, of which it is a part. */
const ASKING_MS = 3_000;

/** None of the servers that answered takes writes; one of them may be about to. */
class NoneWrites extends AggregateError {
  override message = 'None of the servers takes writes';
}

class Standby extends Error {
  /** PostgreSQL's own, of a statement that would write. */
  readonly code = '25006';
}

/** The server if it takes writes. */
async function askWhetherItWrites(server: URL): Promise<URL> {
  const client = new pg.Client({
    connectionString: server.href,
    connectionTimeoutMillis: ASKING_MS,
    query_timeout: ASKING_MS,
    application_name: 'basket start',
  });
  // The pending statement rejects; an 'error' event without a listener would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ writes: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as writes`,
    );
    if (rows[0]?.writes) return server;
    throw new Standby(`${server.host} takes no writes`);
  } finally {
    client.end().catch(() => {});
  }
}

/** By their address: who asks at the same time gets the same answer. */
const asking = new Map<string, Promise<URL>>();

/** The first server to answer that it takes writes; one that is silent is not waited for. */
function findWriting(address: string, servers: readonly URL[]): Promise<URL> {
  const begun = asking.get(address);
  if (begun !== undefined) return begun;
  const found = Promise.any(servers.map(askWhetherItWrites))
    .catch((error: AggregateError) => {
      throw new NoneWrites(error.errors);
    })
    .finally(() => asking.delete(address));
  asking.set(address, found);
  return found;
}

/** What a pool passes: the error, or null and the connection. */
type Connected = (error: Error | null, client?: pg.Client) => void;

/** The open connections of each address with several servers. */
const opened = new Map<string, Set<WritingClient>>();

/**
 * A connection to the server of its address that takes writes. Once another server does so, the connections to the
 * former one end, and what they had begun fails: a machine that has vanished would never say so.
 */
export class WritingClient extends pg.Client {
  readonly #address: string;
  readonly #servers: readonly URL[];
  #server: URL | null = null;

  constructor(config: pg.ClientConfig = {}) {
    const { connectionString: address = '' } = config;
    const servers = serversOf(address) ?? [];
    super({ ...config, connectionString: servers[0]?.href ?? address });
    this.#address = address;
    this.#servers = servers;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const connecting = this.#servers.length > 1 ? this.#connectToWriting() : super.connect();
    if (!callback) return connecting;
    connecting.then((client) => callback(null, client), callback);
    return undefined;
  }

  async #connectToWriting(): Promise<pg.Client> {
    const server = await findWriting(this.#address, this.#servers);
    this.#server = server;
    const host = server.hostname.replace(/^\[|\]$/g, '');
    Object.assign(this, { host, port: Number(server.port || 5_432) });
    await super.connect();
    this.#endOthers();
    return this;
  }

  #endOthers(): void {
    const clients = opened.get(this.#address) ?? new Set();
    opened.set(this.#address, clients.add(this));
    this.once('end', () => clients.delete(this));
    for (const client of clients) {
      if (client.#server?.host !== this.#server?.host) client.end().catch(() => {});
    }
  }
}
