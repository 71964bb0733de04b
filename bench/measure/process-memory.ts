/** What `ps` shows of a process and of all that it has started. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type ProcessMemory = {
  /** Resident bytes of the largest of them, which is the server. */
  server: number;
  /** Resident bytes of all together: npm, its shell and the server. */
  all: number;
};

export async function readProcessMemory(pid: number): Promise<ProcessMemory> {
  const { stdout } = await run('ps', ['-e', '-o', 'pid=,ppid=,rss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, kilobytes = 0]) => ({ id, parent, bytes: kilobytes * 1_024 }));
  const found = new Set([pid]);
  // A child has a higher place in the list than its parent, unless the ids began anew.
  for (const { id, parent } of processes) if (found.has(parent)) found.add(id);
  const sizes = processes.filter(({ id }) => found.has(id)).map(({ bytes }) => bytes);
  return { server: Math.max(...sizes), all: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}
