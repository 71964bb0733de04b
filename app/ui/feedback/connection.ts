/** Whether the shop can be reached, as far as this page has found out. */

const ASK_AGAIN_MS = 5_000;
const HEALTH_PATH = '/healthz';

let isLost = false;
let asking: ReturnType<typeof setInterval> | null = null;
const listeners = new Set<() => void>();

function become(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch(HEALTH_PATH, { cache: 'no-store' });
    if (answer.ok) found();
  } catch {
    // Still lost: asked again in a while.
  }
}

function found(): void {
  if (asking !== null) clearInterval(asking);
  asking = null;
  become(false);
}

export const connection = {
  isLost: (): boolean => isLost || !navigator.onLine,
  /** A request did not reach the shop: it is asked now and then until it answers. */
  lose(): void {
    become(true);
    asking ??= setInterval(() => void ask(), ASK_AGAIN_MS);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** What browsers throw when a request did not reach anybody; Chrome, Firefox and Safari each. */
const UNREACHED = /failed to fetch|networkerror|load failed|network connection was lost/i;

/** Whether this error says that the shop could not be reached. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && UNREACHED.test(error.message);
}
