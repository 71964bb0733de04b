/** Brings a database's files into the memory of the machine, as they are there after some days of work. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type pg from 'pg';

/** Reads each file of the server once; what does not fit into memory is dropped by the system. */
export async function readDatabaseFiles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const [{ folder } = { folder: '' }] = rows;
  const entries = await readdir(join(folder, 'base'), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = createReadStream(join(entry.parentPath, entry.name), { highWaterMark: 1 << 20 });
    await finished(file.resume()).catch((error: NodeJS.ErrnoException) => {
      // The server removes some of its own while it works.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}
