/**
 * Fails a test that warns or complains on the console without expecting it. A test that does expect
 * it says so: `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
 */
import { format } from 'node:util';
import { afterEach } from 'vitest';

const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    complaints.push(`console.${method}: ${format(...values)}`);
  };
}

afterEach(() => {
  const unexpected = complaints.splice(0);
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});
