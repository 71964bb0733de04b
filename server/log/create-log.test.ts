import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createLog } from './create-log.ts';
import { logPrinted } from './log-prints.ts';
import { withRequestId } from './request-id.ts';

const SECRET = 'a-password-hash-that-is-nobodys-business';

function openTestLog() {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? 'null') };
}

const { queries, close } = await testDatabase();
afterAll(close);

/** What this statement throws. */
async function failureOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  return queries.execute(statement).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
}

describe('an error of the database is logged without the parameters of its statement', () => {
  test.each([
    ['no such table', sql`insert into nothing values (${SECRET})`, 'relation "nothing" does not'],
    [
      'a value of another type',
      sql`select ${SECRET}::int`,
      'invalid input syntax for type integer',
    ],
    ['a broken constraint', sql`select jsonb(${`"${SECRET}`}::text)`, 'invalid input syntax'],
  ])('%s', async (_what, statement, reason) => {
    const { log, lines, last } = openTestLog();
    const error = await failureOf(statement);
    log.error({ err: error }, 'A request failed');
    log.error({ err: new Error('Unable to work', { cause: error }) });
    log.error({ err: error });
    log.error(error);
    expect(lines.join()).not.toContain(SECRET);
    expect(last().err).toMatchObject({
      type: 'DrizzleQueryError',
      message: expect.stringMatching(/^Failed query: .+\$1/),
      stack: expect.stringContaining('create-log.test.ts'),
      cause: { message: expect.stringContaining(reason), code: expect.stringMatching(/^\w{5}$/) },
    });
  });
});

test('what a library prints is one line of the log, and of its objects nothing is printed', async () => {
  const { log, lines, last } = openTestLog();
  const failure = await failureOf(sql`insert into nothing values (${SECRET})`);
  logPrinted(log, 'error')('# SERVER_ERROR:\n', failure, { token: SECRET }, 7);
  expect(last()).toMatchObject({
    level: 50,
    msg: '# SERVER_ERROR:\n DrizzleQueryError [object] 7',
    err: { message: 'Failed query: insert into nothing values ($1)' },
  });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain(SECRET);
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
});

test('an error that is its own cause, and what is thrown without being an error, are logged', () => {
  const { log, last } = openTestLog();
  const error = new Error('itself');
  error.cause = error;
  log.error({ err: error });
  expect(last().err.cause.cause).toMatchObject({ message: 'itself' });
  log.error({ err: { token: SECRET } });
  expect(last().err).toEqual({ type: 'object', message: 'A object was thrown' });
});

test('every line of one request has one id, which a proxy may have given', async () => {
  const { log, last } = openTestLog();
  log.info('outside');
  expect(last()).not.toHaveProperty('requestId');
  await withRequestId(null, async () => {
    log.info('first');
    const { requestId } = last();
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    await Promise.resolve();
    log.info('second');
    expect(last().requestId).toBe(requestId);
  });
  withRequestId('0af7651916cd43dd', () => log.info('given'));
  expect(last().requestId).toBe('0af7651916cd43dd');
  withRequestId('"}\n{"', () => log.info('forged'));
  expect(last().requestId).toMatch(/^[\da-f-]{36}$/);
});

test('what a plugin leaves behind is logged by its name, and ends nothing', async () => {
  const script = `
    import { asPlugin } from '#app/shared/plugin-code.server.ts';
    import { createLog } from '#server/log/create-log.ts';
    import { logPrints } from '#server/log/log-prints.ts';
    logPrints(createLog('info'));
    asPlugin('forgetful', () => { Promise.reject(new Error('one')); });
    asPlugin('late', () => { setTimeout(() => { throw new Error('two'); }, 10); });
    setTimeout(() => console.log('three'), 50);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [out, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  const lines = out.trim().split('\n');
  expect([code, ...lines.map((line) => JSON.parse(line))]).toMatchObject([
    0,
    { level: 50, plugin: 'forgetful', err: { message: 'one' } },
    { level: 50, plugin: 'late', err: { message: 'two' } },
    { level: 30, msg: 'three' },
  ]);
});

test('a process that logs its prints writes JSON alone, to the very end', async () => {
  const script = `
    import { testDatabase } from '#tests/postgres/test-database.ts';
import { createLog } from '#server/log/create-log.ts';
    import { logPrints } from '#server/log/log-prints.ts';
    logPrints(createLog('info'));
    console.log('one'); console.warn('two'); console.error('three', new Error('four'));
    process.emitWarning('five');
    setTimeout(() => Promise.reject(Object.assign(new Error('six'), { params: ['${SECRET}'] })), 10);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  expect([err, code]).toEqual(['', 1]);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ level, msg, err: logged }) => [level, msg, logged?.message])).toEqual([
    [30, 'one', undefined],
    [40, 'two', undefined],
    [50, 'three Error', 'four'],
    [40, 'A warning of Node', 'five'],
    [60, 'The process ends: an error was not caught', 'six'],
  ]);
  expect(out).not.toContain(SECRET);
});
