import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { classNames } from '#app/ui/class-names.ts';
import { bottomBarStore } from './bottom-bar.ts';
import styles from './toast.module.css';

/** The bottom edge of the window, above a bar that the page keeps there: where the toast appears. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const bar = useStore(bottomBarStore);
  const region = (
    <div className={classNames(styles.place, 'screen-only', bar !== null && styles.onBar)}>
      {children}
    </div>
  );
  return bar ? createPortal(region, bar) : region;
}

/** Of the toast that is shown: what a page has to say beside its words (added-details.tsx). */
export const TOAST_DETAILS_ID = 'toast-details';

/** Long enough to be read, and to press Undo. */
const SHOWN_MS = 5_000;

type ToastProps = {
  /** Another key is another toast; null shows none. */
  notice: { key: string; text: ReactNode } | null;
  onDone: () => void;
  /** Called with the element that had the focus before it moved into the toast. */
  onEnter?: (cameFrom: HTMLElement | null) => void;
  /** Actions, such as Undo. */
  children?: ReactNode;
};

/** The newest toast, announced politely (`aria-live`). */
export function Toast({ notice, onDone, onEnter, children }: ToastProps) {
  const key = notice?.key ?? null;
  // It stays while it is hovered or has the focus (WCAG 2.2.1).
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only detects hover and focus
    <div
      className={classNames(
        styles.notice,
        'flex wrap items-center justify-end break-anywhere rounded',
        notice === null && styles.none,
      )}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{notice && <p key={notice.key}>{notice.text}</p>}</div>
      {notice && <div className="flex gap-1">{children}</div>}
      {notice && <div id={TOAST_DETAILS_ID} className={styles.details} />}
    </div>
  );
}
