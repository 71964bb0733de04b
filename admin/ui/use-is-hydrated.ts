import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: false in what the server renders. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
