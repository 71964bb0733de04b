import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  environments: {
    ssr: {
      // One bundle starts in a third of the time and half of the memory; the embedded database finds
      // its files beside itself. See docs/decisions/020-the-server-is-one-bundle.md.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['@electric-sql/pglite'] },
      }),
      build: { rolldownOptions: { input: './server/bundle.ts' } },
    },
  },
}));
