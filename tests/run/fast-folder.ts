/**
 * Temporary files of tests, in memory where Linux has enough of it: on a disk a backup of a shop, or a copy of a database,
 * takes twice as long or more, nearly all of it waiting.
 */
import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Many times what the tests leave at once; a container often has less. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/** The file system in memory, or the usual folder for temporary files. */
export function fastFolder(): string {
  return process.platform === 'linux' && mayRunPrograms() && isRoomy() ? MEMORY : tmpdir();
}

/** For this process, and for those that it starts; a folder that somebody has set for them holds. */
export function writeToFastFolder(): void {
  process.env.TMPDIR ??= fastFolder();
}

/** Tests run programs that they write. False where it is not mounted. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

function isRoomy(): boolean {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
