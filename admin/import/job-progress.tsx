import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type JobProgress as Progress, progressLine } from '#app/features/jobs/job.ts';
import { messages } from '#app/features/jobs/messages/messages.ts';
import styles from './import.module.css';

/** How far a job is, live where scripts run; the page's data is loaded anew at its end. */
export function JobProgress({ id, first }: { id: string; first: Progress }) {
  const [progress, setProgress] = useState(first);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const stream = new EventSource(`/import/${id}/live`);
    stream.addEventListener('progress', (event) => setProgress(JSON.parse(event.data)));
    stream.addEventListener('end', () => {
      stream.close();
      void revalidate();
    });
    return () => stream.close();
  }, [id, revalidate]);
  return (
    <div className={`${styles.progress} grid gap-2`}>
      <p>{progressLine(progress)}</p>
      <progress
        aria-label={progress.phase || messages.beginning}
        max={1}
        value={progress.share ?? undefined}
      />
    </div>
  );
}
