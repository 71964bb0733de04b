// Loaded before anything else by the npm scripts, in plain JavaScript so that any Node can read it.
// The Node 24 that the scripts run with comes with the install, by an install script that can have
// been blocked; then the machine's own node is here instead.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and the shop needs the Node 24 that comes with its install, whose install script was blocked: run "npm ci --ignore-scripts=false".\n`,
  );
  process.exit(1);
}
