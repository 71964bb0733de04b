/**
 * Each page of the admin in the pseudo-language: each word comes from a catalogue of messages, or is a name, a command
 * or data.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENT_KIND_NAMES } from '#app/features/events/event-kinds.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { knownWords, plainWordsIn, toPseudo } from '#tests/documents/pseudo-words.ts';
import { type StaffBrowser, testAdmin } from '#tests/shop/test-admin.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';
import routes from './routes.ts';

globalThis.basketMessageRead = toPseudo;
const admin = await testAdmin({ warnings: ['12'] });
afterAll(async () => {
  globalThis.basketMessageRead = undefined;
  await admin.close();
});

const email = newEmail();
const known = knownWords([
  ...[
    email,
    'http https localhost example com collections UTC CSV seller accessibility',
    'Admin API OpenAPI JSON Lines Owner Anna anna ENOTFOUND Shop PORT',
    EVENT_KIND_NAMES.join(' '),
  ],
  ...['owner manager packer reader editor Warehouse Lamps lamps SPRING UPS', SCOPE_NAMES.join(' ')],
]);
let staff: StaffBrowser;
/** The addresses of the pages of one thing, by the pattern of their route. */
const things: Record<string, string[]> = {};

const submit = (path: string, operation: string, fields: Record<string, string>) =>
  staff.submit(path, { operation, ...fields });

async function linkIn(path: string, pattern: RegExp): Promise<string> {
  const html = await (await staff.get(path)).text();
  const [, link] = pattern.exec(html) ?? [];
  if (!link) throw new Error(`No link ${pattern} on ${path}`);
  return link.replaceAll('&amp;', '&');
}

beforeAll(async () => {
  staff = await admin.enter();
  const visitor = admin.shop.visitor();
  const uid = await visitor.register(email);
  await visitor.add('book', 'book', 'tablet');
  const order = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${order}`);
  await submit('/staff', 'staff.invite', { name: 'Anna', role: 'packer' });
  await submit('/staff', 'roles.set', { name: 'editor', scopes: 'orders:read', seenScopes: '' });
  await submit('/tokens', 'tokens.make', { name: 'Warehouse', scopes: 'orders:read' });
  const webhook = { address: 'https://example.com/', kinds: 'customer.deleted' };
  await submit('/webhooks', 'webhooks.add', webhook);
  await submit('/settings', 'codes.set', { name: 'SPRING', off: '10%', uses: '', usesEach: '' });
  await submit('/collections', 'collections.add', { handle: 'lamps', title: 'Lamps' });
  await submit('/home', 'home.add', { kind: 'text', title: 'Lamps', text: 'Lamps' });
  const act = (verb: string, fields: Record<string, string>) =>
    submit(`/orders/${order}`, `orders.${verb}`, { order, ...fields });
  await act('note', { text: '12' });
  await act('refund', { what: 'amount', amount: '1', refundedSoFar: '0', reason: '12' });
  await act('ship', { carrier: 'UPS', tracking: '12' });
  const file = new FormData();
  file.set('file', new Blob(['id,title,price\nbook,Lamps,5\nlamps,Lamps,bad\n']), 'lamps.csv');
  const sent = await staff.upload('/import', file);
  const imported = sent.headers.get('location') ?? '';
  await admin.shop.services.jobs.waitFor(imported.split('/').at(-1) ?? '', 60_000);
  const preview = await staff.submit('/bulk', { change: 'percent', value: '-10' });
  await admin.queries.execute("select announce('customer.deleted', 'anna', '{}')");
  const hook = await linkIn('/webhooks', /href="(\/webhooks\/we_\w+)"/);
  Object.assign(things, {
    'orders/:id': [`/orders/${order}`],
    'products/:variant': ['/products/book'],
    'products/:variant/pictures': ['/products/book/pictures'],
    'product/:id': ['/product/book'],
    'collections/:handle': ['/collections/lamps'],
    'collections/:handle/picture': ['/collections/lamps/picture'],
    'home/:section': ['/home/text-1'],
    'home/:section/picture': ['/home/text-1/picture'],
    'bulk/:id': [preview.headers.get('location') ?? ''],
    'import/:id': [imported],
    'mail/:name': [await linkIn('/mail', /href="(\/mail\/[^"?]+\?of=[^"]+)"/)],
    'webhooks/:id': [hook],
    'webhooks/:id/:event': [await linkIn(hook, /href="(\/webhooks\/\w+\/evt_\w+)"/)],
    'customers/:uid': [`/customers/${uid}`],
    'shop/pictures/:kind': ['/shop/pictures/logo'],
    'settings/code/:name': ['/settings/code/SPRING'],
    slips: ['/slips', `/slips?orders=${order}`],
    'pick-list': ['/pick-list', `/pick-list?orders=${order}`],
    orders: ['/orders', '/orders?q=zzzzzz', '/orders?state=returned'],
    mail: ['/mail', '/mail?stuck'],
    customers: ['/customers', '/customers?q=nobody'],
    '*': ['/nothing-here'],
  });
});

/** What somebody sees or hears of a page, but for commands and what is written by people. */
function textsOf(html: string): string[] {
  const shown = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|noscript|code|kbd|pre|textarea|time)\b.*?<\/\1>/gs, '')
    .replace(/<(\w+)[^>]* lang="[^"]*"(?<!<html[^>]*)[^>]*>.*?<\/\1>/gs, '');
  const names = shown.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g);
  return [...shown.split(/<[^>]*>/), ...[...names].map(([, name = '']) => name)].map((text) =>
    text.replace(/&#?\w+;/g, ' '),
  );
}

const all = await routes;
const pages = all.filter(({ file }) => file.endsWith('.tsx')).map(({ path = '' }) => path);

test.for(pages)('no word of /%s is from no catalogue', async (path) => {
  const browser = path === 'enter' ? admin.browser() : staff;
  for (const address of things[path] ?? [`/${path}`]) {
    const answer = await browser.get(address);
    expect([200, 404], address).toContain(answer.status);
    expect(plainWordsIn(textsOf(await answer.text()), known), address).toEqual([]);
  }
});

test('who may not see a page, and whose form is refused, is told in words of a catalogue', async () => {
  const packer = await admin.enter('Anna', 'packer');
  const texts = [
    await packer.get('/settings/code/SPRING'),
    await packer.submit('/orders', { operation: 'orders.cancel', order: '12' }),
    await submit('/staff', 'staff.invite', { name: '' }),
    await submit('/staff', 'nothing', {}),
    await submit('/tokens', 'tokens.make', { name: 'Warehouse', scopes: 'orders:read' }),
  ];
  for (const answer of texts) {
    expect(answer.status).toBeGreaterThan(399);
    expect(plainWordsIn(textsOf(await answer.text()), known)).toEqual([]);
  }
});
