import { useEffect } from 'react';
import { liveClient } from '#app/features/live/browser/live-client.ts';
import { useRevalidateWhenIdle } from '#app/ui/navigation/use-revalidate-when-idle.ts';

/** Reloads the page when its order has changed, and after a gap in which it may have. */
export function useLiveOrder(id: string): void {
  const revalidate = useRevalidateWhenIdle();
  useEffect(
    () =>
      liveClient.on(({ name, data }) => {
        const isIt = name === 'order' && JSON.parse(data).id === id;
        if (isIt || name === 'orders') revalidate();
      }),
    [id, revalidate],
  );
}
