import { useCallback, useEffect } from 'react';
import { useRevalidateWhenIdle } from './use-revalidate-when-idle.ts';

/** Revalidates the page when it is visible again: another tab may have changed it. */
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
