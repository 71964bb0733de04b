/**
 * The language of a start. The browser's half of a build speaks one (docs/decisions/102), so the start knows it before
 * it builds, and so before it opens the database: what staff has chosen stands in a file of DATA_DIR as well.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, type Language, languages } from '#app/shared/locale.ts';
import type { Environment } from './settings.ts';

export const LANGUAGE_FILE = 'language';

function readLanguage(text: string | undefined): Language | undefined {
  return languages.find((language) => language === text);
}

function chosenIn(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, LANGUAGE_FILE), 'utf8').trim();
  } catch {
    // Nobody has chosen one.
    return undefined;
  }
}

/** What is no language is said by the settings. */
export function startLanguage({ SHOP_LANGUAGE, DATA_DIR }: Environment): Language {
  const chosen = SHOP_LANGUAGE || chosenIn(DATA_DIR || 'data');
  return readLanguage(chosen) ?? defaultLocale.language;
}

/** For the next start. */
export async function keepLanguage(dataDir: string, language: Language): Promise<void> {
  const path = join(dataDir, LANGUAGE_FILE);
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept.trim() === language || (kept === '' && language === defaultLocale.language)) return;
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${language}\n`);
}
