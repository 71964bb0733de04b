/** The process of the shop under test, which the driver starts, kills and sends messages to. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answers, FromShop, Question, ToShop } from './messages.ts';

export type ShopProcess = {
  url: string;
  /** Kills it with SIGKILL and starts it again, where calm with everything due; resolves when it is open. */
  restart(options: { isCalm: boolean }): Promise<void>;
  /** Kills it this long into its start, and starts it again. */
  restartTwice(afterMs: number): Promise<void>;
  ask<Kind extends Question>(question: Kind): Promise<Answers[Kind]>;
  /** Each unexpected exit, with the end of its log. */
  crashes(): readonly string[];
  stop(): Promise<void>;
};

export type ShopProcessOptions = {
  buildEntry: string;
  /** DATABASE_URL or DATA_DIR. */
  env: Record<string, string>;
  port: number;
  seed: string;
};

const LOG_LENGTH = 4_000;
const START_MS = 60_000;

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));

export async function startShop(options: ShopProcessOptions): Promise<ShopProcess> {
  const { buildEntry, env, port, seed } = options;
  let starts = 0;
  let questions = 0;
  const crashes: string[] = [];
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  let child = launch(false);
  await ready(child);

  function launch(isCalm: boolean): ChildProcess {
    starts += 1;
    const started = fork(serverFile, [buildEntry, `${seed}/start ${starts}`], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        ...(isCalm ? { FAULTS_CALM: '1' } : {}),
        ...env,
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let log = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      log = `${log}${chunk}`.slice(-LOG_LENGTH);
    });
    started.on('message', onMessage);
    started.once('exit', (code, signal) => {
      for (const { reject } of waiting.values()) reject(new Error('The shop was killed'));
      waiting.clear();
      if (signal !== 'SIGKILL') crashes.push(`Exit code ${code}, signal ${signal}:\n${log}`);
    });
    return started;
  }

  function onMessage(message: FromShop): void {
    if (message.kind === 'ready') return;
    const pending = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'answer') pending?.resolve(message.answer as never);
    else pending?.reject(new Error(message.message));
  }

  /** Resolves on an exit too: then there is a crash to report, or it was killed. */
  async function ready(started: ChildProcess): Promise<void> {
    const signal = AbortSignal.timeout(START_MS);
    await Promise.race([once(started, 'message', { signal }), once(started, 'exit', { signal })]);
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async function restart({ isCalm }: { isCalm: boolean }): Promise<void> {
    await kill();
    child = launch(isCalm);
    await ready(child);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    restart,
    async restartTwice(afterMs) {
      await kill();
      child = launch(false);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await restart({ isCalm: false });
    },
    ask(question) {
      questions += 1;
      const pending = Promise.withResolvers<never>();
      waiting.set(questions, pending);
      const message: ToShop = { id: questions, question };
      child.send(message, (error) => error && pending.reject(error));
      return pending.promise;
    },
    crashes: () => crashes,
    stop: kill,
  };
}
