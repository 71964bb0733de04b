import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.for(['93.184.216.34', '1.1.1.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.for([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '192.0.0.192', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fec0::1', 'fd00:ec2::254', 'fc00::1', 'ff02::1', '::127.0.0.1'],
  ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
  ...['localhost', ''],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
