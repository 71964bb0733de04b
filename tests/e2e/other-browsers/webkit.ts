/** WebKit (its GTK port) by the driver of Debian's package `webkit2gtk-driver`, over WebDriver's HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess } from '#tests/shop/end-process.ts';
import { callAsExpression, type DrivenPage } from './driven-page.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Its window needs a screen: the machine's, or one in memory. */
export function hasWebKit(): boolean {
  return existsSync(DRIVER) && (hasScreen() || existsSync(SCREEN));
}

function hasScreen(): boolean {
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Starts WebKit's small browser, with a home folder of its own. */
export async function openWebKit(): Promise<DrivenPage> {
  const home = await mkdtemp(join(tmpdir(), 'basket-webkit-'));
  const children: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home };
  if (!hasScreen()) env.DISPLAY = await startScreen(children);
  const port = await freePort();
  start(children, DRIVER, [`--port=${port}`], { env });
  const session = await newSession(`http://127.0.0.1:${port}`);

  async function post(path: string, body: unknown): Promise<unknown> {
    return request('POST', `${session}${path}`, body);
  }

  const run: DrivenPage['run'] = async (call, ...args) =>
    JSON.parse(
      String(
        await post('/execute/sync', { script: `return ${callAsExpression(call, args)}`, args: [] }),
      ),
    );

  return {
    async open(url) {
      await post('/url', { url });
      await run(watchConsole);
    },
    run,
    async act(actions) {
      await post('/actions', { actions });
    },
    problems: () => run(() => window.consoleProblems ?? []),
    async close() {
      await request('DELETE', session);
      for (const child of children.reverse()) await endProcess(child, 'SIGTERM');
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

declare global {
  interface Window {
    consoleProblems?: string[];
  }
}

/**
 * Runs in the page: this driver reports no console. What the policy has blocked before is reported too;
 * an error that a page throws while it loads is not, but then it is not hydrated either.
 */
function watchConsole(): void {
  const problems: string[] = [];
  window.consoleProblems = problems;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...what: unknown[]) =>
      problems.push(`${level}: ${what.map(String).join(' ')}`);
  }
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${reason}`));
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) problems.push(`report: ${JSON.stringify(body)}`);
    },
    { buffered: true },
  ).observe();
}

function start(
  children: ChildProcess[],
  command: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; stdio?: 'ignore' | ('ignore' | 'pipe')[] },
): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore', ...options });
  process.once('exit', () => child.kill('SIGKILL'));
  children.push(child);
  return child;
}

/** A screen in memory, under a number that is free. */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const screen = start(children, SCREEN, args, {
    env: process.env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = screen.stdio[3];
  if (!numbers) throw new Error('The screen has no output to read its number from.');
  const [number] = await once(numbers, 'data');
  return `:${String(number).trim()}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}

/** The address of a new session, once the driver answers. */
async function newSession(driver: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      await request('GET', `${driver}/status`);
      break;
    } catch (error) {
      if (tries === 50) throw error;
      await delay(200);
    }
  }
  const { sessionId } = (await request('POST', `${driver}/session`, {
    capabilities: {},
  })) as { sessionId: string };
  return `${driver}/session/${sessionId}`;
}

async function request(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { value }: { value: { error?: string; message?: string } | null } = await answer.json();
  if (!answer.ok) throw new Error(`${url}: ${value?.error}: ${value?.message}`);
  return value;
}
