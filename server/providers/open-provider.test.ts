import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ENABLED_EVENTS } from './open-provider.ts';

test('the simulator delivers the events that docs/payments.md has enabled at Stripe', async () => {
  const text = await readFile('docs/payments.md', 'utf8');
  const [, listed = ''] = /and the events\s+(.*?)\. Copy its signing secret/s.exec(text) ?? [];
  const types = Array.from(listed.matchAll(/`([\w.]+)`/g), ([, type]) => type);
  expect(types).toEqual([...ENABLED_EVENTS]);
});
