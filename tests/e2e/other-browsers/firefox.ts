/** Firefox by WebDriver BiDi, which it speaks itself: no driver is needed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { callAsExpression, type DrivenPage } from './driven-page.ts';

/** Of Debian's package `firefox-esr`. A snap's Firefox could not read a profile in the temporary folder. */
const FIREFOX = '/usr/bin/firefox-esr';

type Message = {
  id?: number;
  method?: string;
  error?: string;
  message?: string;
  result?: unknown;
  params?: { level: string; text: string | null };
};

type Tree = { contexts: { context: string }[] };
type Evaluated = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };

export function hasFirefox(): boolean {
  return existsSync(FIREFOX);
}

/** Starts Firefox without a window, with a profile of its own. */
export async function openFirefox(): Promise<DrivenPage> {
  const profile = await mkdtemp(join(tmpdir(), 'basket-firefox-'));
  const child = spawn(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit');
  const problems: string[] = [];
  const { send, closeSocket } = await connect(await readAddress(child.stderr), problems);

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as Tree;
  const context = contexts[0]?.context;

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(call, ...args) {
      const answer = (await send('script.evaluate', {
        expression: callAsExpression(call, args),
        target: { context },
        awaitPromise: false,
      })) as Evaluated;
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? 'null');
    },
    async act(actions) {
      await send('input.performActions', { context, actions });
    },
    problems: async () => problems,
    async close() {
      closeSocket();
      process.off('exit', kill);
      kill();
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox says on its error output where it listens. */
async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Drains the output: a full pipe would block the process.
    output.resume();
    return `${address}/session`;
  }
  throw new Error('Firefox ended before it listened.');
}

async function connect(address: string, problems: string[]) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method !== 'log.entryAdded' || !message.params) return;
    const { level, text } = message.params;
    if (level === 'error' || level === 'warn') problems.push(`${level}: ${text}`);
  });

  async function send(method: string, params: Record<string, unknown>): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result;
  }

  return { send, closeSocket: () => socket.close() };
}
