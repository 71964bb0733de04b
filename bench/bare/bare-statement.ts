/** The limit of a call that is one statement: the statement alone, from as many connections. */
import pg from 'pg';

export type BareStatement = {
  databaseUrl: string;
  name: string;
  text: string;
  /** The parameters of the nth call. */
  values: (call: number) => unknown[];
};

/** Returns statements per second over this many connections, each with one statement in flight. */
export async function measureStatement(
  { databaseUrl, name, text, values }: BareStatement,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const clients = Array.from(
    { length: connections },
    () => new pg.Client({ connectionString: databaseUrl }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  let calls = 0;
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < endMs) {
        calls += 1;
        await client.query({ name, text, values: values(calls) });
      }
    }),
  );
  const perSecond = (calls / (performance.now() - startMs)) * 1_000;
  await Promise.all(clients.map((client) => client.end()));
  return perSecond;
}
