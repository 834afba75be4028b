import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDataDir } from '../../graphql-server/test/kills/data-dir.ts';
import { type ServerProcess, startServerProcess } from '../../graphql-server/test/server-process.ts';

/** How long tests wait, with a margin for a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };

let dataDir = '';
let file = '';
let server: ServerProcess | undefined;

beforeAll(async () => {
  dataDir = await createDataDir();
  file = join(dataDir, 'address');
  await writeFile(file, 'https://shop.example');
  const environment = { PUBLIC_URL_FILE: file, ADMIN: 'open' };
  server = startServerProcess({ dataDir, environment });
  const publish = await fetch(`${await server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { publishStorefront { state } }' }),
  });
  expect(await publish.json()).not.toHaveProperty('errors');
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

/** Waits until pages and the sitemap contain an origin, and no other one. */
async function expectOrigin(origin: string, former: string): Promise<void> {
  const url = (await server?.url) ?? '';
  const read = async (path: string) => (await fetch(url + path)).text();
  await vi.waitFor(async () => {
    const sitemap = await read('/sitemap.xml');
    expect(sitemap).toContain(`<loc>${origin}/about</loc>`);
    expect(sitemap).not.toContain(former);
    const page = await read('/about');
    expect(page).toContain(`<link rel="canonical" href="${origin}/about">`);
    expect(page).not.toContain(former);
  }, PATIENCE);
}

test('pages and the sitemap have the new address without a restart', async () => {
  await expectOrigin('https://shop.example', 'https://new.example');
  await writeFile(file, 'https://new.example\n');
  await expectOrigin('https://new.example', 'https://shop.example');
});
