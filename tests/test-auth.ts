/** The shop's sign-in and sessions over a database, without the rest of the shop. */
import pino from 'pino';
import { createAuth } from '#app/features/account/auth.server.ts';
import {
  createGuessLimiter,
  type GuessLimit,
} from '#app/features/account/password/guess-limit.server.ts';
import { testDatabase } from './test-database.ts';
import type { LogLine } from './test-log.ts';
import { newEmail, PASSWORD } from './test-visitor.ts';

type Options = { guessLimit?: GuessLimit; origin?: string };

const SECRET = 'a secret for the tests, long enough';

const GENEROUS = { windowSeconds: 60, max: 10_000 };

/** No test reaches it. */
const NO_GUESS_LIMIT = { burst: 10_000, secondsEach: 20, maxWaitSeconds: 20 };

export async function testAuth({ guessLimit = NO_GUESS_LIMIT, origin }: Options = {}) {
  const { queries, close } = await testDatabase();
  const logged: LogLine[] = [];
  const auth = createAuth({
    queries,
    log: pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    settings: {
      secret: SECRET,
      origin: origin ?? null,
      shopName: () => 'Basket',
      limit: GENEROUS,
    },
    guesses: createGuessLimiter(queries, SECRET, guessLimit),
  });
  const base = origin ?? 'http://localhost';

  /** Posts to an endpoint as a browser with this cookie, from this address. */
  function post(endpoint: string, body: object, { cookie = '', address = '192.0.2.1' } = {}) {
    const headers = {
      host: new URL(base).host,
      origin: base,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const request = new Request(`${base}/api/auth/${endpoint}`, init);
    return auth.handle(request, address);
  }

  return {
    ...auth,
    queries,
    close,
    post,
    /** The entries of the log since the last call. */
    takeLogged: () => logged.splice(0),
    /** Registers a new account; its uid, e-mail and cookie. */
    async register(address?: string) {
      const email = newEmail();
      const from = address === undefined ? {} : { address };
      const response = await post('sign-up/email', { email, password: PASSWORD }, from);
      const { user }: { user: { id: string } } = await response.json();
      return { uid: user.id, email, cookie: cookieOf(response) };
    },
    signIn: (email: string, password: string, from: { cookie?: string; address?: string } = {}) =>
      post('sign-in/email', { email, password }, from),
  };
}

/** The Cookie header that a browser sends after this response. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The headers of a later request with this cookie. */
export function withCookie(cookie: string): Headers {
  return new Headers({ host: 'localhost', cookie });
}
