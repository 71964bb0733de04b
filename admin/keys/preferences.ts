/** What one browser is to do, remembered in it: off unless it was switched on there. */
import { useSyncExternalStore } from 'react';

/** `sound`: a sound for new orders. `no-keys`: the keys of keys.ts do nothing. */
export type Preference = 'sound' | 'no-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const keyOf = (name: Preference) => `admin-${name}`;

/** False where the browser lets no page remember anything. */
export function readPreference(name: Preference): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === 'on';
  } catch {
    return false;
  }
}

export function writePreference(name: Preference, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyOf(name), 'on');
    else localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing is remembered: the switch stays as it was.
  }
  for (const listener of listeners) listener();
}

/** False in what the server renders. */
export function usePreference(name: Preference): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readPreference(name),
    () => false,
  );
}
