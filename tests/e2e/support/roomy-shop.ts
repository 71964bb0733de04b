/**
 * The production build as a process like `npm start`'s, with some parts replaced: no limit on sign-ins
 * and payments from one address; the first argument can be JSON with other parts.
 */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import type { DeliveryOption } from '#app/features/delivery/delivery-option.ts';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { writeCode } from '#app/features/discounts/discount-codes.server.ts';
import { createOutboxTransport } from '#app/features/mail/send/outbox-transport.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import { refreshSoldOut } from '#app/features/stock/refresh-sold-out.server.ts';
import type { Plugin } from '#app/plugins/plugin.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { buildOnce } from '#server/build/build-once.ts';
import { embedSimulatorProvider } from '#server/providers/open-provider.ts';
import { SHOP_LIMITS } from '#server/shop-limits.ts';
import { toPseudo } from '#tests/documents/pseudo-words.ts';
import { openTestDatabase } from '#tests/postgres/test-postgres.ts';
import { brandedSettings } from '#tests/shop/branded-settings.ts';
import { fixedMode, TEST_SECRET, testSettings } from '#tests/shop/test-settings.ts';
import type { OtherParts } from './shop-process.ts';

// React and the router read NODE_ENV when they are imported.
process.env.NODE_ENV = 'production';

function offering(options: readonly DeliveryOption[]): Plugin {
  return {
    name: 'carrier',
    deliveryPrice: { options: () => options, onFailure: 'own-prices' },
  };
}

const ROOMY = { windowSeconds: 60, max: 10_000 };

const { DATABASE_URL = '', DATA_DIR = 'data', PORT = '0' } = process.env;
const parts: OtherParts = JSON.parse(process.argv[2] ?? '{}');
const { catalogue, stock, brokenRoute, mode, codes = [], deliveryZones = [] } = parts;
const { deliveryOptions, isPseudo, accent } = parts;
// Before the first message is read.
if (isPseudo) globalThis.basketMessageRead = toPseudo;

// Known once the shop listens.
let shopUrl = `http://localhost:${PORT}`;

// Whether it is of today's sources is known in a run of tests (set-up.ts).
const folder = process.env.BASKET_TEST_BUILD ?? (await buildOnce());
const build: typeof import('#server/bundle.ts') = await import(
  pathToFileURL(join(folder, 'server/index.js')).href
);
const database = await openTestDatabase(DATABASE_URL);
if (catalogue) await database.queries.insert(product).values(catalogue).onConflictDoNothing();
const branded = accent === undefined ? null : await brandedSettings(DATA_DIR, accent);
const fixed = { ...branded?.fixed, ...(mode && fixedMode(mode)) };
const shop = await build.runShop(testSettings({ ...branded, fixed }), {
  database,
  authSecret: TEST_SECRET,
  pages: brokenRoute ? breakRoute(build.pages, brokenRoute) : build.pages,
  clientFolder: join(folder, 'client'),
  createProvider: embedSimulatorProvider,
  limits: { ...SHOP_LIMITS, auth: ROOMY, payments: ROOMY },
  plugins: deliveryOptions ? [offering(deliveryOptions)] : [],
  mail: {
    transport: createOutboxTransport(join(DATA_DIR, 'mail')),
    from: { name: 'Basket', address: 'shop@localhost' },
    shopUrl: () => shopUrl,
  },
  log: pino({ level: 'error' }, pino.destination(2)),
});
for (const zone of deliveryZones) await writeDeliveryZone(database.queries, zone);
for (const code of codes) await writeCode(database.queries, code);
if (stock) {
  // After the sample catalogue is loaded.
  const fact = { isChange: false, reason: 'counted', reference: 'start' };
  await countStock(database.queries, stock, fact);
  // Lists hear of it a moment later: the first page is to be of now.
  await refreshSoldOut(database.queries, null);
}
const server = createServer(shop.listener());
server.listen(Number(PORT), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  shopUrl = `http://localhost:${port}`;
  process.stdout.write(`The shop is open at ${shopUrl}\n`);
  // For the next start: this process is killed.
  flushCompileCache();
});

/** The build's routes, one of which can be made to throw. */
function breakRoute(pages: ServerBuild, id: string): ServerBuild {
  const route = pages.routes[id];
  if (!route) throw new Error(`There is no route ${id} to break.`);
  function loader(): never {
    throw new Error('This page is broken');
  }
  const broken = { ...route, module: { ...route.module, loader } };
  return { ...pages, routes: { ...pages.routes, [id]: broken } };
}
