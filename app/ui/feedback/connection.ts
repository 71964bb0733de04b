/** Whether the shop can be reached, as far as this page knows. */
import { createStore } from 'zustand/vanilla';

const RETRY_MS = 5_000;
const HEALTH_PATH = '/up';

/** Whether a request failed and none has succeeded since. */
const failedStore = createStore(() => false);
let healthCheck: ReturnType<typeof setInterval> | undefined;

async function checkHealth(): Promise<void> {
  try {
    const response = await fetch(HEALTH_PATH, { cache: 'no-store' });
    if (response.ok) markFound();
  } catch {
    // Still lost: the next check may succeed.
  }
}

function markFound(): void {
  clearInterval(healthCheck);
  healthCheck = undefined;
  failedStore.setState(false);
}

export const connection = {
  isLost: (): boolean => failedStore.getState() || !navigator.onLine,
  /** A request did not reach the shop: its health is checked every few seconds until it answers. */
  lose(): void {
    failedStore.setState(true);
    healthCheck ??= setInterval(() => void checkHealth(), RETRY_MS);
  },
  subscribe(listener: () => void): () => void {
    const unsubscribe = failedStore.subscribe(listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** The messages of Chrome, Firefox and Safari when a request did not reach its server. */
const UNREACHED = /failed to fetch|networkerror|load failed|network connection was lost/i;

/** Whether the error means that the shop could not be reached. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && UNREACHED.test(error.message);
}
