/** How far an import is, as its pages show it. */

export const IMPORT_STEPS = ['checking', 'checked', 'importing', 'imported', 'failed'] as const;

export type ImportStep = (typeof IMPORT_STEPS)[number];

/** `share` is from 0 to 1; null where it is not known. */
export type ImportProgress = { phase: 'reading' | 'writing'; rows: number; share: number | null };

/** Its process writes that it goes on every second: after so long without, it has ended. */
const SILENT_MS = 60_000;

/** Whether a process is at work on it. */
export function isRunning(
  { step, atMs }: { step: ImportStep; atMs: number },
  nowMs: number,
): boolean {
  return (step === 'checking' || step === 'importing') && nowMs - atMs < SILENT_MS;
}

/** Whether its process has ended in the middle of it. */
export function isCutOff(
  { step, atMs }: { step: ImportStep; atMs: number },
  nowMs: number,
): boolean {
  return (step === 'checking' || step === 'importing') && nowMs - atMs >= SILENT_MS;
}
