/** Watches the consoles of pages: an error that a test does not expect fails it. */
import type { BrowserContext } from '@playwright/test';

export type ConsoleErrors = {
  /** Watches all pages of a context. */
  watch(context: BrowserContext): void;
  /** An error that is part of the test, and must occur. */
  expect(pattern: RegExp): void;
  /** An error that may occur, or not. */
  allow(pattern: RegExp): void;
  /** Unexpected errors, and expected ones that did not occur; empty is good. */
  verdict(): string[];
};

/**
 * A page registers its service worker three seconds after it has loaded. In a test that ends the shop or
 * its network the browser reports this; a script that is missing or refused is reported in other words.
 */
const UNREACHED_SERVICE_WORKER = /An unknown error occurred when fetching the script/;

/** A browser that is short of time leaves out the motion between two pages, and reports it. */
const MOTION_LEFT_OUT =
  /^uncaught: (Abort|Timeout|InvalidState)Error: Transition was (skipped|aborted)/;

export function watchConsoleErrors(): ConsoleErrors {
  const reported: string[] = [];
  const expected: RegExp[] = [];
  const allowed = [UNREACHED_SERVICE_WORKER, MOTION_LEFT_OUT];
  return {
    watch(context) {
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          reported.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (webError) => {
        const { name, message, stack } = webError.error();
        // What the browser itself throws has no stack.
        reported.push(`uncaught: ${stack || `${name}: ${message}`}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 500) reported.push(`${response.status()} from ${response.url()}`);
      });
    },
    expect(pattern) {
      expected.push(pattern);
    },
    allow(pattern) {
      allowed.push(pattern);
    },
    verdict: () => [
      ...reported.filter(
        (error) => ![...expected, ...allowed].some((pattern) => pattern.test(error)),
      ),
      ...expected
        .filter((pattern) => !reported.some((error) => pattern.test(error)))
        .map((pattern) => `expected and never reported: ${pattern}`),
    ],
  };
}
