/** Each operation has its form in the admin: one that a page places, or the one that is made from its schema. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import routes from '#admin/routes.ts';
import { day, neededText, text, wholeNumber } from '#operations/fields.ts';
import { defineChange } from '#operations/operation.ts';
import { orderField } from '#operations/orders/find-order.server.ts';
import { ROLES } from '#operations/scopes.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { formsOfPage, pagesOf } from './operation-forms.server.ts';
import { generatedPlace, PLACED, ROOMS } from './operation-places.ts';
import { missingScope } from './page-scopes.ts';

const admin = await testAdmin();
const owner = await admin.enter();
afterAll(() => admin.close());

const CHANGES = OPERATIONS.filter(({ kind }) => kind === 'change');
const UNPLACED = CHANGES.filter(({ name }) => !Object.values(PLACED).flat().includes(name));
const BY_SHELL_ALONE = ['database.backup'];

/** The module of a page. */
function sourceOf(page: string): string {
  const route = routes.find(({ path = '' }) => `/${path}` === page);
  return readFileSync(`admin/${route?.file}`, 'utf8');
}

describe('an operation that changes something', () => {
  test.for(CHANGES)('$name has its form on a page that its roles may see', (operation) => {
    const pages = pagesOf(operation);
    expect(pages.length > 0).toBe(!BY_SHELL_ALONE.includes(operation.name));
    for (const [role, scopes] of Object.entries(ROLES)) {
      if (!scopes.some((scope) => scope === operation.scope)) continue;
      const seen = pages.filter((page) => missingScope(scopes, page) === null);
      expect([role, seen]).toEqual([role, pages]);
    }
  });

  test.for(Object.entries(PLACED))('is there, and placed, where %s says so', ([page, names]) => {
    const route = routes.find(({ path = '' }) => `/${path}` === page);
    const folder = dirname(`admin/${route?.file}`);
    const sources = globSync(`${folder}/**/*.{ts,tsx}`)
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const acts = /orders\.\$\{staffActions/.test(sources);
    for (const name of names) {
      expect(CHANGES.map((one) => one.name)).toContain(name);
      const isPlaced = acts || sources.includes(`'${name}'`) || sources.includes(`"${name}"`);
      expect([name, isPlaced]).toEqual([name, true]);
    }
  });
});

describe('a form that no page places', () => {
  test.for(UNPLACED.filter(({ name }) => !BY_SHELL_ALONE.includes(name)))(
    'is at the end of the page of its room: $name',
    async (operation) => {
      const [page = ''] = pagesOf(operation);
      // What is about one thing is on its page: mail-page.server.test.ts posts such a form.
      if (page.includes(':')) return;
      const html = await (await owner.get(page)).text();
      expect(html).toContain('What else can be done');
      expect(html).toContain(`name="operation" value="${operation.name}"`);
    },
  );

  test('says what came of it', async () => {
    const refused = { operation: 'products.withdraw', variants: 'no-such-lamp' };
    const answer = await owner.submit('/bulk', refused);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('the shop has no variant');
    expect(html).toContain('no-such-lamp</textarea>');
    const done = await owner.submit('/settings', { operation: 'sales.sum-again' });
    expect(await done.text()).toContain('Days: 0. Orders: 0');
  });

  test('is not shown to who may not do it', async () => {
    const reader = await admin.enter('Rita', 'reader');
    expect(await reader.textOf('/settings')).not.toContain('What else can be done');
  });

  test.for(Object.entries(ROOMS))('has its page in the room %s', ([room, { page, subject }]) => {
    expect(generatedPlace(`${room}.do`, ['any'])).toEqual({ page, subject: null });
    expect(sourceOf(page)).toMatch(/<AdminPage[\s>]/);
    const fields = subject ? [subject.field] : [];
    const place = generatedPlace(`${room}.do`, fields);
    expect(place).toEqual(
      subject ? { page: subject.page, subject: subject.field } : { page, subject: null },
    );
    for (const one of [page, place.page]) expect(sourceOf(one)).toMatch(/export .*\baction\b/);
    if (subject && !sourceOf(subject.page).includes('<PersonPanel')) {
      expect(sourceOf(subject.page)).toMatch(/<(OtherForms|OrderActions)\b/);
    }
  });

  test('needs a room that has a page', () => {
    expect(() => generatedPlace('garage.open', [])).toThrow('The room garage has no page');
  });
});

const wrap = defineChange({
  name: 'orders.wrap',
  scope: 'orders:ship',
  does: 'Wraps an order',
  done: 'Wrapped',
  input: z.object({
    order: orderField,
    reason: neededText('Why', 200).meta({ hint: 'The shopper does not see it.' }),
    until: day('Until').nullable().default(null),
    units: wholeNumber('Units').default(1),
    how: z
      .enum(['all', 'part'])
      .default('all')
      .meta({ description: 'How much', choices: [['all', 'All of it']] }),
    isUrgent: z.boolean().default(false),
    seenState: text('The state that was shown').optional(),
  }),
  output: z.object({}),
  message: () => 'It is wrapped.',
  run: async () => ({}),
});

describe('the form of an operation', () => {
  const forms = formsOfPage({ scopes: ['orders:ship'] }, '/orders/:id', [wrap]);

  test('stands on the page of what its input names', () => {
    expect(forms).toMatchObject([{ operation: 'orders.wrap', subject: 'order', isPlaced: false }]);
    expect(formsOfPage({ scopes: ['orders:ship'] }, '/orders', [wrap])).toEqual([]);
    expect(formsOfPage({ scopes: ['orders:read'] }, '/orders/:id', [wrap])).toEqual([]);
  });

  test('has the fields of its schema, with their words', () => {
    expect(forms[0]?.button).toBe('Wrap');
    expect(forms[0]?.fields.map(({ name, input }) => [name, input])).toEqual([
      ['order', 'line'],
      ['reason', 'line'],
      ['until', 'day'],
      ['units', 'digits'],
      ['how', 'choice'],
      ['isUrgent', 'box'],
    ]);
    expect(forms[0]?.fields[1]).toEqual({
      ...{ name: 'reason', label: 'Why', input: 'line', isRequired: true },
      ...{ hint: 'The shopper does not see it.', choices: [], maxLetters: 200 },
    });
    expect(forms[0]?.fields[4]?.choices).toEqual([['all', 'All of it']]);
  });
});
