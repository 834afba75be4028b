import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

/** The built storefront; `SITE_DIR` names another build. */
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

/** Serves the built storefront, or another folder, like a static host, on a free port. */
export async function startStaticHost(
  folder = SITE_DIR,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => void serve(folder, request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function serve(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
  const file = await findFile(folder, path);
  const found = file ?? join(folder, '404.html');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const packed = takesBrotli ? await readFile(`${found}.br`).catch(() => null) : null;
  response.writeHead(file ? 200 : 404, {
    'content-type': CONTENT_TYPES[extname(found)] ?? 'application/octet-stream',
    ...(packed && { 'content-encoding': 'br' }),
  });
  response.end(packed ?? (await readFile(found)));
}

/** The file at a path; a folder returns its page, with or without a trailing slash. */
async function findFile(folder: string, path: string): Promise<string | null> {
  const asked = join(folder, path);
  if (asked !== folder && !asked.startsWith(folder + sep)) return null;
  for (const file of [asked, join(asked, 'index.html')]) {
    const facts = await stat(file).catch(() => null);
    if (facts?.isFile()) return file;
  }
  return null;
}
