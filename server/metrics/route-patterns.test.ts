import { expect, test } from 'vitest';
import { createRoutePatterns } from './route-patterns.ts';

const patternOf = createRoutePatterns([
  '/',
  '/*',
  '/products/:variant',
  '/products/new',
  '/products/:variant/pictures',
  '/api/products',
  '/api/*',
  '/pictures/:name{[0-9a-f]{32}-\\d+\\.(?:avif|webp)}',
  '/assets/*',
]);

test.for([
  ['/', '/'],
  ['/?page=2', '/'],
  ['/_root.data', '/'],
  ['/products/lamp', '/products/:variant'],
  ['/products/lamp.data?_routes=x', '/products/:variant'],
  ['/products/new', '/products/new'],
  ['/products/new/pictures', '/products/:variant/pictures'],
  ['/api/products', '/api/products'],
  ['/api/nothing/there', '/api/*'],
  ['/assets/root-3f.js', '/assets/*'],
  ['/pictures/0123-72.webp', '/pictures/:name'],
  ['/wp-login.php', '/*'],
  ['/products', '/*'],
])('%s is of %s', ([url, pattern]) => {
  expect(patternOf(url ?? '')).toBe(pattern);
});

test('what no route is for is one name, whatever it is', () => {
  const few = createRoutePatterns(['/orders']);
  expect(['/', '*', '//', '/a/b/c', '/orders/1', ''].map(few)).toEqual(Array(6).fill('none'));
});
