/** nginx with the configuration that docs/nginx.conf ships, on the loopback and without TLS. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '#tests/postgres/postgres-server.ts';

export type Nginx = { origin: string; close(): Promise<void> };

const run = promisify(execFile);

/** Debian installs it outside of a user's PATH. */
const PROGRAMS = ['nginx', '/usr/sbin/nginx'];

/** The name of an installed nginx; null where there is none. */
export async function findNginx(): Promise<string | null> {
  for (const program of PROGRAMS) {
    const found = await run(program, ['-v']).catch(() => null);
    if (found) return program;
  }
  return null;
}

/** The shipped file's processes and the server of the shop, but for the names, TLS, the port and where other files lie. */
async function configure(folder: string, port: number): Promise<string> {
  const shipped = await readFile(
    fileURLToPath(new URL('../../docs/nginx.conf', import.meta.url)),
    'utf8',
  );
  const [processes = '', ...servers] = shipped.split(/^(?=server \{)/m);
  const shop = servers.find((server) => server.includes('proxy_pass http://shop;')) ?? '';
  const site = `${processes}${shop}`
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*(listen \[::\]:443|ssl_).*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/etc/nginx/shop-processes.conf', join(folder, 'shop-processes.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `
    worker_processes 2;
    daemon off;
    pid ${join(folder, 'pid')};
    error_log ${join(folder, 'error.log')};
    events { worker_connections 1024; }
    http {
      access_log off;
      # Clients name their own addresses, of which each has the shop's limits for itself.
      set_real_ip_from 127.0.0.1;
      real_ip_header X-Forwarded-For;
      ${temporary.join('\n')}
      ${site}
    }`;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/** Starts it in front of the processes on these ports; resolves once it accepts connections. */
export async function startNginx(program: string, ports: readonly number[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'basket-nginx-'));
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const processes = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;\n`);
  await writeFile(join(folder, 'shop-processes.conf'), processes.join(''));
  await writeFile(join(folder, 'nginx.conf'), await configure(folder, port));
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithUs = () => nginx.kill('SIGTERM');
  process.once('exit', endWithUs);
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    await pause(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      process.off('exit', endWithUs);
      const exited = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
