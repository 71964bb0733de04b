import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import styles from './import.module.css';
import type { ImportProgress } from './import-state.ts';

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

/** The progress of an import as it goes on; loads the page's data anew at its end. */
function useImportProgress(id: string, first: ImportProgress, isOn: boolean): ImportProgress {
  const [progress, setProgress] = useState(first);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return undefined;
    const stream = new EventSource(`/import/${id}/live`);
    stream.addEventListener('progress', (event) => setProgress(JSON.parse(event.data)));
    stream.addEventListener('end', () => {
      stream.close();
      void revalidate();
    });
    return () => stream.close();
  }, [id, isOn, revalidate]);
  return progress;
}
