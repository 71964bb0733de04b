/** A shop that is built with both examples in its `basket.config.ts`, beside one without the file. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { type ShopProcess, startShop } from '#tests/e2e/support/shop-process.ts';

test.describe.configure({ timeout: 300_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a shop is built and run from. */
const SOURCES = [
  ...['admin', 'app', 'db', 'examples', 'operations', 'packages', 'public', 'server', 'vite'],
  ...['package.json', 'package-lock.json', 'react-router.config.ts', 'tsconfig.json'],
  'vite.config.ts',
];

const NOTE = 'How to care for it';
const SERVICES = [
  { code: 'post', name: 'By mail van', price: 690 },
  { code: 'express', name: 'By night train', price: 1_900 },
];

let folder: string;
let carrier: Server;
const shops: ShopProcess[] = [];
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basket-plugins-'));
  for (const source of SOURCES)
    await cp(join(root, source), join(folder, source), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  carrier = createServer((_, answer) => answer.end(JSON.stringify({ services: SERVICES })));
  await once(carrier.listen(0, '127.0.0.1'), 'listening');
  const { port } = carrier.address() as AddressInfo;
  await writeFile(
    join(folder, 'basket.config.ts'),
    `import { defineShop } from '#app/plugins/plugin.ts';
    import { careNote } from './examples/care-note/care-note.ts';
    import { carrierPrices } from './examples/carrier-prices/carrier-prices.ts';
    const carrier = carrierPrices({ address: 'http://127.0.0.1:${port}/', key: 'key' });
    export default defineShop({ plugins: [careNote, carrier] });`,
  );
});
test.afterAll(async () => {
  for (const shop of shops) await shop.dispose();
  carrier.close();
  await rm(folder, { recursive: true, force: true });
});

/** As whoever keeps the shop at its machine. */
async function command({ dataDir }: ShopProcess, cwd: string, ...words: string[]) {
  const args = ['--require', './server/check-node.cjs', 'server/shop.ts', ...words];
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  return (await promisify(execFile)(process.execPath, args, { cwd, env })).stdout;
}

/** All scripts of a page that is opened in a new browser. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js')) answers.push(answer.text());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(answers)).join('\n');
}

async function giveAddress(page: Page): Promise<void> {
  const address = {
    ...{ name: 'Ann Lee', 'address-line1': 'Storgata 1', 'address-level2': 'Oslo' },
    'postal-code': '0150',
  };
  for (const [token, text] of Object.entries(address)) {
    await page.locator(`input[autocomplete="${token}"]`).fill(text);
  }
  await page.locator('select[autocomplete="country"]').selectOption('NO');
  await page.getByRole('heading', { name: 'Review items and delivery' }).click();
  await expect(page.getByText('0150 Oslo')).toBeVisible();
}

const PRODUCT = '/product/12321341';

test('field, view and prices of plugins are in the shop that is built with them, and in no other', async ({
  visitor,
}) => {
  const settings = { DELIVERY: 'address' };
  const built = await startShop({ kind: 'embedded', settings, folder });
  const plain = await startShop({ kind: 'embedded', settings });
  shops.push(built, plain);
  const open = async (of: ShopProcess) => visitor({ baseURL: of.origin });
  await command(built, folder, 'products', 'change', 'book', '--details', 'Care: Wool');
  const { page } = await open(built);
  expect(await scriptsOf(page, PRODUCT)).toContain(NOTE);
  await expect(page.getByRole('heading', { name: NOTE })).toBeVisible();
  await expect(page.getByText('dry it flat')).toBeVisible();
  await expect(page.getByText('Wool', { exact: true })).toBeVisible();
  const { page: home } = await open(built);
  expect(await scriptsOf(home, '/')).not.toContain(NOTE);

  const shopper = await open(built);
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await giveAddress(shopper.page);
  for (const { name } of SERVICES) {
    await expect(shopper.page.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(shopper.page.getByText('$6.90').first()).toBeVisible();

  const { page: bare } = await open(plain);
  expect(await scriptsOf(bare, PRODUCT)).not.toContain(NOTE);
  await expect(bare.getByText(NOTE)).toHaveCount(0);
  const other = await open(plain);
  await other.haveInBasket('book');
  await other.open('/Payment');
  await giveAddress(other.page);
  await expect(other.page.getByText('By mail van')).toHaveCount(0);
  expect(await command(plain, root, 'fields', 'list')).not.toContain('Care');
});
