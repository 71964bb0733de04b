// Loaded before anything else by the npm scripts, and by the end of `npm ci`: ends the process with one
// line where Node or the install cannot run the shop, lets a later start read what this one compiles, and ends
// what npm has started when npm is ended. CommonJS, so that any Node can read it.
const { existsSync, readFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

const root = join(__dirname, '..');

/** The range of `engines` in package.json: with an older one npm leaves out native packages. */
const SUPPORTED = '20.19 or newer of 20, or 22.12 or newer';

/** The runtime that the shop's sources need: `node:crypto` has Argon2 from here on. */
const OLDEST_RUNTIME = [24, 7];

function parseVersion(version) {
  const [major, minor] = version.split('.').map(Number);
  return { major, minor };
}

function isSupported(version) {
  const { major, minor } = parseVersion(version);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

function canRunShop(version) {
  const { major, minor } = parseVersion(version);
  const [oldestMajor, oldestMinor] = OLDEST_RUNTIME;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** The Node that runs npm, which need not be the one that runs this file; null outside of npm. */
function nodeOfNpm() {
  const found = /\bnode\/v([\d.]+)/.exec(process.env.npm_config_user_agent || '');
  return found ? found[1] : null;
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    // Not there, or cut off in the middle.
    return null;
  }
}

function allows(list, value) {
  return !list || list.includes(value);
}

let knownLibc;

/** The C library of a Linux; the report that says it is slow, and would look up network names. */
function libcHere() {
  if (!knownLibc) {
    process.report.excludeNetwork = true;
    knownLibc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  }
  return knownLibc;
}

/** Whether npm had to install it here: needed by the shop itself, on this platform. */
function isNeeded({ dev, devOptional, link, os, cpu, libc }) {
  if (dev || devOptional || link) return false;
  if (!allows(os, process.platform) || !allows(cpu, process.arch)) return false;
  return process.platform !== 'linux' || !libc || allows(libc, libcHere());
}

/** What npm's record of node_modules lacks or has in another version; undefined when all is there. */
function findMissing(wanted, installed) {
  return Object.keys(wanted).find((path) => {
    if (path === '') return false;
    const found = installed[path];
    if (found) return found.version !== wanted[path].version;
    const { optional, os, cpu } = wanted[path];
    // An optional package for every platform is not needed by any.
    if (optional && !os && !cpu) return false;
    return isNeeded(wanted[path]);
  });
}

/** One line that says what is wrong and what to do; null when the shop can start. */
function findProblem() {
  const npmNode = nodeOfNpm();
  const needed = `the shop needs Node ${SUPPORTED}. Install one from https://nodejs.org, then run "npm ci".`;
  if (npmNode && !isSupported(npmNode)) return `This is Node ${npmNode}, and ${needed}`;
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) {
    if (!isSupported(process.versions.node)) {
      return `This is Node ${process.versions.node}, and ${needed}`;
    }
    return existsSync(join(root, 'node_modules'))
      ? 'The last "npm ci" did not finish: run it again, and read what it prints.'
      : 'Nothing is installed yet: run "npm ci".';
  }
  const missing = wanted ? findMissing(wanted, installed) : undefined;
  if (missing) {
    const name = missing.replace(/^.*node_modules\//, '');
    return `node_modules is not what package-lock.json says (${name}): run "npm ci" with Node ${SUPPORTED}.`;
  }
  if (!canRunShop(process.versions.node)) {
    return `This is Node ${process.versions.node}, and the shop runs on the Node 24 that comes with its install, whose install script was blocked: run "npm ci --ignore-scripts=false".`;
  }
  return null;
}

const problem = findProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

// A start without it loads the compiler of TypeScript: 18 MB. In the shop's own folder, because whoever can
// write there can change the shop anyway; where nobody can, nothing is cached.
enableCompileCache(join(root, 'node_modules/.cache/node-compile'));

/** How soon it is noticed that the shell between npm and this process has ended. */
const PARENT_CHECK_MS = 500;

// npm passes a signal to the shell that it has started, and the shell ends without passing it on.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
}
