/** Lines that strangers can cause by the thousand: the first of a kind at once, then how many more came. */
import type { Logger } from 'pino';

const WINDOW_MS = 60_000;

export type CountedLine = {
  level: 'info' | 'warn';
  /** With the message the kind of the line: few values only. */
  fields: Readonly<Record<string, string | number>>;
  message: string;
};

export function createCountedLines(log: Logger, windowMs = WINDOW_MS) {
  const more = new Map<string, number>();
  return ({ level, fields, message }: CountedLine): void => {
    const kind = JSON.stringify([message, fields]);
    const before = more.get(kind);
    if (before !== undefined) {
      more.set(kind, before + 1);
      return;
    }
    more.set(kind, 0);
    log[level](fields, message);
    setTimeout(() => {
      const times = more.get(kind) ?? 0;
      more.delete(kind);
      if (times > 0) log[level]({ ...fields, times }, message);
    }, windowMs).unref();
  };
}
