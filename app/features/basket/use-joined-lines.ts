import { useCallback, useState } from 'react';

/** Lines that joined the basket, and from where; `lines` is empty when there is nothing to tell. */
export type Joined = { lines: readonly number[]; from: 'this browser' | 'another device' };

type JoinedLines = {
  joined: Joined;
  /** For the live event of lines from another device. */
  hear: (lines: number[]) => void;
  dismiss: () => void;
};

const nothing: readonly number[] = [];

/** `rendered` joined with the request of the page: it is told until it is dismissed or undone. */
export function useJoinedLines(rendered: readonly number[] = nothing): JoinedLines {
  const [taken, setTaken] = useState(rendered);
  const [joined, setJoined] = useState<Joined>({ lines: rendered, from: 'this browser' });
  if (rendered !== taken) {
    setTaken(rendered);
    if (rendered.length > 0) setJoined({ lines: rendered, from: 'this browser' });
  }
  const hear = useCallback((lines: number[]) => {
    // The tab that joined them knows already, with more to say.
    setJoined((now) =>
      lines.length === 0 || lines.every((line) => now.lines.includes(line))
        ? now
        : { lines, from: 'another device' },
    );
  }, []);
  const dismiss = useCallback(() => setJoined((now) => ({ ...now, lines: nothing })), []);
  return { joined, hear, dismiss };
}
