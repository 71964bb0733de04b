import { expect, test } from 'vitest';
import { problemOfAddress } from './webhook-address.ts';

const OWN = ['10.0.0.7:8080', 'localhost:9000', 'warehouse.local'];

test.for([
  'https://warehouse.example/basket?of=1',
  'https://93.184.216.34:8443/',
  'http://10.0.0.7:8080/hook',
  'http://localhost:9000',
  'https://warehouse.local/',
])('%s can be one', (address) => {
  expect(problemOfAddress(address, OWN)).toBeNull();
});

test.for([
  ['warehouse.example', 'is no web address'],
  ['ftp://warehouse.example', 'is no web address'],
  ['https://warehouse.example/a\nb', 'is no web address'],
  ['https://warehouse.example/a b', 'is no web address'],
  ['https://me:secret@warehouse.example', 'has a password in it'],
  ['http://warehouse.example', 'is not encrypted'],
  ['http://10.0.0.7', 'is not encrypted'],
  ['https://10.0.0.7', 'leads to a private network'],
  ['https://localhost', 'leads to a private network'],
  ['https://0x7f.1/', 'leads to a private network'],
  ['https://[::ffff:127.0.0.1]/', 'leads to a private network'],
  ['https://169.254.169.254/latest/meta-data', 'leads to a private network'],
] as const)('%s %s', ([address, problem]) => {
  expect(problemOfAddress(address, OWN)).toContain(problem);
});
