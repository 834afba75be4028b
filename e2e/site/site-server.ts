import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { test as base, expect } from '@playwright/test';

/** The built storefront; `SITE_DIR` names another build of it. */
export const SITE_DIR = resolve(process.env['SITE_DIR'] ?? join(import.meta.dirname, '../../site/dist'));

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

interface Site {
  /** The site's address, without a slash at the end. */
  site: string;
}

interface Watch {
  /** A page that logs an error, or asks another host for anything, fails its test. */
  watch: undefined;
}

/** A test on the built storefront as any static host serves it: `page.goto('/')` opens its home page. */
export const test = base.extend<Watch, Site>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = createServer((request, response) => void serve(request, response));
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  watch: [
    async ({ context, site }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      context.on('request', (request) => {
        if (!request.url().startsWith(site) && !/^(blob|data):/.test(request.url()))
          faults.push(`outside request: ${request.url()}`);
      });
      await use(undefined);
      expect(faults, 'errors in the console, and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
  const file = await findFile(path);
  const found = file ?? join(SITE_DIR, '404.html');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const packed = takesBrotli ? await readFile(`${found}.br`).catch(() => null) : null;
  response.writeHead(file ? 200 : 404, {
    'content-type': CONTENT_TYPES[extname(found)] ?? 'application/octet-stream',
    ...(packed && { 'content-encoding': 'br' }),
  });
  response.end(packed ?? (await readFile(found)));
}

/** The file at a path; a folder answers with its page, with or without a slash at the end. */
async function findFile(path: string): Promise<string | null> {
  const asked = join(SITE_DIR, path);
  if (asked !== SITE_DIR && !asked.startsWith(SITE_DIR + sep)) return null;
  for (const file of [asked, join(asked, 'index.html')]) {
    const facts = await stat(file).catch(() => null);
    if (facts?.isFile()) return file;
  }
  return null;
}
