import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProxyRange, trustProxies } from './client-address.ts';

describe("the client's address", () => {
  test.each([
    ['where nobody is trusted, whatever is claimed', [], '10.0.0.1', '1.2.3.4', '10.0.0.1'],
    ['from one who is not trusted', ['loopback'], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['from a trusted proxy', ['loopback'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['that the client forged', ['loopback'], '127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['behind two proxies', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['behind one of two addresses', ['10.0.0.1'], '10.0.0.2', '1.2.3.4', '10.0.0.2'],
    ['of a proxy that adds nothing', ['loopback'], '127.0.0.1', '', '127.0.0.1'],
    ['where all are proxies', ['uniquelocal'], '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['that is no address', ['loopback'], '127.0.0.1', '1.2.3.4, unknown', '127.0.0.1'],
    ['with a port', ['loopback'], '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['in brackets', ['loopback'], '::1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['as IPv6', ['loopback'], '::1', '2001:db8::7', '2001:db8::7'],
    ['of a socket for both families', ['loopback'], '::ffff:127.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['that came to such a socket itself', [], '::ffff:1.2.3.4', '', '1.2.3.4'],
  ])('%s', (_case, proxies, remote, header, expected) => {
    expect(trustProxies(proxies).clientAddress(remote, header)).toBe(expected);
  });

  test('is never what stands left of what a trusted proxy has written', () => {
    const proxies = trustProxies(['loopback']);
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (claimed, client) => {
        fc.pre(!client.startsWith('127.'));
        expect(proxies.clientAddress('127.0.0.1', `${claimed}, ${client}`)).toBe(client);
      }),
    );
  });
});

test.each(['loopback', 'linklocal', 'uniquelocal', '192.0.2.7', '10.0.0.0/8', '2001:db8::/32'])(
  '"%s" names proxies',
  (text) => {
    expect(isProxyRange(text)).toBe(true);
  },
);

test.each([
  '',
  'everybody',
  '10.0.0.0/33',
  '::/129',
  '10.0.0',
  '10.0.0.1/',
  'localhost',
  '10.0.0.1/-1',
])('"%s" names no proxy', (text) => {
  expect(isProxyRange(text)).toBe(false);
});
