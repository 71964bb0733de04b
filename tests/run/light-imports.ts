/**
 * Imports Drizzle in a tenth of the processor time, in each process of the tests that imports it from its package: Node
 * reads the `exports` of a package anew for each file of it, and Drizzle has 180 kB of them and hundreds of files.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, resolveAsNode) {
    const { parentURL = '' } = context;
    const isOwnFile =
      parentURL.includes('/node_modules/drizzle-orm/') && /^\..*\.js$/.test(specifier);
    if (!isOwnFile) return resolveAsNode(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
