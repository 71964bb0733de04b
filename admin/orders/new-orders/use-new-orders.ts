import { useCallback, useEffect, useRef } from 'react';
import { readPreference } from '#admin/keys/preferences.ts';
import type { NewOrders } from './new-orders.server.ts';
import { titleWithCount } from './new-orders-title.ts';
import { allowSound, playOrderSound } from './order-sound.ts';

/** Null where the answer cannot be had: the next change is another chance. */
async function read(sinceSeconds: number | null): Promise<NewOrders | null> {
  const query = sinceSeconds === null ? '' : `?since=${sinceSeconds}`;
  try {
    const answer = await fetch(`/new-orders${query}`);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/**
 * Counts in the title of the page, while `isOn`, the orders that came in since somebody looked at it, and plays
 * the sound for each change with new ones. Returns what is to be called when orders may have changed.
 */
export function useNewOrders(isOn: boolean): () => void {
  const lookedSeconds = useRef<number | null>(null);
  const counted = useRef(0);

  const onChange = useCallback(async () => {
    const orders = await read(lookedSeconds.current);
    if (!orders) return;
    if (orders.count > counted.current && readPreference('sound')) playOrderSound();
    const isFirst = lookedSeconds.current === null;
    if (isFirst || isLookedAt()) lookedSeconds.current = orders.seconds;
    counted.current = isFirst || isLookedAt() ? 0 : orders.count;
    document.title = titleWithCount(document.title, counted.current);
  }, []);

  useEffect(() => {
    if (!isOn) return undefined;
    function onLook(): void {
      if (isLookedAt() && counted.current > 0) void onChange();
    }
    function onTouch(): void {
      if (readPreference('sound')) allowSound();
    }
    void onChange();
    document.addEventListener('visibilitychange', onLook);
    window.addEventListener('focus', onLook);
    document.addEventListener('pointerdown', onTouch);
    document.addEventListener('keydown', onTouch);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('focus', onLook);
      document.removeEventListener('pointerdown', onTouch);
      document.removeEventListener('keydown', onTouch);
    };
  }, [isOn, onChange]);

  return useCallback(() => void onChange(), [onChange]);
}
