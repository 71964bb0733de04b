/** The admin's own build, beside the storefront's: docs/decisions/060-the-admin-is-a-second-build.md. */
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanBrowser } from './lean-browser.ts';
import { shopLanguage } from './shop-language.ts';
import { wholeAnswers } from './whole-answers.ts';

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('../admin', import.meta.url)),
  plugins: [reactRouter(), shopLanguage(), leanBrowser(), wholeAnswers()],
  environments: {
    client: {
      build: {
        // Nothing to preload: what is imported later has few parts.
        modulePreload: false,
        rolldownOptions: {
          // One file of what three of four pages have: a file of each would stand in the list of every page's files.
          output: { codeSplitting: { groups: [{ name: 'frame', minShareCount: 46 }] } },
        },
      },
    },
    ssr: {
      // It has a part that is no JavaScript, and is loaded with the first picture.
      ...(command === 'build' && { resolve: { noExternal: true, external: ['sharp'] } }),
      build: {
        rolldownOptions: {
          input: fileURLToPath(new URL('../server/admin/bundle.ts', import.meta.url)),
        },
      },
    },
  },
}));
