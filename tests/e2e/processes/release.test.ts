/** What `npm run release` makes, where it runs: a read-only folder of somebody else's. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { type ShopProcess, startShop } from '#tests/e2e/support/shop-process.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

const BUILD_MS = 300_000;
test.describe.configure({ timeout: BUILD_MS });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** Who runs the shop: nobody of Debian, where this runs as root, who may write everywhere. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

const ADMIN = /^Admin: (http:\S+)/m;

let stage: string;
let folder: string;
const shops: ShopProcess[] = [];
test.beforeAll(async () => {
  // It builds, and packs a Node.
  test.setTimeout(BUILD_MS);
  stage = await mkdtemp(join(tmpdir(), 'basket-released-'));
  await run(process.execPath, ['server/build/make-release.ts', stage], { cwd: root });
  const [archive = ''] = await readdir(stage);
  await run('tar', ['-xzf', join(stage, archive), '-C', stage]);
  folder = join(stage, archive.replace('.tar.gz', ''));
  await chmod(stage, 0o755);
  await run('chmod', ['-R', 'a-w', folder]);
});
test.afterAll(async () => {
  for (const shop of shops) await shop.dispose();
  await run('chmod', ['-R', 'u+w', folder]);
  await rm(stage, { recursive: true, force: true });
});

/** A program of the release, as the shop's user. */
async function program(script: string, env: Readonly<Record<string, string>>, ...words: string[]) {
  const args = ['--require', './server/check-install.cjs', script, ...words];
  const user = uid === undefined ? {} : { uid, gid: uid };
  const own = { PATH: process.env.PATH ?? '', PORT: '0', ADMIN_PORT: 'off', LOG_LEVEL: 'error' };
  return run(join(folder, 'node_modules/.bin/node'), args, {
    cwd: folder,
    env: { ...own, ...env },
    ...user,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

test('a release starts as it is unpacked, writes to its data alone, sells, and has its commands', async ({
  visitor,
}) => {
  const shop = await startShop({ kind: 'embedded', folder, uid, hasAdmin: true });
  shops.push(shop);
  expect(shop.startupBanner()).not.toContain('Building');
  expect((await fetch(`${shop.origin}/up`)).status).toBe(200);
  await expect.poll(shop.startupBanner).toMatch(ADMIN);
  const admin = ADMIN.exec(shop.startupBanner())?.[1] ?? '';
  expect((await fetch(admin)).status).toBe(200);

  const shopper = await visitor({ baseURL: shop.origin });
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();

  const list = () => program('server/shop.ts', { DATA_DIR: shop.dataDir }, 'orders', 'list');
  const listed = await list();
  expect(listed).toMatchObject({ code: 0, stdout: expect.stringContaining('$') });
  await shopper.page.goto('about:blank');
  expect(await shop.stop()).toBe(0);
  expect(await list()).toEqual(listed);
  expect(await program('server/check/check.ts', { DATA_DIR: shop.dataDir })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Settings: all can be read'),
  });
  const target = `${shop.dataDir}-backup`;
  const words = ['database', 'backup', target];
  expect(await program('server/shop.ts', { DATA_DIR: shop.dataDir }, ...words)).toMatchObject({
    code: 0,
    stdout: `The shop is backed up in ${target}.\n`,
  });
  await rm(target, { recursive: true });
});

test('in a language that it is not built for, it says in a line what to do', async () => {
  expect(await program('server/start.ts', { SHOP_LANGUAGE: 'de' })).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no build of these sources for SHOP_LANGUAGE=de, and this user may not write to ${join(folder, 'build')}: run "npm run build" there as the user that owns it.\n`,
  });
});
