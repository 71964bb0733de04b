/** What a page complains of: a test that does not expect it fails. */
import type { BrowserContext } from '@playwright/test';

export type Complaints = {
  /** Listens to all pages of a context. */
  watch(context: BrowserContext): void;
  /** This is part of the test, and must come. */
  expect(pattern: RegExp): void;
  /** This may come, or not. */
  allow(pattern: RegExp): void;
  /** What was not expected, and what was expected and did not come; empty is good. */
  verdict(): string[];
};

export function createComplaints(): Complaints {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  return {
    watch(context) {
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          heard.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack}`));
      context.on('response', (response) => {
        if (response.status() >= 500) heard.push(`${response.status()} from ${response.url()}`);
      });
    },
    expect(pattern) {
      expected.push(pattern);
    },
    allow(pattern) {
      allowed.push(pattern);
    },
    verdict: () => [
      ...heard.filter(
        (complaint) => ![...expected, ...allowed].some((pattern) => pattern.test(complaint)),
      ),
      ...expected
        .filter((pattern) => !heard.some((complaint) => pattern.test(complaint)))
        .map((pattern) => `expected and never heard: ${pattern}`),
    ],
  };
}
