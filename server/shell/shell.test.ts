/** `npm run shop --` as whoever types it sees it: a process, with a shop that runs and with none. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { type ControlServer, startControlServer } from '#server/control/control-server.ts';
import { controlSocketPath } from '#server/control/control-socket-path.ts';
import { acquireLock } from '#server/storage/exclusive-lock.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';

/** A build may come first. */
const PROCESS_MS = 120_000;

describe('with a shop that runs', () => {
  let shop: TestServices;
  let dataDir: string;
  let socket: ControlServer | null;
  beforeAll(async () => {
    shop = await testServices();
    dataDir = mkdtempSync(join(tmpdir(), 'basket-shell-'));
    mkdirSync(join(dataDir, 'database'));
    const settings = settingsOf({ DATA_DIR: dataDir });
    socket = await startControlServer({ settings, shop, log: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    await socket?.close();
    await shop.close();
    rmSync(dataDir, { recursive: true });
  });

  const run = (...words: string[]) => runShopProgram({ DATA_DIR: dataDir }, ...words);

  async function placed(): Promise<string> {
    const shopper = await shop.guest('book');
    const id = await shop.pay(shopper);
    await shop.settle(id);
    return id;
  }

  test('a command is done, and says so', async () => {
    const id = await placed();
    expect(await run('orders', 'pack', id)).toEqual({
      code: 0,
      out: expect.stringMatching(/^Order \w+ is packed\.\n$/),
      err: '',
    });
  });

  test('a command loads nothing that Node itself loads late, which would take as long as the command', async () => {
    const list = join(dataDir, 'loaded.cjs');
    writeFileSync(
      list,
      "process.on('exit', () => console.log(process.moduleLoadList.join('\\n')));",
    );
    const { out } = await runShopProgram(
      { DATA_DIR: dataDir, NODE_OPTIONS: `--require=${list}` },
      ...['orders', 'list'],
    );
    expect(out).toContain('NativeModule net\n');
    for (const late of ['fs/promises', 'internal/readline/interface', 'worker_threads', 'tls']) {
      expect(out).not.toContain(`NativeModule ${late}\n`);
    }
  });

  test('what cannot be undone waits for --yes where nobody can answer', async () => {
    const id = await placed();
    const refund = ['orders', 'refund', id, '--reason', 'late'];
    expect(await run(...refund)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Refund \$11\.96 of order \w+\? .* To do it, add --yes\.\n$/),
    });
    expect((await run(...refund, '--yes')).out).toMatch(/^Refund 1 of order/);
  });

  test('a file is for its owner alone, and whole or not at all', async () => {
    const file = join(dataDir, 'orders.csv');
    const { out } = await run('orders', 'export');
    expect(await run('orders', 'export', '--file', file)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8')).toBe(out);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).not.toContain('orders.csv.unfinished');
    const folder = join(dataDir, 'no such folder');
    expect(await run('orders', 'export', '--file', join(folder, 'orders.csv'))).toMatchObject({
      code: 4,
      err: expect.stringMatching(/^Unable to write .+orders\.csv: ENOENT[^\n]+\n$/),
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('it ends quietly when the program that reads it has seen enough', async () => {
    const child = spawn(
      'sh',
      ['-c', `"${process.execPath}" server/shop.ts orders list | head -n 1`],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
    );
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect([out.split('\n').length, err]).toEqual([2, '']);
  });

  test.each([
    [['orders', 'wrap', 'x'], 2],
    [['orders', 'show', 'nothing'], 1],
    [['dance'], 2],
    [[], 0],
    [['orders', 'refund', '--help'], 0],
  ])('the exit code of %j is %i', async (words, code) => {
    expect((await run(...words)).code).toBe(code);
  });
});

describe('with a shop that does not run', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await newDataFolder();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test(
    'a command opens its database, and leaves it',
    async () => {
      const words = ['delivery', 'set-zone', 'Home', 'NO'];
      const made = await runShopProgram({ DATA_DIR: dataDir }, ...words);
      expect(made).toMatchObject({ code: 0, err: '' });
      const lock = acquireLock(join(dataDir, 'shop.lock'));
      expect(lock).not.toBeNull();
      lock?.release();
      const database = await openEmbeddedDatabase(join(dataDir, 'database'));
      await database.close();
    },
    PROCESS_MS,
  );

  test.each([
    [{ DATA_DIR: '/no/such/folder' }, /^There is no shop in \/no\/such\/folder: set DATA_DIR/],
    [{ PORT: 'x' }, /^PORT is not a port/],
    [
      { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop', DATA_DIR: '/no/such/folder' },
      /^The database does not answer/,
    ],
  ])(
    'one line says why not: %j',
    async (env, complaint) => {
      const listed = await runShopProgram({ DATA_DIR: dataDir, ...env }, 'orders', 'list');
      expect(listed).toEqual({ code: 4, out: '', err: expect.stringMatching(complaint) });
      expect(listed.err).toMatch(/^[^\n]+\n$/);
    },
    PROCESS_MS,
  );

  test(
    'help needs no shop',
    async () => {
      const { code, out } = await runShopProgram({ DATA_DIR: '/no/such/folder' }, '--help');
      expect([code, out]).toEqual([0, expect.stringContaining('orders ship')]);
    },
    PROCESS_MS,
  );
});

describe('what a shop answers', () => {
  test('commands no terminal by what a shopper has typed, and makes no line of it', async () => {
    const server = createServer((_request, response) => {
      const name = '\u001b]0;owned\u0007\u009b2J\rAnn\r\nOrder 1 placed\u2028\u202eno';
      response.end(`${JSON.stringify({ print: name })}\n{"exitCode":0}\n`);
    });
    await once(server.listen(controlSocketPath(dataDir)), 'listening');
    expect(await runShopProgram({ DATA_DIR: dataDir }, 'orders', 'list')).toEqual({
      code: 0,
      out: '\ufffd]0;owned\ufffd\ufffd2J\ufffdAnn Order 1 placed \ufffdno\n',
      err: '',
    });
    server.close();
  });

  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'basket-shell-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('in part, because it has stopped, is said to be that', async () => {
    const server = createServer((_request, response) => {
      response.write('{"print":"Order 1"}\n{"pri');
      setTimeout(() => response.destroy(), 50);
    });
    await once(server.listen(controlSocketPath(dataDir)), 'listening');
    expect(await runShopProgram({ DATA_DIR: dataDir }, 'orders', 'list')).toEqual({
      code: 4,
      out: 'Order 1\n',
      err: 'The shop stopped before it had answered. Look at what was done, then try again.\n',
    });
    server.close();
  });
});
