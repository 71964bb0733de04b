/** Looks at all settings and at what they point to, and changes nothing: `npm run check`. */
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { describeSmtpProblem } from '#app/features/mail/send/smtp-problem.ts';
import { checkSmtp } from '#app/features/mail/send/smtp-transport.server.ts';
import { checkPostgres } from '#db/postgres/check-postgres.ts';
import { ADMIN_PORT, adminHost, adminPortTaken, isPortTaken } from '#server/admin/admin-link.ts';
import { hasPgDump, missingProgram } from '#server/backup/postgres-dump.ts';
import { checkTrialServer } from '#server/backup/trial-database.ts';
import { describeError } from '#server/command-error.ts';
import { checkStripe } from '#server/providers/check-stripe.ts';
import { warnOfMisspeltSettings } from '#server/settings/misspelt-settings.ts';
import { type Environment, readSettings, type Settings } from '#server/settings/settings.ts';
import { describeStartProblem } from '#server/start-problem.ts';
import { isWithin } from '#server/storage/within-folder.ts';
import { tryPort } from './check-start.ts';

/** `look`: the shop starts, and somebody should look at it. */
export type Finding = { state: 'well' | 'look' | 'wrong'; says: string };

const well = (says: string): Finding => ({ state: 'well', says });
const wrong = (says: string): Finding => ({ state: 'wrong', says });

/** A folder that is not there yet is made in the nearest one that is. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

async function checkFolder({ dataDir }: Settings): Promise<Finding> {
  const folder = nearestFolder(dataDir);
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return wrong(
      `DATA_DIR: this user may not write in ${folder}: let it, or set DATA_DIR to another folder.`,
    );
  }
  return well(
    folder === dataDir ? `DATA_DIR: ${dataDir}` : `DATA_DIR: ${dataDir} is made at the first start`,
  );
}

const ANSWER_MS = 2_000;

const healthSchema = z.object({ status: z.string() });

/** Whether what listens there answers as a shop does, which takes any Host of this machine. */
async function isShop(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch(`http://127.0.0.1:${port}/up`, { signal })
    .then((answer) => answer.json())
    .then((body) => healthSchema.safeParse(body).success)
    .catch(() => false);
}

async function checkPort(settings: Settings): Promise<Finding> {
  const { port, host } = settings;
  try {
    await tryPort(port, host);
  } catch (error) {
    if (isPortTaken(error) && (await isShop(port))) {
      return well(`PORT: a shop answers at ${host}:${port} already`);
    }
    return wrong(`PORT: ${describeStartProblem(error, settings)}`);
  }
  return well(port === 0 ? 'PORT: any free port' : `PORT: ${host}:${port} is free`);
}

/** The usual port may be taken: the shop starts without its admin. */
async function checkAdminPort({ admin, host, port: shopPort }: Settings): Promise<Finding> {
  const port = admin.port ?? ADMIN_PORT;
  if (port === 'off') return well('ADMIN_PORT: off');
  try {
    await tryPort(port, adminHost(admin, host));
  } catch (error) {
    if (await isShop(shopPort)) return well(`ADMIN_PORT: ${port} is in use, as where a shop runs`);
    const says = isPortTaken(error) ? adminPortTaken(port) : describeError(error);
    return { state: admin.port === null ? 'look' : 'wrong', says: `ADMIN_PORT: ${says}` };
  }
  return well(port === 0 ? 'ADMIN_PORT: any free port' : `ADMIN_PORT: ${port} is free`);
}

async function checkDatabase(settings: Settings): Promise<Finding> {
  const { postgres, dataDir } = settings;
  if (postgres === null) return well(`Database: embedded, in ${dataDir}`);
  const { url, listenUrl = url, migrationUrl } = postgres;
  try {
    const version = await checkPostgres({ url, listenUrl, migrationUrl });
    return well(`DATABASE_URL: PostgreSQL ${version} lets the shop in`);
  } catch (error) {
    return wrong(`DATABASE_URL: ${describeStartProblem(error, settings)}`);
  }
}

async function checkBackups({ backups, dataDir, postgres }: Settings): Promise<Finding> {
  if (backups === null) {
    return { state: 'look', says: 'BACKUP_DIR: not set, so the shop makes no backups by itself' };
  }
  const { folder, kept } = backups;
  if (await isWithin(folder, dataDir)) {
    return wrong('BACKUP_DIR: it is in DATA_DIR: name a folder elsewhere, best on another disk.');
  }
  const parent = nearestFolder(folder);
  try {
    await access(parent, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return wrong(
      `BACKUP_DIR: this user may not write in ${parent}: let it, or name another folder.`,
    );
  }
  if (postgres !== null && !(await hasPgDump())) {
    return wrong(`BACKUP_DIR: ${missingProgram('pg_dump')}`);
  }
  return well(`BACKUP_DIR: every night to ${folder}, where the newest ${kept} stay`);
}

/** Where backups are not of a PostgreSQL, nothing is said. */
async function* checkTrials({ backups, postgres }: Settings): AsyncGenerator<Finding> {
  if (backups === null || postgres === null) return;
  const { trialUrl } = backups;
  if (trialUrl === null) {
    yield {
      state: 'look',
      says: 'BACKUP_TRIAL_URL: not set, so no backup is restored for a trial',
    };
    return;
  }
  try {
    await checkTrialServer(trialUrl);
    yield well('BACKUP_TRIAL_URL: a backup can be restored there for a trial, each Sunday');
  } catch (error) {
    yield wrong(describeError(error));
  }
}

async function checkMail({ mail: { smtp, from } }: Settings): Promise<Finding> {
  if (smtp === null) return { state: 'look', says: 'SMTP_URL: not set, so mails reach nobody' };
  try {
    await checkSmtp(smtp);
  } catch (error) {
    return wrong(`SMTP_URL: ${describeSmtpProblem(smtp, error)}`);
  }
  return well(
    `SMTP_URL: ${smtp.host}:${smtp.port} lets the shop in, mails come from ${from.address}`,
  );
}

async function checkProvider({ stripe }: Settings): Promise<Finding> {
  if (stripe === null) {
    return { state: 'look', says: 'STRIPE_SECRET_KEY: not set, so only test cards pay' };
  }
  const { isTaken, says } = await checkStripe(stripe);
  return (isTaken ? well : wrong)(`STRIPE_SECRET_KEY: asked the provider, ${says}`);
}

/** One finding each, as they come; the first alone where the settings cannot be read. */
export async function* checkSettings(env: Environment): AsyncGenerator<Finding> {
  for (const says of warnOfMisspeltSettings(env)) yield { state: 'look', says };
  const read = readSettings(env);
  if (!read.ok) {
    yield wrong(read.message);
    return;
  }
  const { settings } = read;
  yield well('Settings: all can be read');
  yield await checkFolder(settings);
  yield await checkPort(settings);
  yield await checkAdminPort(settings);
  yield await checkDatabase(settings);
  yield await checkBackups(settings);
  yield* checkTrials(settings);
  yield await checkMail(settings);
  yield await checkProvider(settings);
}
