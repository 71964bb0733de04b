import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { createHomeScripts } from './vite/home-scripts.ts';
import { leanBrowser } from './vite/lean-browser.ts';
import { pageStyles } from './vite/page-styles.ts';
import { pluginSlots } from './vite/plugin-slots.ts';
import { shopLanguage } from './vite/shop-language.ts';
import { wholeAnswers } from './vite/whole-answers.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    pluginSlots(),
    reactRouter(),
    shopLanguage(),
    leanBrowser(),
    wholeAnswers(),
    pageStyles(),
  ],
  environments: {
    client: {
      build: {
        // One for all pages: it is in the first page's HTML (app/page-styles.server.ts).
        cssCodeSplit: false,
        // Nothing to preload: what is imported later has neither styles nor many parts.
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { debugName: 'home', name: createHomeScripts() },
                // What several other pages have, such as one word: a file of each would be a request of each.
                {
                  name: 'page-parts',
                  test: /[\\/]app[\\/]ui[\\/](panel(\.module)?|filled|page[\\/]page-heading)\.(tsx|css)$|[\\/]basket[\\/](core[\\/]wish-list\.ts|shared[\\/]share-form\.tsx)$|[\\/]messages[\\/]\w+\.ts\?only=/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One bundle starts in 0.34 s instead of 0.85 and idles in 136 MB instead of 288; the embedded database
      // finds its files beside itself.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['@electric-sql/pglite'] },
      }),
      build: { rolldownOptions: { input: './server/bundle.ts' } },
    },
  },
}));
