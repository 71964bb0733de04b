import { useCallback, useEffect } from 'react';
import { useRevalidateWhenIdle } from './use-revalidate-when-idle.ts';

/**
 * Brings name and basket up to date when the page is seen again: another tab may have changed them.
 * Gives the function that does it.
 */
export function useFreshPage(): () => void {
  const revalidate = useRevalidateWhenIdle();
  const refresh = useCallback(() => {
    if (document.visibilityState === 'visible') revalidate();
  }, [revalidate]);
  useEffect(() => {
    function onPageShow(event: PageTransitionEvent): void {
      if (event.persisted) refresh();
    }
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [refresh]);
  return refresh;
}
