/**
 * Fails a test that writes an unexpected warning or error to the console. A test that expects
 * one mocks the method: `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
 */
import { format } from 'node:util';
import { afterEach } from 'vitest';

const printed: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    printed.push(`console.${method}: ${format(...values)}`);
  };
}

afterEach(() => {
  const unexpected = printed.splice(0);
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});
