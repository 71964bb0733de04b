// Loaded before `npm run shop`: what the running shop does for a command needs Node alone, and the whole check would
// take as long as the command. CommonJS, so that any Node can read it.
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

const [major, minor] = process.versions.node.split('.').map(Number);

// Older ones cannot read the shop's sources: the whole check says what to do.
if (major > 24 || (major === 24 && minor >= 7)) {
  enableCompileCache(join(__dirname, '../node_modules/.cache/node-compile'));
} else {
  require('./check-install.cjs');
}
