import { useCallback, useState } from 'react';
import {
  type MergedLines,
  mergeFromElsewhere,
  mergeHere,
  noMergedLines,
  nothingMerged,
} from '#app/features/basket/core/merged-lines.ts';

/** `rendered` joined with the page's own request; `receive` takes lines of another device. */
export function useMergedLines(rendered: MergedLines = noMergedLines) {
  const [taken, setTaken] = useState(rendered);
  const [joined, setMerged] = useState(() => mergeHere(nothingMerged, rendered));
  if (rendered !== taken) {
    setTaken(rendered);
    setMerged(mergeHere(joined, rendered));
  }
  const receive = useCallback(
    (lines: MergedLines) => setMerged((now) => mergeFromElsewhere(now, lines)),
    [],
  );
  const dismiss = useCallback(() => setMerged(nothingMerged), []);
  return { joined, receive, dismiss };
}
