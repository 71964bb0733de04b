/** Every operation as every role by every face: who lacks its scope is refused, and nothing changes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingScope, PAGE_SCOPES } from '#admin/operations/page-scopes.ts';
import routes from '#admin/routes.ts';
import { answerApi } from '#operations/api/answer-api.server.ts';
import { methodOf } from '#operations/api/read-call.ts';
import type { Operation } from '#operations/operation.ts';
import { GIVEN_SCOPES, OWNER, ROLES, SCOPE_NAMES, SCOPES, scopesOf } from '#operations/scopes.ts';
import { ADDED_UP, readAllRows } from '#tests/fixtures/all-rows.ts';
import { testShell } from '#tests/shop/shell.ts';
import { type StaffBrowser, testAdmin } from '#tests/shop/test-admin.ts';
import { OPERATIONS } from './operations.server.ts';

const admin = await testAdmin();
const { queries } = admin;
const { services } = admin.shop;
afterAll(() => admin.close());

/** A shop's own role, of one scope. */
const OWN = { name: 'clerk', scopes: ['mail:read'] };
const ROLE_NAMES = [...Object.keys(ROLES), OWN.name];
const browsers = new Map<string, StaffBrowser>();

beforeAll(async () => {
  await testShell(services)('roles', 'set', OWN.name, '--scopes', OWN.scopes.join());
  for (const role of ROLE_NAMES) browsers.set(role, await admin.enter(`A ${role}`, role));
});

/** All that is stored, but for when sessions were used last, and what the work of every minute adds up. */
const readAll = () => readAllRows(queries, { without: ['staff_session', ...ADDED_UP] });

const scopesToCall = ({ scope, orScopes = [] }: Operation) => [scope, ...orScopes];
const scopesOfRole = (role: string) => scopesOf(role, role === OWN.name ? OWN.scopes : null);

describe.for(ROLE_NAMES)('%s', (role) => {
  const scopes = scopesOfRole(role);
  const refused = OPERATIONS.filter(
    (one) => !scopesToCall(one).some((scope) => scopes.includes(scope)),
  );

  test('does nothing of what its scopes leave out', async () => {
    const before = await readAll();
    const shell = testShell(services, scopes);
    for (const operation of refused) {
      const { name, scope } = operation;
      const [room = '', verb = ''] = name.split('.');
      const request = new Request(`http://shop/api/v1/${room}/${verb}`, {
        method: methodOf(operation),
      });
      const answer = await answerApi(request, services, { id: 'key', scopes });
      expect([name, answer.status, await answer.text()]).toEqual([
        name,
        403,
        expect.stringContaining(scope),
      ]);
      const { code, err } = await shell(room, verb);
      expect([name, code, err]).toEqual([name, 3, expect.stringContaining(scope)]);
      const posted = await browsers.get(role)?.submit('/staff', { operation: name, colour: 'red' });
      expect([name, posted?.status]).toEqual([name, 403]);
    }
    expect(await readAll()).toEqual(before);
  });

  test.for(Object.entries(PAGE_SCOPES))('sees %s only by its scope', async ([page, needed]) => {
    const path = page.replace('/*', '/nothing').replace(/:\w+/g, '0a');
    const missing = needed !== null && !scopes.includes(needed);
    const answer = await browsers.get(role)?.get(path);
    expect([path, answer?.status === 403]).toEqual([path, missing]);
    // A file is written while it is read: one that nobody reads would be under way during the next test.
    if (answer?.headers.has('content-disposition')) await answer.text();
    if (missing && answer?.headers.get('content-type')?.includes('html')) {
      const html = await answer.text();
      expect(html).toContain('You may not see this page');
      expect(html).toContain(SCOPES[needed].toLowerCase());
      expect(html).toContain('aria-label="Admin"');
    }
  });
});

test('every operation has a scope, and every role but the owner’s leaves some out', () => {
  for (const { scope } of OPERATIONS) expect(SCOPE_NAMES).toContain(scope);
  for (const role of ROLE_NAMES) {
    const left = OPERATIONS.filter(
      (one) => !scopesToCall(one).some((scope) => scopesOfRole(role).includes(scope)),
    );
    expect([role, left.length > 0]).toEqual([role, role !== OWNER]);
  }
});

test('only owners say who may do what, however a role was stored', () => {
  expect(GIVEN_SCOPES).not.toContain('staff:write');
  const all = ROLE_NAMES.filter((role) => scopesOfRole(role).includes('staff:write'));
  expect(all).toEqual([OWNER]);
  expect(scopesOf('forged', [...SCOPE_NAMES])).not.toContain('staff:write');
  expect([scopesOf(null, null), scopesOf('gone', null), scopesOf('constructor', null)]).toEqual([
    [],
    [],
    [],
  ]);
});

test('every page of the admin is in the table of their scopes', () => {
  const patterns = routes.map(({ path = '' }) => `/${path}`);
  expect(Object.keys(PAGE_SCOPES).toSorted()).toEqual(patterns.toSorted());
  expect(() => missingScope(SCOPE_NAMES, '/new-page')).toThrow('No scope is set');
});

test('a path in capitals is the same page', async () => {
  expect((await browsers.get(OWN.name)?.get('/Orders'))?.status).toBe(403);
  expect((await browsers.get(OWN.name)?.get('/%6Frders'))?.status).toBe(403);
  expect((await browsers.get(OWN.name)?.get('/orders.data'))?.status).toBe(403);
});

test('the bar and the first page show what a role may see', async () => {
  const html = (await (await browsers.get('packer')?.get('/'))?.text()) ?? '';
  expect(html).toContain('href="/orders"');
  expect(html).toContain('So far');
  for (const path of ['/customers', '/mail', '/staff']) expect(html).not.toContain(`"${path}"`);
  expect(html).toContain('Go to Orders');
  expect(html).not.toMatch(/Go to (Customers|Mail)/);
  const own = (await (await browsers.get(OWN.name)?.get('/'))?.text()) ?? '';
  expect(own).not.toMatch(/So far|Sold in|role="search"|"\/orders|Go to Orders|Search everything/);
});
