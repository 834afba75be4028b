import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../graphql-server/src/kernel/mongodb/embedded/mongod-address.ts';
import { withCatalogue } from '../catalogue/with-catalogue.ts';
import { printTable } from '../print-table.ts';
import { PublishedShop } from '../publish/published-shop.ts';
import { sendRequests } from '../requests/send-requests.ts';
import { median } from '../statistics.ts';
import type { RawPage } from './raw-pages.ts';

const RAW_PAGES = fileURLToPath(new URL('./raw-pages.ts', import.meta.url));
const SITE = join(import.meta.dirname, '../../site/dist');
const NGINX = 'nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PRODUCT_COUNT = 100;
const WARM_UP = 10_000;
const ROUNDS = 5;
const COUNT = 20_000;
const CONNECTIONS = 16;
/** Linux counts a process's time in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000;
/** Node.js adds these headers itself. */
const CONNECTION_HEADERS = new Set(['date', 'connection', 'keep-alive']);

interface Page {
  name: string;
  path: string;
  encoding: string;
}

interface Server {
  child: ChildProcess;
  port: number;
}

/**
 * Measures a page of the sample and of a release, compared with a raw `node:http` server with the same bytes and headers, and with nginx if
 * it is installed.
 */
export async function benchStatic(): Promise<void> {
  const nginx = await startNginx();
  try {
    await withCatalogue(
      PRODUCT_COUNT,
      async ({ url, child }) => {
        const own = { child, port: Number(new URL(url).port) };
        const sample = await measurePages(own, nginx, [
          { name: 'sample: home, brotli', path: '/', encoding: 'br' },
          { name: 'sample: home, gzip', path: '/', encoding: 'gzip' },
          { name: 'sample: home, uncompressed', path: '/', encoding: 'identity' },
          { name: 'sample: product, brotli', path: '/product/1/', encoding: 'br' },
        ]);
        const shop = new PublishedShop(url);
        await shop.goLive();
        const product = /href="?(\/product\/[^"?#\s>]+)/.exec(await shop.read('/'))?.[1];
        if (!product) throw new Error('The home page of the release links to no product.');
        const release = await measurePages(own, null, [
          { name: 'release: home, brotli', path: '/', encoding: 'br' },
          { name: 'release: product, brotli', path: product, encoding: 'br' },
        ]);
        const title = `A page, µs of CPU: medians of ${ROUNDS} rounds, turn about`;
        const columns = [
          '',
          'this server',
          'raw node:http',
          '× raw',
          'nginx',
          'pages per CPU second, of nginx’s',
        ];
        printTable(title, columns, [...sample, ...release]);
      },
      { hasImages: true },
    );
  } finally {
    await nginx?.stop();
  }
}

async function measurePages(own: Server, nginx: Server | null, pages: Page[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const page of pages) {
    const raw = await startRawPages(await readPage(page, own.port));
    try {
      const [ownCost = 0, rawCost = 0, nginxCost] = await costsTurnAbout(page, [
        own,
        raw,
        ...(nginx ? [nginx] : []),
      ]);
      const besideNginx = nginxCost ? [nginxCost.toFixed(1), (nginxCost / ownCost).toFixed(2)] : ['–', '–'];
      rows.push([
        page.name,
        ownCost.toFixed(1),
        rawCost.toFixed(1),
        (ownCost / rawCost).toFixed(2),
        ...besideNginx,
      ]);
    } finally {
      raw.child.disconnect();
    }
  }
  return rows;
}

/**
 * Reads a page.
 * @returns the response for the raw server to send.
 * @throws Error unless the status is 200
 */
async function readPage({ path, encoding }: Page, port: number): Promise<RawPage> {
  const headers = { host: 'localhost', 'accept-encoding': encoding };
  const [response] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`The page was answered by ${response.statusCode}.`);
  const sent: string[] = [];
  for (let index = 0; index < response.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(index, index + 2);
    if (!CONNECTION_HEADERS.has(name.toLowerCase())) sent.push(name, value);
  }
  return { headers: sent, bodyBase64: body.toString('base64') };
}

async function startRawPages(page: RawPage): Promise<Server> {
  const child = spawn(process.execPath, [RAW_PAGES], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(page);
  const [port] = await once(child, 'message');
  return { child, port };
}

/**
 * Measures the servers in turn.
 * @returns the median cost of a request for each server, in microseconds
 */
async function costsTurnAbout({ path, encoding }: Page, servers: Server[]): Promise<number[]> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  );
  const load = { request: () => request, connections: CONNECTIONS };
  for (const { port } of servers) await sendRequests({ ...load, port, count: WARM_UP });
  const costs = servers.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { child, port }] of servers.entries()) {
      const before = await readTicks(child.pid ?? 0);
      await sendRequests({ ...load, port, count: COUNT });
      costs[index]?.push((((await readTicks(child.pid ?? 0)) - before) * MICROSECONDS_PER_TICK) / COUNT);
    }
  }
  return costs.map(median);
}

/**
 * The user and system time of a process. They are the 14th and 15th value of the file, counted from the name,
 * which may contain spaces.
 */
async function readTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(values[11]) + Number(values[12]);
}

/**
 * nginx with one process that serves the built storefront as this server does: precompressed, over persistent connections.
 * @returns null if it is not installed (Debian: nginx-light, libnginx-mod-http-brotli-static)
 */
async function startNginx(): Promise<(Server & { stop(): Promise<void> }) | null> {
  if (spawnSync(NGINX, ['-v']).status !== 0 || !existsSync(BROTLI_MODULE)) return null;
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
