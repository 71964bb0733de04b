/**
 * Several servers at one address, as PostgreSQL's own library takes them: `postgres://user@a:5432,b:5432/shop`.
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */

/** Those of its values with which a server must take writes, or may; the others are for programs that only read. */
const WRITING = ['any', 'read-write', 'primary'];

/** What stands before the servers, the servers, and what stands behind them. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/;

function isUsable(url: URL): boolean {
  return WRITING.includes(url.searchParams.get('target_session_attrs') ?? 'any');
}

/** The address of each server; null where the text is no address of servers that take writes. */
export function serversOf(address: string): readonly URL[] | null {
  const [, before = '', servers = '', behind = ''] = ADDRESS.exec(address) ?? [];
  const urls = servers.split(',').map((server) => URL.parse(`${before}${server}${behind}`));
  const usable = urls.filter((url): url is URL => url !== null && isUsable(url));
  if (usable.length < urls.length) return null;
  // An address without a server is that of a socket, or of PGHOST: there is no second one.
  return usable.length === 1 || usable.every(({ host }) => host !== '') ? usable : null;
}

/** The same servers, at another database. */
export function withDatabase(address: string, name: string): string {
  return address.replace(ADDRESS, (_all, before: string, servers: string, behind: string) => {
    return `${before}${servers}/${name}${behind.replace(/^\/[^?#]*/, '')}`;
  });
}

/** All servers of an address, as it names them. */
export function hostsOf(servers: readonly URL[]): string {
  return servers.map(({ host }) => host).join(',');
}

/**
 * An address as PostgreSQL's own programs take it, without its password, which all users of the machine could read among
 * their arguments. Of several servers it is the one that takes writes.
 */
export function addressForPrograms(address: string): { address: string; password: string } {
  const servers = serversOf(address) ?? [];
  const [first] = servers;
  if (!first) throw new Error('Unable to read the address of the database');
  const { protocol, username, pathname } = first;
  const parameters = new URLSearchParams(first.search);
  const password = parameters.get('password') ?? decodeURIComponent(first.password);
  parameters.delete('password');
  // Those programs would take it before the path, which is the database of the shop, or of a trial.
  parameters.delete('dbname');
  if (servers.length > 1) parameters.set('target_session_attrs', 'read-write');
  const [user, search] = [username && `${username}@`, parameters.toString()];
  return {
    address: `${protocol}//${user}${hostsOf(servers)}${pathname}${search && `?${search}`}`,
    password,
  };
}
