import { useCallback, useState } from 'react';
import {
  type Joined,
  joinFromElsewhere,
  joinHere,
  nothingJoined,
} from '#app/features/basket/core/joined-lines.ts';

type JoinedLines = {
  joined: Joined;
  /** Handles the live event of lines from another device. */
  receive: (lines: number[]) => void;
  dismiss: () => void;
};

const none: readonly number[] = [];

/** `rendered` joined with the page's own request: shown until it is dismissed or undone. */
export function useJoinedLines(rendered: readonly number[] = none): JoinedLines {
  const [taken, setTaken] = useState(rendered);
  const [joined, setJoined] = useState(() => joinHere(nothingJoined, rendered));
  if (rendered !== taken) {
    setTaken(rendered);
    setJoined(joinHere(joined, rendered));
  }
  const receive = useCallback(
    (lines: number[]) => setJoined((now) => joinFromElsewhere(now, lines)),
    [],
  );
  const dismiss = useCallback(() => setJoined(nothingJoined), []);
  return { joined, receive, dismiss };
}
