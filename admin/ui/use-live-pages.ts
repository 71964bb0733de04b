import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Changes within this time are read once. */
const GATHER_MS = 150;

/** Loads the data of the page anew whenever an order is new or has changed, while `isOn`. */
export function useLivePages(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  const read = useRef(revalidate);
  useEffect(() => {
    read.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasOpened = false;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void read.current(), GATHER_MS);
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
