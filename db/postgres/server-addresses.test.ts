import { expect, test } from 'vitest';
import { hostsOf, serversOf } from './server-addresses.ts';

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
