/** Which route a request was for: what is counted by route has as many counts as there are routes, whatever is asked for. */

type Node = {
  fixed: Map<string, Node>;
  any: Node | null;
  pattern: string | null;
  rest: string | null;
};

const newNode = (): Node => ({ fixed: new Map(), any: null, pattern: null, rest: null });

/** What no route is for. */
export const NO_ROUTE = 'none';

/** React Router's name of the home page's data. */
const ROOT_DATA = '/_root';

/** The steps of a path; a regular expression of Hono's in braces is part of its parameter. */
function stepsOf(pattern: string): string[] {
  return pattern
    .replaceAll(/\{.*?\}(?=\/|$)/g, '')
    .split('/')
    .slice(1);
}

/**
 * Gives the pattern of a request's URL, such as `/products/:variant` of `/products/lamp.data?page=2`. A fixed step is
 * preferred to a parameter and that to `*`, as both routers do.
 */
export function createRoutePatterns(patterns: readonly string[]): (url: string) => string {
  const root = newNode();
  for (const pattern of patterns) {
    const steps = stepsOf(pattern);
    const plain = `/${steps.join('/')}`;
    let node = root;
    for (const step of steps) {
      if (step === '*') {
        node.rest ??= plain;
        break;
      }
      let next = step.startsWith(':') ? node.any : (node.fixed.get(step) ?? null);
      if (next === null) {
        next = newNode();
        if (step.startsWith(':')) node.any = next;
        else node.fixed.set(step, next);
      }
      node = next;
    }
    if (!plain.endsWith('*')) node.pattern ??= plain;
  }

  function find(node: Node, path: string, from: number): string | null {
    if (from > path.length) return node.pattern ?? node.rest;
    const slash = path.indexOf('/', from);
    const end = slash === -1 ? path.length : slash;
    const step = path.slice(from, end);
    const fixed = node.fixed.get(step);
    const found = fixed ? find(fixed, path, end + 1) : null;
    if (found !== null) return found;
    const any = node.any && step !== '' ? find(node.any, path, end + 1) : null;
    return any ?? node.rest;
  }

  return (url) => {
    const query = url.indexOf('?');
    const whole = query === -1 ? url : url.slice(0, query);
    const path = whole.endsWith('.data') ? whole.slice(0, -'.data'.length) : whole;
    return find(root, path === ROOT_DATA ? '/' : path, 1) ?? NO_ROUTE;
  };
}
