/** Imports and exports over HTTP: checked first, imported once, bad rows as a file that can be mended. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { readEditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { job } from '#db/schema/job-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

type Fields = Record<string, string>;

async function send(text: string, fields: Fields = {}, name = 'products.csv'): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([text]), name);
  return staff.upload('/import', form);
}

/** Sends a file, waits until it is checked, and returns its page. */
async function check(text: string, fields: Fields = {}, name?: string): Promise<string> {
  const answer = await send(text, fields, name);
  expect(answer.status).toBe(302);
  const page = answer.headers.get('location') ?? '';
  await ended(page);
  return page;
}

async function ended(page: string): Promise<void> {
  await shop.services.jobs.waitFor(page.split('/').at(-1) ?? '', 60_000);
}

/** Presses a button of the page; gives the page that it leads to. */
async function press(page: string, button: string, browser = staff): Promise<string> {
  const html = await (await staff.get(page)).text();
  const form = html.match(/<form.*?<\/form>/gs)?.find((one) => one.includes(button)) ?? '';
  const fields = form.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g);
  const answer = await browser.submit(
    page,
    Object.fromEntries(
      [...fields].map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      ]),
    ),
  );
  return answer.headers.get('location') ?? '';
}

/** Imports what was looked at; gives the page of the import. */
async function importNow(page: string): Promise<string> {
  const imported = await press(page, 'Import ');
  await ended(imported);
  return imported;
}

const badRowsOf = async (page: string) => (await staff.get(`${page}/bad-rows`)).text();

const TWO = 'id,title,price\nbook,Another title,5\nlamp,Lamp,49.90\n';

describe('a file', () => {
  test('is checked first, then imported, which the shop shows and the record has', async () => {
    const page = await check(TWO);
    const text = await staff.textOf(page);
    expect(text).toMatch(/New1Changed1As they were0/);
    expect(text).toContain('Import 2 rows');
    expect(await readEditedProduct(queries, 'lamp')).toBeNull();
    const imported = await importNow(page);
    expect(await staff.textOf(imported)).toContain('Imported. The shop shows it now.');
    const shown = await shop.visitor().get('/product/lamp');
    expect(await shown.text()).toContain('49.90');
    const [act] = await queries.select().from(auditLog).where(eq(auditLog.subject, 'products.csv'));
    expect(act).toMatchObject({
      act: 'catalogue.import',
      before: { replace: false },
      after: { added: 1, changed: 1 },
      outcome: 'done',
    });
    expect(await staff.textOf('/import')).toMatch(/products\.csvImported/);
  });

  test('is imported once, whoever presses', async () => {
    const page = await check('id,title,price\nonce,Once,1\n', {}, 'once.csv');
    const other = await admin.enter('Bob');
    const pages = await Promise.all(
      [staff, other, staff].map((one) => press(page, 'Import ', one)),
    );
    const started = pages.filter((one) => one !== '');
    expect(started).toHaveLength(1);
    await ended(started[0] ?? '');
    const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, 'once.csv'));
    expect(acts.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused', 'refused']);
  });

  test('that changes nothing says so', async () => {
    await importNow(await check(TWO));
    expect(await staff.textOf(await check(TWO))).toContain('Nothing would change.');
  });

  test('that is the whole catalogue withdraws the others', async () => {
    const exported = await (await staff.get('/export?format=jsonl')).text();
    const page = await check(TWO, { replace: 'on' });
    expect(await staff.textOf(page)).toMatch(/Withdrawn[1-9]/);
    await importNow(page);
    expect(await readEditedProduct(queries, 'tablet')).toMatchObject({ isWithdrawn: true });
    await importNow(await check(exported, {}, 'all.jsonl'));
    expect(await readEditedProduct(queries, 'tablet')).toMatchObject({ isWithdrawn: false });
  });

  test('that was exported changes nothing when it is imported', async () => {
    for (const format of ['csv', 'json', 'jsonl']) {
      const answer = await staff.get(`/export?format=${format}`);
      expect(answer.headers.get('content-disposition')).toContain(`products.${format}`);
      const page = await check(await answer.text(), { replace: 'on' }, `all.${format}`);
      expect(await staff.textOf(page), format).toContain('Nothing would change.');
    }
    expect((await staff.get('/export?format=xml')).status).toBe(404);
  });

  test.for([
    ['prices.xlsx', 'save it as “CSV UTF-8”'],
    ['products.pdf', 'has to end with .csv'],
  ])('called %s is refused: %s', async ([name, advice]) => {
    const answer = await send('x', {}, name);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(advice);
  });

  test('that cannot be read says where, and is removed', async () => {
    const page = await check('id,name\n1,Lamp\n');
    expect(await staff.textOf(page)).toContain('the column &quot;name&quot; is not known');
    const uploads = join(admin.dataDir, 'uploads');
    const before = await readdir(uploads);
    expect(await press(page, 'Discard the file')).toBe('/import');
    expect((await staff.get(page)).status).toBe(404);
    expect(await readdir(uploads)).toHaveLength(before.length - 1);
  });

  test('with script in a title does nothing with it but show it', async () => {
    const title = '<img src=x onerror=alert(2)><script>alert(1)</script>';
    const page = await check(
      `id,title,price\nevil,${title},1\nevil,${title},1\n`,
      {},
      '<img src=x onerror=alert(2)>.csv',
    );
    const imported = await importNow(page);
    for (const path of [
      page,
      imported,
      '/import',
      '/products?q=evil',
      '/products/evil',
      '/staff',
    ]) {
      const html = await (await staff.get(path)).text();
      expect(html, path).not.toContain('<script>alert');
      expect(html, path).not.toContain('<img src=x');
      expect(html, path).toContain('&lt;img src=x');
    }
    const shown = await (await shop.visitor().get('/product/evil')).text();
    expect(shown).not.toContain('<script>alert');
  });

  test('of Windows is read as it is said to be saved', async () => {
    const form = new FormData();
    form.set('encoding', 'windows-1252');
    form.set(
      'file',
      new Blob([Buffer.from('id,title,price\nuhr,K\xfcche,1\n', 'latin1')]),
      'w.csv',
    );
    const answer = await staff.upload('/import', form);
    const page = answer.headers.get('location') ?? '';
    await ended(page);
    await importNow(page);
    expect(await readEditedProduct(queries, 'uhr')).toMatchObject({ title: 'Küche' });
  });
});

describe('bad rows', () => {
  const MIXED = [
    'id,variant,title,price,image',
    'good,good,Good,1,',
    'free,free,Free,free,',
    'twice,twice,Twice,1,',
    'twice,twice,Again,1,',
    'pictured,pictured,"Pictured, with ""quotes""",1,lamp.jpg',
    'split,split,Split,1,000,b.png',
    '',
  ].join('\n');

  test('are left out, named, and a file that can be mended and imported', async () => {
    const page = await check(MIXED);
    const text = await staff.textOf(page);
    expect(text).toMatch(/Left out.*New3.*Bad rows3/);
    expect(text).toContain('line 3, price: &quot;free&quot; is no price');
    expect(text).toContain('add the picture on the page of the product');
    await importNow(page);
    expect(await readEditedProduct(queries, 'good')).toMatchObject({ priceCents: 100 });
    expect(await readEditedProduct(queries, 'free')).toBeNull();

    const file = await badRowsOf(page);
    expect(file.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      'id',
      'free',
      'twice',
      'split',
      '',
    ]);
    const mended = file
      .replace('Free,free', 'Free,2.00')
      .replace('twice,twice,Again', 'twice,twice-2,Again')
      .replace('Split,1,"000,b.png"', 'Split,1000.00,');
    const second = await check(mended, {}, 'mended.csv');
    expect(await staff.textOf(second)).toMatch(/New3.*Bad rows0/);
    await importNow(second);
    expect(await readEditedProduct(queries, 'pictured')).toMatchObject({
      title: 'Pictured, with "quotes"',
    });
    expect(await readEditedProduct(queries, 'split')).toMatchObject({ priceCents: 100_000 });
  });

  test('of JSON are JSON Lines', async () => {
    const page = await check(
      '[{"id":"a","price":"x","title":"A"},{"id":"lamp","price":3}]',
      {},
      'a.json',
    );
    const rows = (await badRowsOf(page)).trim().split('\n');
    expect(rows.map((row) => JSON.parse(row))).toEqual([
      { id: 'a', price: 'x', title: 'A', problem: expect.stringContaining('is no price') },
    ]);
  });

  test('alone leave nothing to import, and the file has all of them', async () => {
    const page = await check('id,title,price\na,A,x\nb,B,y\n');
    expect(await staff.textOf(page)).toContain('no product that can be imported');
    expect((await badRowsOf(page)).trim().split('\r\n')).toHaveLength(3);
  });
});

describe('progress', () => {
  test('is a stream that ends with the import', async () => {
    const page = await check(TWO);
    const answer = await staff.get(`${page}/live`);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(await answer.text()).toBe('event: end\ndata: {}\n\n');
    expect((await staff.get('/import/nothing/live')).status).toBe(404);
  });

  test('of another process is shown, loads again without scripts, and when cut off can be looked at again', async () => {
    const page = await check(TWO);
    const id = page.split('/').at(-1) ?? '';
    const running = { state: 'running', phase: 'Writing', done: 1_500, share: 0.5, endedAt: null };
    await queries
      .update(job)
      .set({ ...running, beatAt: sql`now()` })
      .where(eq(job.id, id));
    const html = await (await staff.get(page)).text();
    expect(html).toContain('Writing: 50 %, 1,500');
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="2"\/?><\/noscript>/i);
    await queries
      .update(job)
      .set({ beatAt: sql`now() - interval '61 seconds'` })
      .where(eq(job.id, id));
    expect(await staff.textOf(page)).toContain('The shop was stopped in the middle of it');
    const again = await press(page, 'Look at it again');
    await ended(again);
    expect(again).not.toBe(page);
    expect(await staff.textOf(again)).toContain('As they were2');
  });

  test('is what somebody can cancel, and then nothing is imported', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `many-${index},Many,1`);
    const trial = await send(`id,title,price\n${rows.join('\n')}\n`, {}, 'many.csv');
    const page = trial.headers.get('location') ?? '';
    expect(await press(page, 'Cancel')).toBe('');
    await ended(page);
    expect(await staff.textOf(page)).toContain('It was cancelled: nothing was changed.');
    expect(await readEditedProduct(queries, 'many-1')).toBeNull();
  });
});
