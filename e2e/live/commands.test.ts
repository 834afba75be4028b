import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../../bench/catalogue/with-catalogue.ts';
import { linksOf } from '../../graphql-server/src/modules/publishing/pages/page-links.ts';
import { createDataDir } from '../../graphql-server/test/kills/data-dir.ts';
import { startStaticHost } from '../weights/static-host.ts';

const COMMANDS = join(import.meta.dirname, '../../graphql-server/commands');
const PRODUCTS = 3;
/** Addresses that the server answers without a page. */
const SERVERS_OWN = /^\/(admin|graphql|api)(\/|$)/;
let dataDir = '';

beforeAll(async () => {
  dataDir = await createDataDir();
  await fillCatalogue(dataDir, PRODUCTS, { hasImages: true });
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));

async function run(command: string, ...args: string[]): Promise<string> {
  const { MONGODB_URI: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: 'https://shop.example' };
  const { stdout } = await promisify(execFile)(process.execPath, [join(COMMANDS, command), ...args], { env });
  return stdout;
}

/** Follows all links from the home page. @returns the responses with a status other than 200, and the number of addresses */
async function crawl(url: string): Promise<{ broken: string[]; addresses: string[] }> {
  const broken: string[] = [];
  const found = new Set(['/']);
  for (const path of found) {
    const response = await fetch(url + encodeURI(path));
    const body = Buffer.from(await response.bytes());
    if (response.status !== 200) broken.push(`${path} ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const link of linksOf(body)) if (!SERVERS_OWN.test(link)) found.add(link);
  }
  return { broken, addresses: [...found] };
}

test('npm run publish and npm run export need no running server, and their output is complete on any host', async () => {
  expect(await run('publish.ts')).toContain('Release 1 is live');
  const folder = join(dataDir, 'out');
  expect(await run('export.ts', folder)).toContain('Exported release 1 to');
  const host = await startStaticHost(folder);
  const { broken, addresses } = await crawl(host.url).finally(host.close);
  expect(broken).toEqual([]);
  expect(addresses.filter((path) => path.startsWith('/product/'))).toHaveLength(PRODUCTS);
  expect(addresses.filter((path) => path.startsWith('/uploads/')).length).toBeGreaterThanOrEqual(PRODUCTS);
});
