import { expect, test } from 'vitest';
import { isDocumentRequest } from './document-request.ts';

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): boolean {
  return isDocumentRequest(new Request(`http://localhost${path}`, { method, headers }));
}

test('a page that a browser opens, and a program that says nothing, ask for a document', () => {
  expect(ask('/Payment', { 'sec-fetch-dest': 'document' })).toBe(true);
  expect(ask('/Payment')).toBe(true);
});

test('scripts, prefetches, frames and looks at the headers do not', () => {
  expect(ask('/Payment.data')).toBe(false);
  expect(ask('/Payment', { 'sec-fetch-dest': 'empty' })).toBe(false);
  expect(ask('/Payment', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' })).toBe(false);
  expect(ask('/Payment', {}, 'HEAD')).toBe(false);
});
