import { configDefaults, defineConfig } from 'vitest/config';
import { writeToFastFolder } from './tests/run/fast-folder.ts';
import './tests/run/light-imports.ts';

writeToFastFolder();

/** The contract of a database: the embedded one and a real PostgreSQL both keep it. */
const CONTRACT_SUITES = ['tests/database/**/*.test.ts', 'tests/model/**/*.test.ts'];

/** What is built upon that contract. `npm run test:long` tries it on the embedded database, too, at last. */
const SERVER_SUITES = [
  'tests/attacks/**/*.server.test.ts',
  'tests/promises/**/*.server.test.ts',
  'operations/**/*.server.test.ts',
  'app/**/*.server.test.ts',
  'admin/**/*.server.test.ts',
  'server/http/**/*.test.ts',
  'examples/**/*.server.test.ts',
];

/** What is about PostgreSQL alone. */
const POSTGRES_SUITES = ['**/postgres-*.test.ts'];

/** What is slow by its nature: kills, every mail in a browser. */
const LONG_SUITES = ['tests/faults/faults.test.ts', 'tests/screens/mail-look.test.ts'];

/** As slow: the move of a whole shop, and many histories of one. */
const LONG_POSTGRES_SUITES = [
  'server/shell/postgres-move.test.ts',
  'tests/model/history/postgres-long-history.test.ts',
];

/** Rules and components, which need no database: `npm run test:quick`. */
const UNIT_SUITES = [
  'app/**/*.test.{ts,tsx}',
  'admin/**/*.test.{ts,tsx}',
  'operations/**/*.test.{ts,tsx}',
  'bench/**/*.test.ts',
  'packages/**/*.test.ts',
  'examples/**/*.test.ts',
];

/** What mocks a module or a field of one: each of these files has its modules to itself. */
const MOCKING_SUITES = [
  'admin/products/product-fields.test.tsx',
  'app/features/basket/browser/basket-client.test.ts',
  'app/features/catalogue/import/new-field.server.test.ts',
  'app/features/live/browser/live-client.test.ts',
  'app/features/payment/provider/payment-provider.test.tsx',
  'operations/catalogue/import/new-field.server.test.ts',
];

const NO_SUITES = [...configDefaults.exclude, 'build/**', 'tests/e2e/**', 'test-results/**'];

/** What is about a cluster alone. */
const CLUSTER_ONLY_SUITES = ['**/cluster-*.test.ts'];

/** What a cluster must keep. Where `CITUS_URL` names none there is no such project. */
const CLUSTER_SUITES = [
  // Not the long histories, each of which takes a minute there.
  'tests/model/**/!(*long*).test.ts',
  'tests/database/**/*.test.ts',
  'app/features/{account,basket,books,credits,orders,payment,reconciliation,reviews,stock}/**/*.server.test.ts',
  'admin/orders/**/*.server.test.ts',
  'operations/{credits,customers,orders}/**/*.server.test.ts',
  ...CLUSTER_ONLY_SUITES,
];

const CLUSTER_PROJECT = {
  extends: true as const,
  test: {
    name: 'cluster',
    include: CLUSTER_SUITES,
    exclude: [...NO_SUITES, ...MOCKING_SUITES],
    globalSetup: ['tests/postgres/test-cluster.ts'],
  },
};

export default defineConfig({
  test: {
    setupFiles: ['tests/run/fail-on-console.ts', 'tests/run/fixed-seed.ts'],
    restoreMocks: true,
    execArgv: ['--import', './tests/run/light-imports.ts'],
    // Two files at a time share two processors with their databases; nothing here is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // Files of one worker share the modules that they import: importing them anew took two fifths of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: UNIT_SUITES,
          exclude: [...NO_SUITES, ...SERVER_SUITES, ...MOCKING_SUITES],
        },
      },
      {
        extends: true,
        test: {
          name: 'units, mocking',
          include: MOCKING_SUITES.filter((path) => !path.includes('.server.')),
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'PGlite',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...NO_SUITES,
            ...UNIT_SUITES,
            ...SERVER_SUITES,
            ...POSTGRES_SUITES,
            ...CLUSTER_ONLY_SUITES,
            ...LONG_SUITES,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL',
          include: [...CONTRACT_SUITES, ...SERVER_SUITES, ...POSTGRES_SUITES],
          exclude: [...NO_SUITES, ...MOCKING_SUITES, ...LONG_POSTGRES_SUITES],
          globalSetup: ['tests/postgres/test-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL, mocking',
          include: MOCKING_SUITES.filter((path) => path.includes('.server.')),
          isolate: true,
          globalSetup: ['tests/postgres/test-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: LONG_SUITES,
        },
      },
      {
        extends: true,
        test: {
          name: 'long, PostgreSQL',
          include: LONG_POSTGRES_SUITES,
          globalSetup: ['tests/postgres/test-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long, embedded',
          include: SERVER_SUITES,
          exclude: [...NO_SUITES, ...MOCKING_SUITES],
        },
      },
      ...(process.env.CITUS_URL ? [CLUSTER_PROJECT] : []),
    ],
  },
});
