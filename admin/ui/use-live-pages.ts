import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Changes within this time are read once. */
const GATHER_MS = 150;

/** And no more often than this, however many orders come. */
const MIN_PAUSE_MS = 1_000;

/** Loads the data of the page anew, and calls `onChange`, whenever an order is new or has changed, while `isOn`. */
export function useLivePages(isOn: boolean, onChange: () => void): void {
  const { revalidate } = useRevalidator();
  const read = useRef(() => {});
  useEffect(() => {
    read.current = () => {
      void revalidate();
      onChange();
    };
  }, [revalidate, onChange]);
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasOpened = false;
    let readAtMs = Number.NEGATIVE_INFINITY;
    const readNow = () => {
      timer = undefined;
      readAtMs = performance.now();
      read.current();
    };
    const soon = () => {
      const waitMs = Math.max(GATHER_MS, readAtMs + MIN_PAUSE_MS - performance.now());
      timer ??= setTimeout(readNow, waitMs);
    };
    const stream = new EventSource('/live');
    stream.addEventListener('change', soon);
    // A stream that was lost may have missed something.
    stream.addEventListener('open', () => {
      if (hasOpened) soon();
      hasOpened = true;
    });
    return () => {
      clearTimeout(timer);
      stream.close();
    };
  }, [isOn]);
}
