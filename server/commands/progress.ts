/** How far a long command is: a bar on a terminal, a line now and then elsewhere. */

export type Progress = {
  /** `share` of the work is done, from 0 to 1; `rows` of this step. */
  tell(step: string, share: number, rows: number): void;
  /** Takes the bar away, so that something else can be printed; the next `tell` draws it again. */
  clear(): void;
};

type ProgressOptions = {
  isTerminal: boolean;
  write: (text: string) => void;
  nowMs?: () => number;
};

const BAR_CELLS = 24;
const REDRAW_MS = 100;
const LINE_MS = 5_000;

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** `45 %  9,000 rows  3,000 rows/s  4 s left` */
export function progressText(share: number, rows: number, elapsedMs: number): string {
  const parts = [`${Math.floor(share * 100)} %`, `${wholeNumber.format(rows)} rows`];
  if (elapsedMs === 0) return parts.join('  ');
  parts.push(`${wholeNumber.format(rows / (elapsedMs / 1000))} rows/s`);
  if (share > 0 && share < 1) {
    parts.push(`${duration(((elapsedMs / share) * (1 - share)) / 1000)} left`);
  }
  return parts.join('  ');
}

function bar(share: number): string {
  const full = Math.floor(share * BAR_CELLS);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR_CELLS - full)}]`;
}

export function createProgress({
  isTerminal,
  write,
  nowMs = () => performance.now(),
}: ProgressOptions): Progress {
  let step = '';
  let startMs = 0;
  let toldMs = 0;
  let isDrawn = false;
  return {
    tell(next, share, rows) {
      const now = nowMs();
      if (next !== step) {
        step = next;
        startMs = now;
        toldMs = isTerminal ? 0 : now;
      }
      if (now - toldMs < (isTerminal ? REDRAW_MS : LINE_MS)) return;
      toldMs = now;
      const text = progressText(share, rows, now - startMs);
      write(isTerminal ? `\r\u001B[K${step} ${bar(share)} ${text}` : `${step}: ${text}\n`);
      isDrawn = isTerminal;
    },
    clear() {
      if (isDrawn) write('\r\u001B[K');
      isDrawn = false;
      if (isTerminal) toldMs = 0;
    },
  };
}
