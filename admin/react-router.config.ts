import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: '.',
  routeDiscovery: { mode: 'initial' },
  // Set by server/build/build-once.ts.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  // Named by its content: a shop that runs loads the admin of its own build, whatever has been built since.
  serverBuildFile: 'entry-[hash].js',
} satisfies Config;
