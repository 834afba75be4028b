import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { withCatalogue } from '../catalogue/with-catalogue.ts';
import { printTable } from '../print-table.ts';
import { PublishedShop } from './published-shop.ts';

const PRODUCTS = 10_000;
const LOOK_MS = 100;
const ROOT = join(import.meta.dirname, '../..');
const HEAD = ['export', 'seconds', 'memory of the command MB', 'with its other processes MB'];

/** Exports a shop with images as plain files, and then again into the same folder. */
export async function benchExport(): Promise<void> {
  const rows: string[][] = [];
  await withCatalogue(
    PRODUCTS,
    async ({ url, dataDir, databaseUri, databaseName }) => {
      await new PublishedShop(url).goLive();
      const environment = { DATA_DIR: dataDir, MONGODB_URI: databaseUri, MONGODB_DB: databaseName };
      for (const name of ['first', 'again'])
        rows.push([name, ...(await measure(join(dataDir, 'exported'), environment))]);
    },
    { hasImages: true },
  );
  printTable(`Exporting ${PRODUCTS} products`, HEAD, rows);
}

async function measure(folder: string, environment: Record<string, string>): Promise<string[]> {
  const begun = performance.now();
  // The command that npm runs, without npm.
  const child = spawn('/bin/sh', ['-c', `exec env ${manifest.scripts.export} ${folder}`], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const most = { own: 0, all: 0 };
  const timer = setInterval(() => {
    const own = memoryOf(child.pid ?? 0);
    most.own = Math.max(most.own, own);
    most.all = Math.max(
      most.all,
      childrenOf(child.pid ?? 0).reduce((sum, pid) => sum + memoryOf(pid), own),
    );
  }, LOOK_MS);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The export ended with ${code}.`);
  const seconds = (performance.now() - begun) / 1_000;
  return [seconds.toFixed(0), ...[most.own, most.all].map((bytes) => (bytes / 1e6).toFixed(0))];
}

/** The current memory of a process in bytes; 0 if it has ended. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
