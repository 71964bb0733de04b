import { useCallback, useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Gives the function that revalidates the page: at once, or after the navigation under way. Aborting a
 * navigation would lose what its response holds only once, such as the lines that joined.
 */
export function useRevalidateWhenIdle(): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const isBusy = useRef(false);
  const isWanted = useRef(false);
  useEffect(() => {
    isBusy.current = state !== 'idle';
    if (isBusy.current || !isWanted.current) return;
    isWanted.current = false;
    void revalidate();
  }, [state, revalidate]);
  return useCallback(() => {
    if (isBusy.current) isWanted.current = true;
    else void revalidate();
  }, [revalidate]);
}
