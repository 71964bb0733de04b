import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './toast.module.css';

/** Long enough to be read twice. */
const SHOWN_MS = 8_000;

type ToastProps = {
  /** Another key is another notice; null shows none. */
  notice: { key: string; text: string } | null;
  onDone: () => void;
  /** The focus comes into the notice from this element. */
  onEnter?: (cameFrom: HTMLElement | null) => void;
  /** What can be done about it. */
  children?: ReactNode;
};

/** The newest short notice, shown at the edge of the page and announced politely. */
export function Toast({ notice, onDone, onEnter, children }: ToastProps) {
  const key = notice?.key ?? null;
  // As long as somebody is at it, it stays (WCAG 2.2.1).
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (key === null || isHeld) return;
    const timer = setTimeout(onDone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key, isHeld, onDone]);
  useEffect(() => {
    if (key === null) setHeld(false);
  }, [key]);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (currentTarget.contains(relatedTarget)) return;
    setHeld(true);
    onEnter?.(relatedTarget instanceof HTMLElement ? relatedTarget : null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that somebody is at it
    <div
      className={classNames(styles.notice, notice === null && styles.none)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{notice && <p key={notice.key}>{notice.text}</p>}</div>
      {children}
    </div>
  );
}
