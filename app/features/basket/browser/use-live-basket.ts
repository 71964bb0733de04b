import { useEffect } from 'react';
import { type BasketOnWire, basketFromWire } from '#app/features/basket/core/basket-on-wire.ts';
import { liveClient } from '#app/features/live/browser/live-client.ts';
import { openTabChannel } from '#app/features/live/browser/tab-channel.ts';
import { useRevalidateWhenIdle } from '#app/ui/page/use-revalidate-when-idle.ts';
import { basketClient } from './basket-client.ts';

/** Posted by the tab in which somebody signed in or out. */
const identityChannel = openTabChannel<'changed'>('identity');

type Options = {
  uid: string | undefined;
  /** Whether the visitor has put something into a basket or is signed in. */
  isShopper: boolean;
  /** Told of lines that joined from another browser. */
  onJoined: (lines: number[]) => void;
};

function isAboutVisitor(data: string): boolean {
  return (JSON.parse(data) as { because: string }).because === 'visitor';
}

/** Keeps basket and name right in this tab, whatever happens in other tabs and on other devices. */
export function useLiveBasket({ uid, isShopper, onJoined }: Options): void {
  const revalidate = useRevalidateWhenIdle();

  useEffect(() => {
    // A stream belongs to who the visitor was when it was opened.
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
        if (name === 'joined') onJoined((JSON.parse(data) as { lines: number[] }).lines);
        // A process that ends changes nothing: the next stream begins with a snapshot.
        if (name === 'gone' && isAboutVisitor(data)) revalidate();
      }),
    [revalidate, onJoined],
  );

  useEffect(() => basketClient.receiveFromOtherTabs(), []);
  useEffect(() => identityChannel.on(revalidate), [revalidate]);
  useEffect(() => {
    // Runs when the visitor becomes somebody else: the other tabs look who it is.
    void uid;
    return () => identityChannel.post('changed');
  }, [uid]);
}
