import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  countCheck,
  countPlaywright,
  countVitest,
  sum,
  summary,
} from '#tests/run/count-results.ts';

const done = { code: 0 };
const broken = { code: 1 };
const killed = { code: null };

function vitestFile(status: string, ...statuses: string[]) {
  const assertionResults = statuses.map((each) => ({ status: each, fullName: `is ${each}` }));
  return { name: 'money.test.ts', status, message: 'cannot be read', assertionResults };
}

function playwrightSuite(...statuses: string[]) {
  const specs = statuses.map((status) => ({
    title: `is ${status}`,
    file: 'basket.test.ts',
    tests: [{ status }],
  }));
  return { specs };
}

test('a check counts as one', () => {
  expect(countCheck('types', done)).toEqual({ passed: 1, failed: 0, problems: [] });
  expect(countCheck('types', broken)).toEqual({
    passed: 0,
    failed: 1,
    problems: ['types: it ended with exit code 1'],
  });
  expect(countCheck('types', killed).problems).toEqual(['types: it was killed']);
});

test("every test of Vitest's counts", () => {
  const report = {
    testResults: [vitestFile('passed', 'passed', 'passed'), vitestFile('passed', 'passed')],
  };
  expect(countVitest(report, done)).toEqual({ passed: 3, failed: 0, problems: [] });
});

test.each(['failed', 'skipped', 'pending', 'todo', 'disabled'])(
  'a test of Vitest that is %s counts as failed',
  (status) => {
    expect(countVitest({ testResults: [vitestFile('passed', 'passed', status)] }, done)).toEqual({
      passed: 1,
      failed: 1,
      problems: [`${status}: is ${status} (money.test.ts)`],
    });
  },
);

test('a test that fails is listed with what its runner said, cut to what can be read', () => {
  const assertion = { status: 'failed', fullName: 'adds up', failureMessages: ['2 is not 3'] };
  const unit = { testResults: [{ ...vitestFile('failed'), assertionResults: [assertion] }] };
  expect(countVitest(unit, broken).problems).toEqual([
    'failed: adds up (money.test.ts)\n2 is not 3',
  ]);
  const results = [{ errors: [{ message: `no heading${' '.repeat(3_000)}` }] }];
  const spec = { title: 'opens', file: 'a.test.ts', tests: [{ status: 'unexpected', results }] };
  const [problem = ''] = countPlaywright(
    { suites: [{ specs: [spec] }], errors: [] },
    broken,
  ).problems;
  expect(problem).toMatch(/^unexpected: opens \(a\.test\.ts\)\nno heading/);
  expect(problem.length).toBeLessThan(2_100);
});

test('with a test of a browser that fails comes what its page showed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'basket-results-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  await writeFile(path, '# Page snapshot\n\n```yaml\n- main: Sold out\n```\n\n# Test source\n');
  const attachments = [
    { name: 'screenshot', path: 'a.png' },
    { name: 'error-context', path },
  ];
  const results = [{ errors: [{ message: 'no heading' }], attachments }];
  const spec = { title: 'opens', file: 'a.test.ts', tests: [{ status: 'unexpected', results }] };
  expect(countPlaywright({ suites: [{ specs: [spec] }], errors: [] }, broken).problems).toEqual([
    'unexpected: opens (a.test.ts)\nno heading\nThe page:\n- main: Sold out',
  ]);
});

test('a test file that breaks outside its tests counts as one failure', () => {
  expect(countVitest({ testResults: [vitestFile('failed')] }, broken)).toEqual({
    passed: 0,
    failed: 1,
    problems: ['money.test.ts: cannot be read'],
  });
  expect(countVitest({ testResults: [vitestFile('failed', 'passed')] }, broken)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test('an error beside tests that all passed counts as one failure', () => {
  expect(countVitest({ testResults: [vitestFile('passed', 'passed')] }, broken)).toEqual({
    passed: 1,
    failed: 1,
    problems: ['Vitest failed beside its tests: it ended with exit code 1'],
  });
});

test("every test of Playwright's counts, however deep its suite", () => {
  const report = {
    suites: [{ ...playwrightSuite('expected'), suites: [playwrightSuite('expected', 'expected')] }],
    errors: [],
  };
  expect(countPlaywright(report, done)).toEqual({ passed: 3, failed: 0, problems: [] });
});

test.each(['unexpected', 'skipped', 'flaky'])(
  'a test of Playwright that is %s counts as failed',
  (status) => {
    const report = { suites: [playwrightSuite('expected', status)], errors: [] };
    expect(countPlaywright(report, done)).toEqual({
      passed: 1,
      failed: 1,
      problems: [`${status}: is ${status} (basket.test.ts)`],
    });
  },
);

test('an error of Playwright outside its tests counts as one failure', () => {
  const report = { suites: [], errors: [{ message: 'a file cannot be read' }] };
  expect(countPlaywright(report, broken)).toEqual({
    passed: 0,
    failed: 1,
    problems: ['Playwright: a file cannot be read'],
  });
});

test.each([
  ['Vitest', countVitest, { testResults: [] }],
  ['Playwright', countPlaywright, { suites: [], errors: [] }],
])('%s counts as failed when it ran no tests or wrote no report', (name, count, empty) => {
  expect(count(empty, done)).toEqual({
    passed: 0,
    failed: 1,
    problems: [`${name} ran no tests: it ended with exit code 0`],
  });
  expect(count(undefined, killed)).toEqual({
    passed: 0,
    failed: 1,
    problems: [`${name} wrote no report: it was killed`],
  });
});

test('the last line is the sum', () => {
  const counts = [countCheck('types', done), countCheck('lint', done), countCheck('build', broken)];
  expect(summary(sum(counts))).toBe('2 passed, 1 failed');
});
