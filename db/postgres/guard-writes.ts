/**
 * No build that is older than a PostgreSQL allows writes on in it (docs/decisions/042): the statements of a shop
 * carry its build's number, and a trigger of every table reads it.
 */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { WritingClient } from './writing-client.ts';

/** Also what the function `require_build` looks for. */
const mark = (build: number) => `/*build ${build}*/ `;

/**
 * The class of a pool's connections. The mark is in the text of each statement, because nothing else of a
 * connection reaches the database through a pooler in transaction mode. Such a pooler also gives each transaction
 * another session: a named prepared statement of one does not exist in the next, so with `isPooled` the names
 * are dropped.
 */
export function clientOfBuild(
  build: number,
  { isPooled, ended }: { isPooled: boolean; ended: (seconds: number) => void },
) {
  return class BuildClient extends WritingClient {
    // Drizzle passes config objects alone, a pool a callback behind them: no other signature of node-postgres is used.
    override query(...[config, ...rest]: unknown[]): never {
      const beginMs = performance.now();
      const end = () => ended((performance.now() - beginMs) / 1_000);
      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        rest[rest.length - 1] = (...outcome: unknown[]) => {
          end();
          callback(...outcome);
        };
      }
      const isStatement = typeof config === 'object' && config !== null && 'text' in config;
      const marked = isStatement
        ? {
            ...config,
            text: `${mark(build)}${config.text}`,
            ...(isPooled && { name: undefined }),
          }
        : config;
      const answer = Reflect.apply(super.query, this, [marked, ...rest]);
      if (typeof callback !== 'function') Promise.resolve(answer).then(end, end);
      return answer as never;
    }
  };
}

/**
 * Gives the tables their triggers that have none yet; none where Citus is, which spreads no table that has one.
 * The caller holds the migration lock.
 */
export async function guardWrites(queries: Queries): Promise<void> {
  await queries.execute(
    sql.raw(`do $$
      declare
        unguarded regclass;
      begin
        for unguarded in
          select pg_class.oid from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where nspname in (current_schema(), 'card_simulator')
            and relkind = 'r' and relpersistence = 'p' and relowner = current_user::regrole
            and not exists (select from pg_extension where extname = 'citus')
            and not exists (
              select from pg_trigger where tgrelid = pg_class.oid and tgname = 'require_build')
        loop
          execute format('create trigger require_build before insert or update or delete on %s
            for each statement execute function require_build()', unguarded);
        end loop;
      end $$`),
  );
}
