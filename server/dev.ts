/**
 * `npm run dev`: the shop with Vite in front of it. What changes is seen at once: components by hot
 * module replacement, everything else by opening the shop anew at the next request.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { toShopSettings } from '#app/features/settings/shop-settings.ts';
import { defaultLocale } from '#app/shared/locale.ts';
import type { AdminLoader } from '#server/admin/admin-listener.ts';
import type * as adminBundle from '#server/admin/bundle.ts';
import { streamListener } from '#server/http/stream-listener.ts';
import { createLog } from '#server/log/create-log.ts';
import { checkStripe } from '#server/providers/check-stripe.ts';
import type * as shops from './reloadable-shop.ts';
import { readEnvironment } from './settings/environment.ts';
import { warnOfMisspeltSettings } from './settings/misspelt-settings.ts';
import { readSettings } from './settings/settings.ts';
import { describeStartProblem } from './start-problem.ts';
import { startupBanner } from './startup-banner.ts';

process.env.NODE_ENV = 'development';

const environment = readEnvironment();
for (const line of warnOfMisspeltSettings(environment)) process.stderr.write(`${line}\n`);
const read = readSettings(environment);
if (!read.ok) {
  process.stderr.write(`${read.message}\n`);
  process.exit(1);
}
const { settings } = read;
// What staff has set is known once the shop is open.
const { mode } = toShopSettings(settings.fixed, defaultLocale);
const log = createLog(settings.logLevel);
const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

const adminVite = await createVite({
  configFile: fileURLToPath(new URL('../vite/admin.config.ts', import.meta.url)),
  appType: 'custom',
  // Its hot reloading has a port of its own: the server above is the shop's.
  server: { middlewareMode: true, hmr: { port: 0 } },
});

/** What Vite adds to a page is inline and carries no nonce. */
function withoutPolicy({ status, headers, body }: Response): Response {
  const own = new Headers(headers);
  own.delete('content-security-policy');
  return new Response(body, { status, headers: own });
}

const ADMIN_ENTRY = fileURLToPath(new URL('admin/bundle.ts', import.meta.url));

/** The admin with its Vite in front, which is asked first for scripts and styles; opened anew once it has changed. */
const loadAdmin: AdminLoader = async () => ({
  openAdmin(parts) {
    let opened: { from: typeof adminBundle.openAdmin; admin: adminBundle.Admin } | undefined;

    async function currentAdmin(): Promise<adminBundle.Admin> {
      const loaded = await adminVite.ssrLoadModule(ADMIN_ENTRY);
      const { openAdmin: from } = loaded as typeof adminBundle;
      if (opened?.from !== from) opened = { from, admin: from(parts, { files: false }) };
      return opened.admin;
    }

    return {
      async fetch(request, env) {
        const { incoming, outgoing } = env as HttpBindings;
        const isOfAdmin = await new Promise<boolean>((resolve) => {
          outgoing.once('close', () => resolve(false));
          adminVite.middlewares(incoming, outgoing, () => resolve(true));
        });
        if (!isOfAdmin) return RESPONSE_ALREADY_SENT;
        return withoutPolicy(await (await currentAdmin()).fetch(request, env));
      },
    };
  },
});

let open: { from: typeof shops.openDevShop; shop: shops.DevShop } | undefined;
let opening: Promise<unknown> = Promise.resolve();

/** Vite gives another function as soon as anything changed that it is made of. */
async function currentShop(): Promise<shops.DevShop> {
  const loaded = await vite.ssrLoadModule('/server/reloadable-shop.ts');
  const { openDevShop: from } = loaded as typeof shops;
  if (open?.from === from) return open.shop;
  await open?.shop.close();
  open = undefined;
  const shop = await from(settings, {
    ...{ pages: loadPages, loadAdmin, log },
    print: (line) => process.stdout.write(`${line}\n`),
  });
  open = { from, shop };
  return shop;
}

async function loadPages(): Promise<ServerBuild> {
  return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}

const answer = streamListener(async (request, env) => {
  const shop = opening.then(currentShop, currentShop);
  opening = shop;
  try {
    return withoutPolicy(await (await shop).fetch(request, env));
  } catch (error) {
    const message = stripVTControlCharacters(
      `The shop could not be opened. ${describeStartProblem(error, settings)}\n`,
    );
    process.stderr.write(message);
    return new Response(message, { status: 500 });
  }
});

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
server.once('error', (error) => {
  process.stderr.write(`${describeStartProblem(error, settings)}\n`);
  process.exit(1);
});
const providerCheck = settings.stripe ? checkStripe(settings.stripe) : null;
server.listen(settings.port, settings.host, async () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  process.stdout.write(`${startupBanner(settings, port, await providerCheck, mode)}\n`);
});

async function stop(): Promise<void> {
  await Promise.all([vite.close(), adminVite.close()]);
  await open?.shop.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
// Only once: a second one ends the process at once.
process.once('SIGINT', () => {
  process.stdout.write('Stopping. Ctrl-C again ends at once.\n');
  void stop();
});
