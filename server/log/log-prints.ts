/**
 * Takes what libraries and Node itself would print, and logs it: a line that is no JSON breaks whatever
 * reads the log, and a printed error shows the parameters of its statement.
 */
import type { Logger } from 'pino';
import { runningPlugin } from '#app/shared/plugin-code.server.ts';

const METHODS = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  log: 'info',
  debug: 'debug',
} as const;

/** Of an object only that there is one: it may hold anything. */
function describe(value: unknown): string {
  if (value instanceof Error) return value.constructor.name;
  return typeof value === 'object' && value !== null ? '[object]' : String(value);
}

/** Logs what a console method was called with as one line. */
export function logPrinted(log: Logger, level: 'error' | 'warn' | 'info' | 'debug') {
  return (...values: unknown[]): void => {
    const err = values.find((value) => value instanceof Error);
    log[level]({ ...(err !== undefined && { err }) }, values.map(describe).join(' ').trim());
  };
}

/**
 * From now on, for the whole process; an error that nobody catches is logged, and ends it with code 1, unless it is one of
 * a plugin.
 */
export function logPrints(log: Logger): void {
  for (const [method, level] of Object.entries(METHODS)) {
    Object.assign(console, { [method]: logPrinted(log, level) });
  }
  // Node's own listener prints.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'A warning of Node'));
  process.on('uncaughtException', (error) => {
    const plugin = runningPlugin();
    if (plugin !== null) {
      log.error({ err: error, plugin }, 'A plugin has failed, and nobody waited for it');
      return;
    }
    log.fatal({ err: error }, 'The process ends: an error was not caught');
    process.exit(1);
  });
}
