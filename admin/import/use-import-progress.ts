import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportProgress } from './import-state.ts';

/** The progress of an import as it goes on; loads the page's data anew at its end. */
export function useImportProgress(
  id: string,
  first: ImportProgress,
  isOn: boolean,
): ImportProgress {
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
