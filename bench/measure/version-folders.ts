/** Folders of other versions of the shop, built, with the packages of this one. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import * as z from 'zod';
import { makeNextVersion } from '#tests/shop/next-version.ts';

export type VersionFolder = { folder: string; remove(): void };

function makeFolder(root: string, fill: (folder: string) => void): VersionFolder {
  const folder = mkdtempSync(join(tmpdir(), 'basket-rollout-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  fill(folder);
  runIn(folder, 'server/build/build-once.ts');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

function runIn(folder: string, script: string): void {
  const args = ['--require', './server/check-install.cjs', script];
  execFileSync(process.execPath, args, { cwd: folder });
}

/** As a tag or commit has it. */
export function makeFolderOf(root: string, revision: string): VersionFolder {
  return makeFolder(root, (folder) => {
    const archive = execFileSync('git', ['archive', revision], {
      ...{ cwd: root, maxBuffer: 1_000_000_000 },
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  });
}

/** The function that writes an order does one thing more, at the end. */
const CHANGED = 'db/functions/payment/sell.sql';
const END = '  perform notify_live(messages);\n';
const ADDED = `  insert into made_up (payment_intent) values (intent_id);
  update "order" set made_up = 'next' where payment_intent = intent_id;
`;

/** This folder as a next version could be: a column, a table, and a function that writes both. */
export function makeNextFolder(root: string): VersionFolder {
  const statements = [
    'alter table "order" add column made_up text',
    'create table made_up (payment_intent text primary key)',
  ];
  const migrations = makeNextVersion(statements, () => 1);
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
  return makeFolder(root, (folder) => {
    for (const file of files.filter((one) => one !== '' && existsSync(join(root, one))))
      cpSync(join(root, file), join(folder, file));
    cpSync(migrations.folder, join(folder, 'db/migrations'), { recursive: true });
    migrations.remove();
    const text = readFileSync(join(folder, CHANGED), 'utf8');
    if (!text.includes(END)) throw new Error(`${CHANGED} does not end as it did`);
    writeFileSync(join(folder, CHANGED), text.replace(END, `${ADDED}${END}`));
    runIn(folder, 'db/write-functions-version.ts');
  });
}

const countSchema = z.tuple([z.object({ orders: z.coerce.number() })]);

/** Throws where the column and the table do not say the same. */
export async function countWrittenByNext(database: pg.Client): Promise<number> {
  const { rows } = await database.query(`
    select count(*) filter (where made_up = 'next') as orders from "order"
      having count(*) filter (where made_up = 'next') = (select count(*) from made_up)`);
  const [{ orders }] = countSchema.parse(rows);
  return orders;
}
