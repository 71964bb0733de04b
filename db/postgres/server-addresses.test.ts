import { expect, test } from 'vitest';
import { addressForPrograms, hostsOf, serversOf, withDatabase } from './server-addresses.ts';

test.for([
  ['postgres://anna:se%2Ccret@db:5432/shop', ['postgres://anna:se%2Ccret@db:5432/shop']],
  [
    'postgresql://anna:p@ss,word@one:5432,two/shop?sslmode=require',
    [
      'postgresql://anna:p%40ss,word@one:5432/shop?sslmode=require',
      'postgresql://anna:p%40ss,word@two/shop?sslmode=require',
    ],
  ],
  [
    'postgres://[::1]:5433,10.0.0.7/shop',
    ['postgres://[::1]:5433/shop', 'postgres://10.0.0.7/shop'],
  ],
  [
    'postgres://one,two/shop?target_session_attrs=read-write',
    [
      'postgres://one/shop?target_session_attrs=read-write',
      'postgres://two/shop?target_session_attrs=read-write',
    ],
  ],
  ['postgres:///shop?host=/run/postgresql', ['postgres:///shop?host=/run/postgresql']],
] as const)('%s is %j', ([address, servers]) => {
  expect(serversOf(address)?.map(({ href }) => href)).toEqual(servers);
});

test.for([
  'mysql://one,two/shop',
  'one:5432,two:5432',
  'postgres://one,/shop',
  'postgres://one:5432,two:none/shop',
  'postgres://one,two/shop?target_session_attrs=standby',
  'postgres://anna:pass/word@one,two/shop',
])('%s is none of servers that take writes', (address) => {
  expect(serversOf(address)).toBeNull();
});

test('the servers of an address are named as it names them', () => {
  expect(hostsOf(serversOf('postgres://u:p@one:5432,two/shop') ?? [])).toBe('one:5432,two');
});

test.for([
  ['postgres://shop:p%40ss@db:5432/shop', 'postgres://shop@db:5432/shop', 'p@ss'],
  [
    'postgres://shop:pass@one:5432,two:5433/shop',
    'postgres://shop@one:5432,two:5433/shop?target_session_attrs=read-write',
    'pass',
  ],
  ['postgres://db/shop?user=shop&password=pass', 'postgres://db/shop?user=shop', 'pass'],
  ['postgres://db/trial?dbname=shop', 'postgres://db/trial', ''],
  ['postgres:///shop?host=%2Frun', 'postgres:///shop?host=%2Frun', ''],
] as const)('of %s programs are given %s', ([given, address, password]) => {
  expect(addressForPrograms(given)).toEqual({ address, password });
});

test('another database is on the same servers', () => {
  expect(withDatabase('postgres://a:b@one,two:1/shop?ssl=1', 'other')).toBe(
    'postgres://a:b@one,two:1/other?ssl=1',
  );
  expect(withDatabase('postgres://one', 'other')).toBe('postgres://one/other');
});
