import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Set by server/build-once.ts, which gives each build a folder of its own.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
} satisfies Config;
