/**
 * The browser of the end-to-end tests: an installed one, Playwright's own if it was downloaded,
 * else the Chromium for Linux that comes with `npm ci` in the package `@sparticuz/chromium`.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwrights } from '@playwright/test';

/** Its `launchOptions` for Playwright. */
export type Browser = { executablePath: string; env: Record<string, string> };

const USUAL_PATHS = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The machine's fonts, if any, and the package's own. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Finds the browser, unpacking the packaged one on first use; throws with instructions if there is none. */
export function findChromium(chromePath = process.env.CHROME_PATH): Browser {
  const env = ownEnvironment();
  if (chromePath) {
    if (!existsSync(chromePath)) {
      throw new Error(
        `CHROME_PATH names ${chromePath}, which does not exist: correct or unset it.`,
      );
    }
    return { executablePath: chromePath, env };
  }
  const installed = [...USUAL_PATHS, playwrights.executablePath()].find(existsSync);
  if (installed) return { executablePath: installed, env };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  throw new Error(
    'No Chromium or Chrome was found: install one, set CHROME_PATH to it, or run "npx playwright install chromium".',
  );
}

/** The Chromium of the package `@sparticuz/chromium`, which needs only the machine's libc. */
export function packagedChromium(): Browser {
  const folder = unpackedChromium();
  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = {
    ...ownEnvironment(),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  };
  // The package's libraries (nss, nspr …) are for machines that lack them: prefer the machine's.
  if (spawnSync(executablePath, ['--version'], { env }).status !== 0) {
    env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  }
  return { executablePath, env };
}

/**
 * The folder with the unpacked package. The package unpacks into the temporary folder, does so fully
 * only where it detects AWS, and accepts a half-written file. So it unpacks into a folder of
 * its own, which is renamed when it is complete.
 */
function unpackedChromium(): string {
  const manifest = readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  const cache = join(modules, '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = join(cache, `chromium-${randomUUID()}`);
  mkdirSync(unfinished, { recursive: true });
  const unpack = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      'import chromium from "@sparticuz/chromium"; await chromium.executablePath();',
    ],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      encoding: 'utf8',
    },
  );
  if (unpack.status !== 0) throw new Error(`Chromium could not be unpacked: ${unpack.stderr}`);
  writeFileSync(join(unfinished, 'fonts.conf'), FONTS);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
