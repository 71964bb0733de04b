/** Jobs are started, watched and cancelled; what has not come to its end has changed nothing. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { job } from '#db/schema/job-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { exportCatalogue } from '#operations/catalogue/import/export-catalogue.server.ts';
import { importCatalogue } from '#operations/catalogue/import/import-catalogue.server.ts';
import { type Actor, OperationRefused } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { runShell } from '#operations/shell/run-shell.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';
import { backUpDatabase } from './back-up.server.ts';
import { exportFile } from './export-file.server.ts';

let folder: string;
let shop: TestShop;
let run: ReturnType<typeof testShell>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basket-jobs-'));
  shop = await testShop({ settings: { dataDir: join(folder, 'data') } });
  run = testShell(shop.services);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const ROWS = 10_000;

/** A file of many new products, whose variants begin with `name`. */
function writeFile(name: string): string {
  const path = join(folder, `${name}.csv`);
  const rows = Array.from({ length: ROWS }, (_, index) => `${name}-${index},Many,1\n`);
  writeFileSync(path, `id,title,price\n${rows.join('')}`);
  return path;
}

function countProducts(name: string): Promise<number> {
  const { queries } = shop.services.database;
  return queries.$count(product, sql`starts_with(variant, ${`${name}-`})`);
}

async function detached(...words: string[]): Promise<string> {
  const { out } = await run(...words, '--detach');
  return /^Job (\w+) has started/.exec(out)?.[1] ?? '';
}

test('a job goes on by itself where nobody waits for it, and is followed to its end', async () => {
  const id = await detached('catalogue', 'import', writeFile('followed'));
  const { code, out } = await run('jobs', 'show', id, '--follow');
  expect(code).toBe(0);
  expect(out).toMatch(/running\s+catalogue\.import {2}followed\.csv/);
  expect(out).toMatch(/done\s+catalogue\.import {2}followed\.csv\nImported 10,000 products/);
  expect((await run('jobs', 'list')).out).toMatch(
    new RegExp(`^\\d{4}-\\S+ \\S+ {2}${id} {2}done`, 'm'),
  );
  expect(await countProducts('followed')).toBe(ROWS);
  expect(JSON.parse((await run('jobs', 'show', id, '--json')).out)).toMatchObject({
    ...{ id, state: 'done', actor: 'command:tester' },
    report: { numbers: { added: ROWS } },
  });
});

test('a job that has ended is followed by one line of it', async () => {
  const { queries } = shop.services.database;
  const about = { kind: 'catalogue.import', subject: 'over.csv', actor: 'command:tester' };
  await queries.insert(job).values({ ...about, id: 'over', request: {}, state: 'done' });
  const { code, out } = await run('jobs', 'show', 'over', '--follow');
  expect([code, out.split('over.csv').length - 1]).toEqual([0, 1]);
});

test('a job that is cancelled changes nothing, and its act is recorded as refused', async () => {
  const id = await detached('catalogue', 'import', writeFile('cancelled'));
  expect(await run('jobs', 'cancel', id)).toMatchObject({ code: 0 });
  const { out } = await run('jobs', 'show', id, '--follow');
  expect(out).toContain('It was cancelled: nothing was changed.');
  expect(await countProducts('cancelled')).toBe(0);
  const [act] = await shop.services.database.queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'cancelled.csv'));
  expect(act).toMatchObject({ act: 'catalogue.import', outcome: 'refused' });
  const again = await run('jobs', 'cancel', id);
  expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/^It has ended already/) });
});

test('Ctrl-C of the command that waits for a job ends it', async () => {
  const parts = {
    shop: shop.services,
    actor: { id: 'command:tester', scopes: SCOPE_NAMES },
    folder,
  };
  writeFile('left');
  for await (const line of runShell(parts, ['catalogue', 'import', 'left.csv'])) {
    if ('progress' in line) break;
  }
  await shop.services.jobs.finish();
  expect(await countProducts('left')).toBe(0);
});

test('a shop that stops in the middle of a job has changed nothing, and says so', async () => {
  const id = await detached('catalogue', 'import', writeFile('stopped'));
  await shop.services.jobs.stop();
  expect((await run('jobs', 'show', id)).out).toContain('The shop was stopped in the middle of it');
  expect(await countProducts('stopped')).toBe(0);
});

test('a job whose process was killed is cut off, and can be removed but not cancelled', async () => {
  const { queries } = shop.services.database;
  await queries.insert(job).values({
    ...{ id: 'killed', kind: 'catalogue.import', subject: 'killed.csv', actor: 'command:tester' },
    request: {},
    beatAt: sql`now() - interval '61 seconds'`,
  });
  expect((await run('jobs', 'show', 'killed')).out).toMatch(/interrupted {2}catalogue\.import/);
  expect(await run('jobs', 'cancel', 'killed')).toMatchObject({ code: 1 });
  expect(await run('jobs', 'remove', 'killed')).toMatchObject({ code: 0 });
  expect(await run('jobs', 'show', 'killed')).toMatchObject({
    code: 1,
    err: 'There is no job killed.\n',
  });
});

test('a job of another process is cancelled by its row', async () => {
  const { queries } = shop.services.database;
  const id = await detached('catalogue', 'import', writeFile('elsewhere'));
  await queries.update(job).set({ wantsCancel: true }).where(eq(job.id, id));
  await shop.services.jobs.finish();
  // It may have come to its end before it looked.
  const { state } = JSON.parse((await run('jobs', 'show', id, '--json')).out);
  expect(await countProducts('elsewhere')).toBe(state === 'done' ? ROWS : 0);
});

test('an act whose process was killed is recorded as refused, by the sweep and before its job is removed', async () => {
  const { queries } = shop.services.database;
  const about = { actor: 'command:tester', kind: 'catalogue.import', request: {} };
  const beatAt = sql`now() - interval '61 seconds'`;
  const lost = ['swept', 'removed'];
  await queries.insert(job).values(lost.map((id) => ({ ...about, id, subject: id, beatAt })));
  const entry = { staff: 'command:tester', act: 'catalogue.import' };
  await queries
    .insert(auditLog)
    .values(lost.map((id) => ({ ...entry, subject: id, after: { job: id } })));
  await run('jobs', 'remove', 'removed');
  await shop.services.sweep();
  for (const id of lost) {
    const [act] = await queries.select().from(auditLog).where(eq(auditLog.subject, id));
    const after = { interrupted: expect.stringContaining('what it had not finished was undone') };
    expect(act).toMatchObject({ outcome: 'refused', after });
  }
});

test('a job that others took for dead changes nothing, as they have said', async () => {
  const { queries } = shop.services.database;
  const id = await detached('catalogue', 'import', writeFile('taken'));
  await queries.update(job).set({ state: 'interrupted' }).where(eq(job.id, id));
  await shop.services.jobs.finish();
  expect(await countProducts('taken')).toBe(0);
});

test('a file that was sent goes with its job, unless another one is at it', async () => {
  const { queries } = shop.services.database;
  const { id: upload, folder: sent } = await makeUploadFolder(shop.services.dataDir);
  const about = { kind: 'catalogue.import', subject: 'sent.csv', actor: 'command:tester' };
  const request = { upload };
  await queries.insert(job).values([
    { ...about, request, id: 'trial', state: 'done' },
    { ...about, request, id: 'import' },
  ]);
  await run('jobs', 'remove', 'trial');
  expect(existsSync(sent)).toBe(true);
  await queries.update(job).set({ state: 'done' }).where(eq(job.id, 'import'));
  await run('jobs', 'remove', 'import');
  expect(existsSync(sent)).toBe(false);
});

test('what is only tried leaves no record, done or refused', async () => {
  const { queries } = shop.services.database;
  const before = await queries.$count(auditLog);
  await run('catalogue', 'import', writeFile('tried'), '--dry-run');
  await run('catalogue', 'import', join(folder, 'nothing.csv'), '--dry-run');
  writeFileSync(join(folder, 'bad.csv'), 'id,title,price\nx,X,dear\n');
  await run('catalogue', 'import', join(folder, 'bad.csv'), '--dry-run');
  expect(await queries.$count(auditLog)).toBe(before);
});

test('no member of the staff reads or writes files of the machine, whatever they may do', async () => {
  const member: Actor = { id: 'b6b1c1c4-0000-4000-8000-000000000000', scopes: SCOPE_NAMES };
  const call = { shop: shop.services, actor: member };
  const target = join(folder, 'backup');
  const theirs = [
    () => perform(importCatalogue, { ...call, input: { file: writeFile('theirs') } }),
    () => perform(backUpDatabase, { ...call, input: { folder: target } }),
  ];
  for (const attempt of theirs) {
    await expect(attempt()).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('Only a command on the machine of the shop'),
    });
  }
  const { id: upload } = await makeUploadFolder(shop.services.dataDir);
  const nameless = { upload, format: 'csv' };
  await expect(perform(importCatalogue, { ...call, input: nameless })).rejects.toMatchObject({
    problems: { name: 'The file that was sent has no name.' },
  });
  const escaped = { upload: '../../etc/passwd', name: 'a.csv' };
  await expect(perform(importCatalogue, { ...call, input: escaped })).rejects.toBeInstanceOf(
    OperationRefused,
  );
  expect(existsSync(target)).toBe(false);
  expect(await countProducts('theirs')).toBe(0);
});

test('an export is a job, which is listed and cancelled while somebody reads it', async () => {
  await run('catalogue', 'import', writeFile('exported'));
  const call = { shop: shop.services, actor: { id: 'somebody', scopes: SCOPE_NAMES }, input: {} };
  const { text } = exportFile(exportCatalogue, call);
  expect((await text.next()).value).toMatch(/^\ufeff?[\w,]+\r?\n/);
  const running = await listedExport('running');
  expect(running).toBeDefined();
  await run('jobs', 'cancel', running ?? '');
  await expect(async () => {
    while (!(await text.next()).done);
  }).rejects.toThrow('It was cancelled');
  await shop.services.jobs.finish();
  expect(await listedExport('cancelled')).toBe(running);
});

test('an export whose reader has gone ends, and says so', async () => {
  const call = { shop: shop.services, actor: { id: 'somebody', scopes: SCOPE_NAMES }, input: {} };
  const { text } = exportFile(exportCatalogue, call);
  await text.next();
  await text.return('');
  await shop.services.jobs.finish();
  const id = (await listedExport('refused')) ?? '';
  expect((await run('jobs', 'show', id)).out).toContain('Whoever read it has gone');
});

/** The last export in this state. */
async function listedExport(state: string): Promise<string | undefined> {
  const { out } = await run('jobs', 'list');
  const ofIt = [
    ...out.matchAll(/^\S+ \S+ {2}(\w+) {2}(\w+) +catalogue\.export {2}products\.csv/gm),
  ];
  return ofIt.findLast(([, , its]) => its === state)?.[1];
}
