/** What a commit waits for: the disk's own time, and PostgreSQL with a slower one. */
import { fdatasyncSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { median } from './rounds.ts';

const SYNCS = 500;

/** As much as PostgreSQL writes at least. */
const BLOCK = Buffer.alloc(8_192, 1);

/** The median microseconds until a block is on the disk that holds the temporary databases. */
export async function measureFsyncMicroseconds(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'basket-fsync-'));
  const file = await open(join(folder, 'file'), 'w');
  const took: number[] = [];
  for (let count = 0; count < SYNCS; count += 1) {
    await file.write(BLOCK);
    const startMs = performance.now();
    fdatasyncSync(file.fd);
    took.push((performance.now() - startMs) * 1_000);
  }
  await file.close();
  await rm(folder, { recursive: true });
  return median(took);
}

/** For a table's description. */
export async function describeFsync(): Promise<string> {
  const microseconds = Math.round(await measureFsyncMicroseconds());
  return `PostgreSQL with fsync on, which takes ${microseconds} µs here (median of ${SYNCS} blocks of 8 kB)`;
}

/**
 * Makes each flush of the log take this much longer, as on another disk; commits at the same time share
 * it. `commit_delay` sleeps just ahead of the flush, while its lock is held.
 */
export async function delayCommits(client: pg.Client, microseconds: number): Promise<void> {
  await client.query(`alter system set commit_delay = ${microseconds}`);
  await client.query('alter system set commit_siblings = 0');
  await client.query('select pg_reload_conf()');
}
