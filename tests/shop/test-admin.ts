/** The admin of a test shop, as its build has it, with browsers of staff. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Queries } from '#db/database.ts';
import { OWNER } from '#operations/scopes.ts';
import { OWNER_NAME } from '#operations/staff/shown-names.server.ts';
import { inviteStaff } from '#operations/staff/staff-invites.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from './test-log.ts';
import { TEST_SECRET } from './test-settings.ts';
import { type TestShop, testShop } from './test-shop.ts';
import { createVisitor, type TestVisitor } from './test-visitor.ts';

export const ADMIN_ORIGIN = 'http://localhost:3001';

export type TestAdmin = {
  shop: TestShop;
  queries: Queries;
  /** Where pictures are, and what was uploaded. */
  dataDir: string;
  fetch(request: Request): Promise<Response>;
  /** A browser at the door. */
  browser(origin?: string): StaffBrowser;
  /** A browser in which this member is signed in: an owner, unless another role is asked for. */
  enter(name?: string, role?: string): Promise<StaffBrowser>;
  takeLogged: TestShop['takeLogged'];
  close(): Promise<void>;
};

export type StaffBrowser = Pick<TestVisitor, 'get' | 'request'> & {
  /** Posts a form as a browser without scripts. */
  submit(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Posts a form with files, as a browser without scripts. */
  upload(path: string, form: FormData, headers?: Record<string, string>): Promise<Response>;
  /** The text of a page, without tags and scripts. */
  textOf(path: string): Promise<string>;
  postJson: TestVisitor['post'];
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export async function testAdmin({
  origin = ADMIN_ORIGIN,
  warnings = [] as readonly string[],
} = {}): Promise<TestAdmin> {
  const database = await testDatabase();
  const { queries } = database;
  const built = await importShop();
  const dataDir = await mkdtemp(join(tmpdir(), 'basket-admin-'));
  const shop = await testShop({
    built,
    database,
    sendsEvents: false,
    settings: { dataDir },
  });
  const { openAdmin } = await built.findAdmin()();
  const { log, takeLines } = testLog();
  const admin = openAdmin(
    {
      shop: { ...shop.services, log },
      shopUrl: () => 'http://localhost:3000',
      warnings: () => warnings,
      environment: [{ title: 'Shop', settings: [{ name: 'PORT', value: '3000', isSet: false }] }],
      origin,
      isBehindProxy: origin !== ADMIN_ORIGIN,
      shopFolder: null,
      clientAddress: (remote) => remote,
      authSecrets: [TEST_SECRET],
    },
    { files: true },
  );
  let browsers = 0;

  function browser(at = origin): StaffBrowser {
    browsers += 1;
    // Each from an address of its own, so that none uses up the attempts of another.
    const visitor = createVisitor(admin.fetch, { origin: at, address: `10.0.0.${browsers}` });
    return {
      get: visitor.get,
      request: visitor.request,
      postJson: visitor.post,
      submit: (path, fields, headers) =>
        visitor.post(path, String(new URLSearchParams(fields)), {
          headers: { ...FORM, ...headers },
        }),
      async upload(path, form, headers) {
        const body = new Response(form);
        const type = body.headers.get('content-type') ?? '';
        return visitor.post(path, new Uint8Array(await body.arrayBuffer()), {
          headers: { 'content-type': type, ...headers },
        });
      },
      async textOf(path) {
        const html = await (await visitor.get(path)).text();
        return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
      },
    };
  }

  return {
    shop,
    queries,
    dataDir,
    fetch: admin.fetch,
    browser,
    async enter(name = OWNER_NAME, role = OWNER) {
      const staff = browser();
      const code = await inviteStaff(queries, { name, role });
      const answer = await staff.submit('/enter', { code });
      if (answer.status !== 303) throw new Error(`Unable to enter: ${answer.status}`);
      return staff;
    },
    takeLogged: takeLines,
    async close() {
      await shop.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
