import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type BasketOnWire, basketFromWire } from '#app/features/basket/core/basket-on-wire.ts';
import type { MergedLines } from '#app/features/basket/core/merged-lines.ts';
import { liveClient } from '#app/features/live/browser/live-client.ts';
import { openTabChannel } from '#app/features/live/browser/tab-channel.ts';
import { useRevalidateWhenIdle } from '#app/ui/navigation/use-revalidate-when-idle.ts';
import { basketClient, basketStore } from './basket-client.ts';

/** Posted by the tab that signed in or out. */
const identityChannel = openTabChannel<'changed'>('identity');

function isAboutVisitor(data: string): boolean {
  return (JSON.parse(data) as { because: string }).because === 'visitor';
}

/**
 * Keeps basket and name current in this tab, whatever other tabs and devices do. `uid` is the account's;
 * `onMerged` is called with the lines that joined from another browser.
 */
export function useLiveBasket(
  uid: string | undefined,
  onMerged: (joined: MergedLines) => void,
): void {
  const revalidate = useRevalidateWhenIdle();
  const hasBasket = useStore(basketStore, ({ known }) => Boolean(known?.shopper));
  const isShopper = uid !== undefined || hasBasket;

  useEffect(() => {
    // A stream belongs to the visitor who opened it.
    void uid;
    if (!isShopper) return;
    liveClient.start();
    return liveClient.stop;
  }, [uid, isShopper]);

  useEffect(
    () =>
      liveClient.on(({ name, data }) => {
        if (name === 'basket')
          basketClient.receive(basketFromWire(JSON.parse(data) as BasketOnWire));
        if (name === 'joined') onMerged(JSON.parse(data) as MergedLines);
        // When a process shuts down nothing has changed: the next stream begins with a snapshot.
        if (name === 'shop' || (name === 'gone' && isAboutVisitor(data))) revalidate();
      }),
    [revalidate, onMerged],
  );

  useEffect(() => basketClient.receiveFromOtherTabs(), []);
  useEffect(() => identityChannel.on(revalidate), [revalidate]);
  useEffect(() => {
    // Runs when the visitor changes: the other tabs reload theirs.
    void uid;
    return () => identityChannel.post('changed');
  }, [uid]);
}
