/** Watches the consoles of pages: an error that a test does not expect fails it. */
import type { BrowserContext } from '@playwright/test';

export type Complaints = {
  /** Watches all pages of a context. */
  watch(context: BrowserContext): void;
  /** An error that is part of the test, and must occur. */
  expect(pattern: RegExp): void;
  /** An error that may occur, or not. */
  allow(pattern: RegExp): void;
  /** Unexpected errors, and expected ones that did not occur; empty is good. */
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
