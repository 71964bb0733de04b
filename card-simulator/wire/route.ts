/** How calls are described: a method, a path and what is done with its parameters. */
import type { Call } from '../payments/call.ts';
import type { Store } from '../payments/database.ts';
import { type Answer, unrecognizedUrl } from './answer.ts';
import type { Form } from './form.ts';

/**
 * One address of the API. `parse` refuses bad parameters before anything is done; what it returns
 * is run against the database.
 */
export type Route =
  | {
      method: 'GET';
      path: RegExp;
      parse: (form: Form, id: string) => (store: Store) => Promise<Answer>;
    }
  | {
      method: 'POST';
      path: RegExp;
      parse: (form: Form, id: string) => (call: Call) => Promise<Answer>;
    };

/** The path below `prefix`, where `{id}` stands for an identifier. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace('{id}', '([A-Za-z0-9_]{1,80})')}$`);
}

/** The route of a request and the identifier in its path; 404 in Stripe's words if there is none. */
export function findRoute<Known extends { method: string; path: RegExp }>(
  routes: readonly Known[],
  method: string,
  path: string,
): { route: Known; id: string } {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return { route, id: match[1] ?? '' };
  }
  throw unrecognizedUrl(method, path);
}
