import styles from './import.module.css';
import type { ImportProgress } from './import-state.ts';
import { useImportProgress } from './use-import-progress.ts';

type ImportProgressBarProps = {
  id: string;
  step: 'checking' | 'importing';
  progress: ImportProgress;
};

const number = new Intl.NumberFormat('en-US');

const WORDS = {
  checking: { reading: 'Reading the file', writing: 'Comparing it with the catalogue' },
  importing: { reading: 'Reading the file', writing: 'Writing the catalogue' },
};

/** How far an import is, live where scripts run. */
export function ImportProgressBar({ id, step, progress: first }: ImportProgressBarProps) {
  const { phase, rows, share } = useImportProgress(id, first, true);
  const words = `${WORDS[step][phase]}: ${number.format(rows)} rows`;
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <progress aria-label={WORDS[step][phase]} max={1} value={share ?? undefined} />
    </div>
  );
}
