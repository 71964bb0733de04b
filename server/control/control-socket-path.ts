/** Where a running shop listens for commands: its control socket. */
const { realpathSync } = process.getBuiltinModule('node:fs');
const { tmpdir } = process.getBuiltinModule('node:os');
const { join } = process.getBuiltinModule('node:path');

/** Operating systems take 103 bytes or more for the path of a socket, and cut or refuse longer ones. */
const MAX_PATH_BYTES = 100;

/**
 * The socket of the shop in `dataDir`, which must exist: in that folder, or, where its path is too
 * long, in the system's folder for temporary files. On Windows it is a named pipe.
 */
export function controlSocketPath(dataDir: string): string {
  const folder = realpathSync(dataDir);
  const inFolder = join(folder, 'shop.sock');
  const isPipe = process.platform === 'win32';
  if (!isPipe && Buffer.byteLength(inFolder) <= MAX_PATH_BYTES) return inFolder;
  // Loaded where it is needed: a command is a call, and this would be a tenth of its time.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const name = `basket-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return isPipe ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}
