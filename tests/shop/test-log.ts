/** A log that only the test reads. */
import type { Logger } from 'pino';
import { createLog } from '#server/log/create-log.ts';

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

export type TestLog = {
  log: Logger;
  /** The entries at warning level and above since the last call. */
  takeLines(): LogLine[];
  /** The entries of this message, or of all, at any level, since the last `takeLines`. */
  linesOf(message?: string): LogLine[];
};

const WARN = 40;

export function testLog(): TestLog {
  const lines: LogLine[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  return {
    log,
    takeLines: () => lines.splice(0).filter(({ level }) => level >= WARN),
    linesOf: (message) => lines.filter(({ msg }) => message === undefined || msg === message),
  };
}
