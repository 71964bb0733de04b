/** A log that only the test reads. */
import pino, { type Logger } from 'pino';

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

export type TestLog = {
  log: Logger;
  /** The entries at warning level and above since the last call. */
  takeLines(): LogLine[];
};

export function testLog(): TestLog {
  const lines: LogLine[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, takeLines: () => lines.splice(0) };
}
