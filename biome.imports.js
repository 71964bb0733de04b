/**
 * Which room may import which: writes biome.imports.json, which biome.json extends. `npm run lint`
 * and `npm ci` run it, on any Node.
 */
import { writeFileSync } from 'node:fs';

/**
 * The rooms from the lowest to the highest. A room imports rooms that stand before it and never one
 * that stands after it. `folder/` is the files directly in it; `folder/**` is all that is below it.
 */
const ROOMS = [
  'app/shared/**',
  'app/ui/messages/**',
  'app/features/*/messages/**',
  'app/ui/',
  'app/ui/forms/**',
  'app/ui/feedback/**',
  'app/ui/navigation/**',
  'app/ui/page/**',
  'app/features/shopper/**',
  'app/features/mail/',
  'app/features/events/',
  'app/features/live/server/**',
  'app/features/live/browser/**',
  'app/features/stock/**',
  'app/features/catalogue/product/**',
  'app/features/catalogue/search/words/**',
  'app/features/catalogue/search/query/**',
  'app/features/catalogue/search/policy/**',
  'app/features/catalogue/search/sql/**',
  'app/features/catalogue/search/suggestions/**',
  'app/features/catalogue/search/',
  'app/features/catalogue/collections/**',
  'app/features/catalogue/import/**',
  'app/features/catalogue/edit/**',
  'app/features/catalogue/pages/**',
  'app/features/catalogue/',
  'app/features/basket/core/**',
  'app/features/basket/server/**',
  'app/features/basket/browser/**',
  'app/features/basket/view/**',
  'app/features/basket/shared/**',
  'app/features/basket/wishes/**',
  'app/features/discounts/**',
  'app/features/credits/**',
  'app/features/tax/**',
  'app/features/delivery/**',
  'app/features/invoices/**',
  'app/features/orders/',
  'app/features/orders/link/**',
  'app/features/orders/actions/**',
  'app/features/orders/staff/**',
  'app/features/orders/list/**',
  'app/features/orders/page/',
  'app/features/orders/page/view/**',
  'app/features/orders/export/**',
  'app/features/withdrawal/',
  'app/features/withdrawal/view/**',
  'app/features/reviews/',
  'app/features/reviews/view/**',
  'app/features/payment/',
  'app/features/payment/provider/',
  'app/features/payment/provider/stripe/**',
  'app/features/payment/provider/simulator/**',
  'app/features/payment/decline/**',
  'app/features/payment/refund/**',
  'app/features/payment/dispute/**',
  'app/features/payment/settle/**',
  'app/features/payment/hold/**',
  'app/features/payment/start/**',
  'app/features/payment/sweep/**',
  'app/features/payment/form/**',
  'app/features/books/',
  'app/features/drafts/',
  'app/features/drafts/view/**',
  'app/features/mail/template/**',
  'app/features/mail/send/**',
  'app/features/events/deliver/**',
  'app/features/feeds/**',
  'app/features/settings/**',
  'app/features/law/**',
  'app/features/agents/**',
  'app/plugins/**',
  'app/features/account/**',
  'app/features/reconciliation/**',
  'app/features/jobs/**',
  'app/features/health/**',
  'app/',
  'app/api/**',
  'app/routes/**',
  'app/features/*/routes/**',
  'operations/words/**',
  'operations/messages/**',
  'operations/*/messages/**',
  'operations/',
  'operations/jobs/**',
  'operations/orders/**',
  'operations/catalogue/**',
  'operations/books/**',
  'operations/drafts/**',
  'operations/uploads/**',
  'operations/home/**',
  'operations/reviews/**',
  'operations/settings/**',
  'operations/mail/**',
  'operations/webhooks/**',
  'operations/customers/**',
  'operations/staff/**',
  'operations/table/**',
  'operations/shell/**',
  'operations/api/**',
  'admin/*/messages/**',
  'admin/sign-in/**',
  'admin/operations/**',
  'admin/uploads/**',
  'admin/keys/**',
  'admin/ui/**',
  'admin/orders/**',
  'admin/books/**',
  'admin/drafts/**',
  'admin/withdrawals/**',
  'admin/today/**',
  'admin/products/**',
  'admin/collections/**',
  'admin/home/**',
  'admin/reviews/**',
  'admin/bulk/**',
  'admin/import/**',
  'admin/mail/**',
  'admin/webhooks/**',
  'admin/health/**',
  'admin/staff/**',
  'admin/tokens/**',
  'admin/customers/**',
  'admin/settings/**',
  'admin/',
  'server/log/**',
  'server/http/**',
  'server/settings/**',
  'server/metrics/**',
  'server/admin/**',
  'server/providers/**',
  'server/storage/**',
  'server/backup/**',
  'server/build/**',
  'server/control/**',
  'server/shell/**',
  'server/check/**',
  'tests/**',
];

/** What stands beside that order: these import nothing of the shop, and only these rooms import them. */
const OWN_HOUSES = ['db', 'packages'];
const MAY_IMPORT_SIMULATOR = ['app/features/payment/provider/simulator/**', 'server/providers/**'];

/** What stands behind the face of a feature: only the rooms of the feature import it. */
const BEHIND_A_FACE = [{ of: 'app/features/catalogue/search/', rooms: ['policy/**', 'sql/**'] }];

/** The root, the entries and the tables of pages and of the API: they put all of `app` together. */
const COMPOSES_APP = ['app/', 'admin/'];

/** Files that reach the browser, and the pure cores, touch no database. */
const DATABASE = ['#db/**', 'drizzle-orm', 'drizzle-orm/**'];

const MESSAGE = "Imports run one way: see biome.imports.js and docs/architecture.md, 'Parts'.";

/** The storefront has one link, which the server renders faster than the router's. */
const ROUTER_LINK = {
  group: ['react-router'],
  importNamePattern: 'Link',
  message: 'Import Link from #app/ui/link.tsx.',
};

function override(includes, group, others = []) {
  const options = { patterns: [{ group, message: MESSAGE }, ...others] };
  return {
    includes,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  };
}

/** The files of a room, as Biome finds them. */
function filesOf(room) {
  return room.endsWith('/') ? `${room}*` : room;
}

/** What another room calls them. */
function importsOf(room) {
  return room.endsWith('/') ? [`#${room}*.ts`, `#${room}*.tsx`] : [`#${room}`];
}

const rules = ROOMS.flatMap((room, index) => {
  const higher = ROOMS.slice(index + 1)
    .filter((one) => !COMPOSES_APP.includes(room) || !one.startsWith(room))
    .flatMap(importsOf);
  const simulator = MAY_IMPORT_SIMULATOR.includes(room) ? [] : ['stripe-simulator/**'];
  const hidden = BEHIND_A_FACE.filter(({ of }) => !room.startsWith(of)).flatMap(({ of, rooms }) =>
    rooms.map((one) => `#${of}${one}`),
  );
  // Catalogues of messages stand below the rooms that they are in.
  const allowed = ROOMS.slice(0, index)
    .filter((one) => one.includes('/messages/'))
    .map((one) => `!#${one}`);
  const forbidden = ['../**', ...higher, ...simulator, ...hidden, ...allowed];
  if (!/^(app|admin)\//.test(room)) return [override([filesOf(room)], forbidden)];
  const server = filesOf(room).replace(
    /\*+$/,
    (stars) => `${stars === '**' ? '**/' : ''}*.server.ts`,
  );
  const links = room.startsWith('app/') && room !== 'app/ui/' ? [ROUTER_LINK] : [];
  return [
    override([filesOf(room)], [...forbidden, ...DATABASE], links),
    override([server, server.replace(/ts$/, 'tsx')], forbidden),
  ];
});

const ownHouses = OWN_HOUSES.map((house) =>
  override(
    [`${house}/**`],
    [
      '#app/**',
      '#server/**',
      '#tests/**',
      ...OWN_HOUSES.filter((one) => one !== house).map((one) => `#${one}/**`),
    ],
  ),
);

const untested = {
  includes: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
  linter: { rules: { style: { noRestrictedImports: 'off' } } },
};

writeFileSync(
  new URL('biome.imports.json', import.meta.url),
  `${JSON.stringify({ overrides: [...rules, ...ownHouses, untested] }, null, 2)}\n`,
);
