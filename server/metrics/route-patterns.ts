/** Which route a request was for: what is counted by route has as many counts as there are routes, whatever is asked for. */
import { TrieRouter } from 'hono/router/trie-router';

/** What no route is for. */
export const NO_ROUTE = 'none';

/** React Router's name of the home page's data. */
const ROOT_DATA = '/_root';

/** Of Hono's patterns a regular expression in braces is part of its parameter: here any text is of it. */
function plainPattern(pattern: string): string {
  return pattern.replaceAll(/\{.*?\}(?=\/|$)/g, '');
}

/** A fixed step before a parameter, and that before what is open at its end, as both routers prefer them. */
function byPreference(one: string, other: string): number {
  const rank = (step: string | undefined) => (step === '*' ? 2 : step?.startsWith(':') ? 1 : 0);
  const [steps, others] = [one.split('/'), other.split('/')];
  const at = steps.findIndex((step, index) => rank(step) !== rank(others[index]));
  return at === -1 ? 0 : rank(steps[at]) - rank(others[at]);
}

/** Gives the pattern of a request's URL, such as `/products/:variant` of `/products/lamp.data?page=2`. */
export function createRoutePatterns(patterns: readonly string[]): (url: string) => string {
  const router = new TrieRouter<string>();
  for (const pattern of [...new Set(patterns.map(plainPattern))].toSorted(byPreference)) {
    router.add('GET', pattern, pattern);
  }
  return (url) => {
    const [whole = ''] = url.split('?', 1);
    const path = whole.endsWith('.data') ? whole.slice(0, -'.data'.length) : whole;
    const [[first] = []] = router.match('GET', path === ROOT_DATA ? '/' : path);
    return first?.[0] ?? NO_ROUTE;
  };
}
