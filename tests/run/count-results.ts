/**
 * The part of each check in the last line of `npm test`. Whatever did not run to its end and pass at its
 * first attempt counts as failed, with a reason: a skipped test, a runner that crashed or found no tests, a
 * missing report.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** `problems` gives the reason of each failure. */
export type Count = { passed: number; failed: number; problems: string[] };

/** Enough for the difference of an assertion. */
const MESSAGE_LENGTH = 2_000;

/** Enough for what one reads of a page. */
const PAGE_LENGTH = 6_000;

/** How a process ended; the code is null when a signal ended it. */
export type Exit = { code: number | null };

/** A check that passes or fails as a whole, such as the types. */
export function countCheck(name: string, { code }: Exit): Count {
  return code === 0 ? passed() : failed(`${name}: ${ending(code)}`);
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

/** The tests of Vitest's JSON report; undefined without one. */
export function countVitest(report: unknown, exit: Exit): Count {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return failed(`Vitest wrote no report: ${ending(exit.code)}`);
  const files = parsed.data.testResults.map(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map((test) =>
      test.status === 'passed'
        ? passed()
        : failed(`${test.status}: ${test.fullName} (${name})`, test.failureMessages),
    );
    const brokeOutsideItsTests = status === 'failed' && tests.every(({ failed }) => failed === 0);
    return sum([...tests, ...(brokeOutsideItsTests ? [failed(`${name}: ${message}`)] : [])]);
  });
  return withRunner('Vitest', sum(files), exit);
}

type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z
            .array(
              z.object({
                errors: z.array(z.object({ message: z.string().optional() })),
                attachments: z
                  .array(z.object({ name: z.string(), path: z.string().optional() }))
                  .optional(),
              }),
            )
            .optional(),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** The tests of Playwright's JSON report; undefined without one. */
export function countPlaywright(report: unknown, exit: Exit): Count {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return failed(`Playwright wrote no report: ${ending(exit.code)}`);
  const errors = parsed.data.errors.map(({ message }) => failed(`Playwright: ${message}`));
  return withRunner('Playwright', sum([...parsed.data.suites.map(countSuite), ...errors]), exit);
}

function countSuite({ specs, suites = [] }: PlaywrightSuite): Count {
  const tests = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results = [] }) => {
      const errors = results.flatMap((result) => result.errors);
      const attachments = results.flatMap((result) => result.attachments ?? []);
      return status === 'expected'
        ? passed()
        : failed(
            `${status}: ${title} (${file})`,
            errors.map(({ message = '' }) => message),
            attachments.flatMap(({ name, path }) =>
              name === 'error-context' && path ? readPage(path) : [],
            ),
          );
    }),
  );
  return sum([...tests, ...suites.map(countSuite)]);
}

/** What the page showed when a test failed, of the file that Playwright writes about it; none if no page was open. */
function readPage(path: string): string[] {
  const [, page] = /^```yaml$(.*?)^```$/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return page === undefined ? [] : [`The page:\n${page.trim().slice(0, PAGE_LENGTH)}`];
}

function withRunner(name: string, count: Count, { code }: Exit): Count {
  if (count.failed > 0) return count;
  if (count.passed === 0) return failed(`${name} ran no tests: ${ending(code)}`);
  if (code !== 0) return sum([count, failed(`${name} failed beside its tests: ${ending(code)}`)]);
  return count;
}

export function sum(counts: Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    problems: counts.flatMap(({ problems }) => problems),
  };
}

/** The last line. */
export function summary({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}

function passed(): Count {
  return { passed: 1, failed: 0, problems: [] };
}

/** With what the runner said about it below: the end of a long run is all that is read of it. */
function failed(problem: string, messages: readonly string[] = [], pages: string[] = []): Count {
  const said = messages.map((message) => message.slice(0, MESSAGE_LENGTH));
  return { passed: 0, failed: 1, problems: [[problem, ...said, ...pages].join('\n')] };
}

function ending(code: number | null): string {
  return code === null ? 'it was killed' : `it ended with exit code ${code}`;
}
