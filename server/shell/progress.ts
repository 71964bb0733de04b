/** How far a long command is: one line that is drawn again on a terminal, a line now and then elsewhere. */
import type { Writable } from 'node:stream';
import type { JobProgress } from '#app/features/jobs/job.ts';

const REDRAW_MS = 100;
const LINE_MS = 5_000;
const CLEAR_LINE = '\r\u001B[K';

/** Made when it is needed: it takes longer than the rest of a short command. */
let numbers: Intl.NumberFormat | null = null;

function wholeNumber(value: number): string {
  numbers ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  return numbers.format(value);
}

function describeDuration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** `45 %  9,000  3,000/s  4 s left` */
export function describeProgress(done: number, share: number | null, elapsedMs: number): string {
  const parts = [wholeNumber(done)];
  if (share !== null && Number.isFinite(share)) parts.unshift(`${Math.floor(share * 100)} %`);
  if (elapsedMs > 0) parts.push(`${wholeNumber(done / (elapsedMs / 1000))}/s`);
  if (elapsedMs > 0 && share && share > 0 && share < 1) {
    parts.push(`${describeDuration((elapsedMs / 1000 / share) * (1 - share))} left`);
  }
  return parts.join('  ');
}

export function createProgress(
  output: Writable & { isTTY?: boolean },
  nowMs = () => performance.now(),
) {
  const isTerminal = output.isTTY ?? false;
  const intervalMs = isTerminal ? REDRAW_MS : LINE_MS;
  let phase = '';
  let startMs = 0;
  let nextMs = 0;
  let isDrawn = false;
  return {
    update(current: JobProgress): void {
      // It has only begun.
      if (current.phase === '') return;
      const now = nowMs();
      if (current.phase !== phase) {
        phase = current.phase;
        startMs = now;
        nextMs = isTerminal ? now : now + LINE_MS;
      }
      if (now < nextMs) return;
      nextMs = now + intervalMs;
      const text = `${phase}: ${describeProgress(current.done, current.share, now - startMs)}`;
      output.write(isTerminal ? `${CLEAR_LINE}${text}` : `${text}\n`);
      isDrawn = isTerminal;
    },
    /** Removes the line, so that something else can be printed; the next `update` draws it again. */
    clear(): void {
      if (!isDrawn) return;
      output.write(CLEAR_LINE);
      isDrawn = false;
      nextMs = 0;
    },
  };
}
