import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // So few pages that asking for them one by one costs more, and fails without a connection.
  routeDiscovery: { mode: 'initial' },
  // Set by server/build/build-once.ts, which gives each build a folder of its own.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
} satisfies Config;
