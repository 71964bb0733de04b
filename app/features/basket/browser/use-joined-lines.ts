import { useCallback, useState } from 'react';
import {
  type JoinedLines,
  joinFromElsewhere,
  joinHere,
  noJoinedLines,
  nothingJoined,
} from '#app/features/basket/core/joined-lines.ts';

/** `rendered` joined with the page's own request; `receive` takes lines of another device. */
export function useJoinedLines(rendered: JoinedLines = noJoinedLines) {
  const [taken, setTaken] = useState(rendered);
  const [joined, setJoined] = useState(() => joinHere(nothingJoined, rendered));
  if (rendered !== taken) {
    setTaken(rendered);
    setJoined(joinHere(joined, rendered));
  }
  const receive = useCallback(
    (lines: JoinedLines) => setJoined((now) => joinFromElsewhere(now, lines)),
    [],
  );
  const dismiss = useCallback(() => setJoined(nothingJoined), []);
  return { joined, receive, dismiss };
}
