/** Whether a folder is in another one, whatever links lead there. */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Where it is, or will be, once symbolic links are followed. */
async function realPlace(path: string): Promise<string> {
  if (existsSync(path)) return realpath(path);
  return join(await realPlace(dirname(resolve(path))), basename(path));
}

/** Whether a folder is another one, or somewhere in it. */
export async function isWithin(folder: string, outer: string): Promise<boolean> {
  const within = relative(await realPlace(outer), await realPlace(folder));
  return within !== '..' && !within.startsWith(`..${sep}`) && !isAbsolute(within);
}
