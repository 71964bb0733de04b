/** Leaves out of the browser's React Router what this shop does not use (docs/decisions/030). */
import { type ESTree, type Plugin, parseAst } from 'vite';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;

/**
 * Modules that a shop with all its routes in the first manifest and without instrumentation never
 * calls, and what takes their place; what is undefined here is of the server's half. A name that a
 * new version of the router imports and that is not here fails the build.
 */
const UNUSED: readonly [path: RegExp, replacement: string][] = [
  [
    /[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    `export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const instrumentHandler = undefined;
     export const instrumentationResultMetaContext = undefined;`,
  ],
  [
    /[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false;
     export const getPartialManifest = (manifest) => manifest;
     export const getPatchRoutesOnNavigationFunction = () => undefined;
     export const useFogOFWarDiscovery = () => {};
     export const getManifestPath = undefined;
     export const getPathsWithAncestors = undefined;
     export const handleClientVersionMismatch = undefined;`,
  ],
];

/** Names for React's developer tools, which hold components in the bundle that nobody renders. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const PURE_CALL = / = (?=React(\$1)?\.(forwardRef|createContext)\()/g;

/** What explains a mistake in the code of a shop, which `npm run dev` shows in full. */
const EXPLAINED = /^(invariant|warning|warnOnce)(\$\d)?$/;

/** Where the explanations of such mistakes stand, in the order of the text. */
function findExplanations(code: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  (function requestSession(node: unknown): void {
    if (Array.isArray(node)) for (const one of node) requestSession(one);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const call = node as ESTree.CallExpression | ESTree.NewExpression;
    if (call.type === 'CallExpression' && call.callee.type === 'Identifier') {
      const text = call.arguments[1];
      if (text && EXPLAINED.test(call.callee.name)) found.push(text);
    }
    if (
      call.type === 'NewExpression' &&
      call.callee.type === 'Identifier' &&
      call.callee.name === 'Error'
    ) {
      const text = call.arguments[0];
      if (text && (text.type === 'Literal' || text.type === 'TemplateLiteral')) found.push(text);
    }
    for (const child of Object.values(node)) requestSession(child);
  })(parseAst(code));
  return found.toSorted((one, other) => one.start - other.start);
}

function withoutExplanations(code: string): string {
  return findExplanations(code).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`,
    code,
  );
}

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const unused = UNUSED.find(([path]) => path.test(id));
      if (unused) return { code: unused[1], map: null };
      const lean = withoutExplanations(code)
        .replace(DISPLAY_NAME, '')
        .replace(PURE_CALL, ' = /* @__PURE__ */ ');
      return { code: lean, map: null };
    },
  };
}
