/** A limit in its own process: receives what to serve, and replies with its port. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type ProcessMemory, readProcessMemory } from '../measure/process-memory.ts';

export type BareProcess = {
  port: number;
  memory(): Promise<ProcessMemory>;
  /** Asks for the next step of its work. */
  go(): void;
  stop(): void;
};

/** `script` is a file of this folder. */
export async function startBareProcess(
  script: `bare-${'server' | 'render' | 'search' | 'purchase' | 'streams'}.ts`,
  work: object,
): Promise<BareProcess> {
  const server = fork(fileURLToPath(new URL(script, import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // React reads NODE_ENV when it is imported, as in the shop.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => server.kill('SIGKILL'));
  server.send(work);
  const [port] = (await once(server, 'message')) as [number];
  return {
    port,
    memory: () => readProcessMemory(server.pid ?? 0),
    go: () => void server.send('go'),
    stop: () => void server.kill('SIGKILL'),
  };
}
