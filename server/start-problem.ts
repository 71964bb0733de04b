/** Why a start cannot go on, in one line that says what to do. */
import { isAbsolute, relative } from 'node:path';
import { describePostgresProblem } from '#db/postgres/postgres-problem.ts';
import { describeError } from './command-error.ts';
import type { Settings } from './settings/settings.ts';

type Place = Pick<Settings, 'port' | 'host' | 'dataDir' | 'postgres'>;

/** The errors of listening on HOST and PORT, by their code. */
const LISTENING: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program: stop that one, or set PORT to another port (0 takes any free one).`,
  EACCES: ({ port }) => `This user may not listen on port ${port}: set PORT to 1024 or above.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST ${host} is not an address of this machine: use one that is, 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) =>
    `HOST ${host} cannot be resolved: use an address of this machine, 127.0.0.1 or 0.0.0.0.`,
};

/** The errors of writing to DATA_DIR, by their code. */
const WRITING: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a file system that is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
};

type SystemError = Error & { code: string; syscall?: string; path?: string };

function findSystemError(error: unknown): SystemError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && 'syscall' in cause) return cause as SystemError;
  }
  return null;
}

function isWithin(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return !below.startsWith('..') && !isAbsolute(below);
}

function describeSystemError(error: unknown, place: Place): string | null {
  const found = findSystemError(error);
  if (!found) return null;
  const { code, syscall, path } = found;
  if (syscall === 'listen' || (place.postgres === null && syscall === 'getaddrinfo')) {
    return LISTENING[code]?.(place) ?? null;
  }
  if (path === undefined || !isWithin(place.dataDir, path) || !WRITING[code]) return null;
  return `DATA_DIR ${place.dataDir} cannot be used, since ${WRITING[code]}: mend that, or set DATA_DIR to another folder.`;
}

/** The line for any error between reading the settings and listening. */
export function describeStartProblem(error: unknown, place: Place): string {
  const described = describeSystemError(error, place) ?? describePostgresProblem(error);
  const [line = ''] = (described ?? describeError(error)).split('\n');
  return line;
}
