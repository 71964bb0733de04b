import { useEffect, useState } from 'react';
import { useRevalidateWhenIdle } from '#app/ui/navigation/use-revalidate-when-idle.ts';
import type { SharedOnWire } from './shared-on-wire.ts';

/** After a refusal, which the browser does not try again by itself. */
const RETRY_MS = 10_000;

/**
 * The basket behind a link as it is now, whoever changes it: what the page has loaded, or what its stream has said
 * since. A stream that is refused, or whose link was ended, has the page read again.
 */
export function useSharedBasket(token: string, loaded: SharedOnWire): SharedOnWire {
  const [live, setLive] = useState<SharedOnWire | null>(null);
  const revalidate = useRevalidateWhenIdle();

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let source = open();

    function open(): EventSource {
      const opened = new EventSource(`/api/shared/${token}/live`);
      opened.addEventListener('basket', ({ data }) => setLive(JSON.parse(data) as SharedOnWire));
      opened.addEventListener('gone', () => {
        setLive(null);
        revalidate();
      });
      opened.onerror = () => {
        if (opened.readyState !== EventSource.CLOSED) return;
        setLive(null);
        revalidate();
        retry = setTimeout(() => {
          source = open();
        }, RETRY_MS);
      };
      return opened;
    }

    return () => {
      clearTimeout(retry);
      source.close();
    };
  }, [token, revalidate]);

  return live !== null && live.version >= loaded.version ? live : loaded;
}
