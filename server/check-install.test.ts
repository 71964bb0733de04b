import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { platform, arch } = process;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'basket-install-'));
  mkdirSync(join(root, 'server'));
  mkdirSync(join(root, 'node_modules'));
  cpSync('server/check-install.cjs', join(root, 'server/check-install.cjs'));
});
afterEach(() => rmSync(root, { recursive: true }));

type Packages = Record<string, object>;

const needed: Packages = {
  '': { engines: { node: 'any' } },
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/binding-here': { version: '1.0.0', optional: true, os: [platform], cpu: [arch] },
  'node_modules/binding-elsewhere': { version: '1.0.0', optional: true, os: ['aix'] },
  'node_modules/vitest-binding': { version: '1.0.0', optional: true, dev: true, os: [platform] },
};

function install(installed: Packages): void {
  const write = (path: string, packages: Packages) =>
    writeFileSync(join(root, path), JSON.stringify({ packages }));
  write('package-lock.json', needed);
  write('node_modules/.package-lock.json', installed);
}

const complete: Packages = {
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/binding-here': { version: '1.0.0' },
};

/** What is printed before the process ends; empty when it goes on. `npmNode` is the Node of npm. */
function check({ npmNode = '24.7.0', script = '' } = {}): Promise<string> {
  const env = { ...process.env, npm_config_user_agent: `npm/11.0.0 node/v${npmNode} linux x64` };
  const target = script === '' ? ['--eval', ''] : [script];
  const args = ['--require', './server/check-install.cjs', ...target];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (_error, _out, stderr) => resolve(stderr));
  });
}

test('a complete install starts', async () => {
  install(complete);
  expect(await check()).toBe('');
});

test('what a start has compiled is there for the next', async () => {
  install(complete);
  writeFileSync(join(root, 'shop.ts'), 'const open: boolean = true;');
  expect(await check({ script: './shop.ts' })).toBe('');
  const cached = readdirSync(join(root, 'node_modules/.cache/node-compile'), { recursive: true });
  expect(cached.length).toBeGreaterThan(1);
});

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])(
  'Node %s is refused in one line',
  async (version) => {
    install(complete);
    expect(await check({ npmNode: version })).toBe(
      `This is Node ${version}, and the shop needs Node 20.19 or newer of 20, or 22.12 or newer. Install one from https://nodejs.org, then run "npm ci".\n`,
    );
  },
);

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0', '26.0.0'])(
  'Node %s is taken',
  async (version) => {
    install(complete);
    expect(await check({ npmNode: version })).toBe('');
  },
);

test('package.json and the README name the same versions', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  expect(readFileSync('README.md', 'utf8')).toContain('20.19 or newer of 20, or 22.12 or newer');
});

test('without an install it says so', async () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(await check()).toBe('Nothing is installed yet: run "npm ci".\n');
});

test('an install that was cut off is reported as that', async () => {
  expect(await check()).toBe(
    'The last "npm ci" did not finish: run it again, and read what it prints.\n',
  );
});

test('an install that left out what the platform needs is named', async () => {
  install({ 'node_modules/vite': { version: '8.0.0' } });
  expect(await check()).toMatch(
    /^node_modules is not what package-lock.json says \(binding-here\): run "npm ci" with Node .*\n$/,
  );
});

test('an install of another version of the shop is named', async () => {
  install({ ...complete, 'node_modules/vite': { version: '7.0.0' } });
  expect(await check()).toMatch(/^node_modules is not what package-lock.json says \(vite\)/);
});
