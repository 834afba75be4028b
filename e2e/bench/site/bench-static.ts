import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../graphql-server/src/mongodb/embedded/mongod-address.ts';
import { withCatalogue } from '../catalogue/with-catalogue.ts';
import { printTable } from '../print-table.ts';
import { sendRequests } from '../requests/send-requests.ts';

const SITE = join(import.meta.dirname, '../../../site/dist');
const NGINX = 'nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const WARM_UP = 20_000;
const COUNT = 50_000;
const CONNECTIONS = 16;
/** Linux counts a process's time in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000;

const REQUESTS = {
  'home page, brotli': 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n',
  'home page, gzip': 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n',
  'home page, uncompressed': 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'product page, brotli': 'GET /product/1/ HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n',
};

/** What a page costs, beside nginx with the same files where it is installed. */
export async function benchStatic(): Promise<void> {
  if (spawnSync(NGINX, ['-v']).status !== 0 || !existsSync(BROTLI_MODULE)) {
    process.stdout.write(
      '\nThere is no nginx with brotli here (Debian: nginx-light, libnginx-mod-http-brotli-static).\n',
    );
    return;
  }
  await withCatalogue(0, async ({ url, child }) => {
    const nginx = await startNginx();
    try {
      const rows: string[][] = [];
      for (const [name, request] of Object.entries(REQUESTS)) {
        const own = await cpuPerRequest(child.pid ?? 0, Number(new URL(url).port), request);
        const other = await cpuPerRequest(nginx.child.pid ?? 0, nginx.port, request);
        rows.push([name, own.toFixed(1), other.toFixed(1), (other / own).toFixed(2)]);
      }
      printTable('A page, µs of CPU', ['', 'this server', 'nginx', 'pages per CPU second, of nginx’s'], rows);
    } finally {
      await nginx.stop();
    }
  });
}

async function cpuPerRequest(pid: number, port: number, request: string): Promise<number> {
  const load = { port, request: () => Buffer.from(request), connections: CONNECTIONS };
  await sendRequests({ ...load, count: WARM_UP });
  const before = await readTicks(pid);
  await sendRequests({ ...load, count: COUNT });
  return (((await readTicks(pid)) - before) * MICROSECONDS_PER_TICK) / COUNT;
}

/** User and system time: the 14th and 15th value, counted behind the name, which may hold spaces. */
async function readTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(values[11]) + Number(values[12]);
}

interface Nginx {
  child: ChildProcess;
  port: number;
  stop(): Promise<void>;
}

/** One process that serves the built storefront as this server does: compressed ahead, over kept connections. */
async function startNginx(): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await findFreePort();
  const config = `load_module ${BROTLI_MODULE}; daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 512; }
    http { include /etc/nginx/mime.types; access_log off; keepalive_requests 100000000; brotli_static on; gzip_static on;
      server { listen 127.0.0.1:${port}; root ${SITE}; } }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  await untilListening(port);
  const stop = async () => {
    child.kill();
    await exited;
    await rm(folder, { recursive: true });
  };
  return { child, port, stop };
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('nginx does not start.');
}
