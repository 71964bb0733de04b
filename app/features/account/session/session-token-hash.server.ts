/** The database has a hash of a session's token alone: neither a copy of it nor a log opens a session. */
import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';

/** As db/functions/read_session.sql computes it: a token has too much entropy to need a salt. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Query = { model: string; where?: Where[] | undefined };

/** The token that a query of sessions names, if it names one. */
function tokenOf({ model, where }: Query): string | null {
  const named = model === 'session' && where?.find(({ field }) => field === 'token');
  return named && typeof named.value === 'string' ? named.value : null;
}

function hashed<Of extends Query>(query: Of): Of {
  const token = tokenOf(query);
  if (token === null || !query.where) return query;
  const value = hashSessionToken(token);
  const where = query.where.map((one) => (one.field === 'token' ? { ...one, value } : one));
  return { ...query, where };
}

/** Better Auth continues with the token that it knows, as the cookie holds it. */
function withToken<Row>(row: Row, token: string | null): Row {
  return row && token !== null ? { ...row, token } : row;
}

function hashTokens(inner: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...inner,
    async create(query) {
      const { model, data } = query;
      const token = model === 'session' && 'token' in data ? String(data.token) : null;
      if (token === null) return inner.create(query);
      const stored = { ...data, token: hashSessionToken(token) };
      return withToken(await inner.create({ ...query, data: stored }), token);
    },
    async findOne(query) {
      return withToken(await inner.findOne(hashed(query)), tokenOf(query));
    },
    async update(query) {
      return withToken(await inner.update(hashed(query)), tokenOf(query));
    },
    async findMany<Row>(query: Parameters<DBTransactionAdapter['findMany']>[0]) {
      const rows = await inner.findMany<Row>(hashed(query));
      return rows.map((row) => withToken(row, tokenOf(query)));
    },
    count: (query) => inner.count(hashed(query)),
    delete: (query) => inner.delete(hashed(query)),
    deleteMany: (query) => inner.deleteMany(hashed(query)),
    updateMany: (query) => inner.updateMany(hashed(query)),
  };
}

/**
 * An adapter of Better Auth that stores and looks up sessions by the hash of their token. `start` stores one of
 * whoever signs in, and returns its id, or throws. In a transaction an account is registered: nobody else has
 * a password of it before that commits.
 */
export function withHashedTokens(
  open: (options: BetterAuthOptions) => DBAdapter,
  start: (data: object, tokenHash: string) => Promise<string>,
): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const adapter = open(options);
    const hashing = hashTokens(adapter);
    return {
      ...adapter,
      ...hashing,
      async create(query) {
        const { model, data } = query;
        const token = model === 'session' && 'token' in data ? String(data.token) : null;
        if (token === null) return hashing.create(query);
        const value = await start(data, hashSessionToken(token));
        // Of the type that Better Auth has asked for, which only the adapter knows.
        const row = await adapter.findOne<never>({ model, where: [{ field: 'id', value }] });
        if (row === null) throw new Error('Unable to find the session that has just begun');
        return withToken(row, token);
      },
      transaction: (work) => adapter.transaction((inner) => work(hashTokens(inner))),
    };
  };
}
