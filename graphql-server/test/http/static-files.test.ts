import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedEncodings } from '../../src/app/http/file-cache.ts';
import { FilesFirst } from '../../src/app/http/files-first.ts';
import { ReleasePages } from '../../src/app/http/release-pages.ts';
import { boundBodies } from '../../src/app/http/request-bodies.ts';
import { addSecurity } from '../../src/app/http/security.ts';
import { GracefulShutdown } from '../../src/app/http/shutdown.ts';
import { StalledBodies } from '../../src/app/http/stalled-bodies.ts';
import { StaticFiles } from '../../src/app/http/static-files.ts';
import { sendFailure } from '../../src/app/rest/envelope.ts';
import { readConfig } from '../../src/kernel/config.ts';
import { ImageStore } from '../../src/kernel/images/image-store.ts';
import { LocalStorage } from '../../src/kernel/storage/local-storage.ts';
import type { CurrentRelease } from '../../src/modules/publishing/current-release.ts';
import { eventually } from '../serve.ts';

const HOME = '<!doctype html><title>Home</title>';
const LINK = `${'a'.repeat(32)}.webp`;
const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
const folders = Object.fromEntries(
  ['site', 'admin', 'playground', 'uploads'].map((name) => [name, join(folder, name)]),
) as Record<'site' | 'admin' | 'playground' | 'uploads', string>;
/** A shop without a release, which shows the sample. */
const noRelease: ConstructorParameters<typeof ReleasePages>[0] = {
  current: {
    release: null,
    isLost: false,
    follow: () => {},
    prepareWith: () => {},
  } as never as CurrentRelease,
  pages: { find: async () => null, compare: async () => [], paths: async () => [], onRenewed: () => {} },
  assets: { read: async () => null },
};
const filesFirst = new FilesFirst();
const shutdown = new GracefulShutdown();
const app = Fastify({ serverFactory: filesFirst.serverFactory(0, shutdown, new StalledBodies(() => {})) });

beforeAll(async () => {
  writePage(folders.site, 'index.html', HOME);
  writePage(folders.site, '404.html', 'Nothing here');
  writePage(join(folders.site, 'shop'), 'index.html', 'Shop');
  writePage(join(folders.site, '_astro'), 'a.hash.js', 'script()');
  writePage(join(folders.site, '.secret'), 'index.html', 'secret');
  writePage(folders.admin, 'index.html', 'Admin');
  mkdirSync(folders.uploads);
  symlinkSync(join(folders.admin, 'index.html'), join(folders.uploads, LINK));
  writePage(folders.admin, 'large.txt', 'x'.repeat(1024 * 1024 + 1));
  app.setErrorHandler(sendFailure);
  boundBodies(app);
  const config = readConfig({});
  addSecurity(app, config);
  const files = new StaticFiles(
    folders,
    new ReleasePages(noRelease, async () => true),
    config,
    new ImageStore(() => new LocalStorage(folders.uploads, '')),
  );
  await files.addTo(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  filesFirst.open(app, files, shutdown, config);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function writePage(into: string, name: string, content: string): void {
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, name), content);
  writeFileSync(join(into, `${name}.br`), brotliCompressSync(content));
  writeFileSync(join(into, `${name}.gz`), gzipSync(content));
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, headers, method }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Waits until a path shows a body, because the server checks a file on disk only once for many requests. */
function shows(path: string, body: string): Promise<void> {
  return eventually(async () => expect((await ask(path)).body).toBe(body));
}

describe('a page', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('for a client that accepts "%s" is sent as %s', async (accepted, encoding) => {
    const { status, headers } = await ask('/', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('is not sent again to a client that has its ETag', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': `"other", ${headers.etag}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await ask('/', { 'if-none-match': '*' })).status).toBe(304);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('has only headers for HEAD', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, String(HOME.length), '']);
  });

  test('that is replaced, alone or with its folder, is sent at once', async () => {
    expect((await ask('/shop')).body).toBe('Shop');
    writePage(join(folders.site, 'shop'), 'index.html', 'New shop');
    await shows('/shop', 'New shop');
    const next = join(folder, 'next');
    for (const page of ['shop', '.', '_astro']) writePage(join(next, page), 'index.html', `next ${page}`);
    writePage(next, '404.html', 'Nothing here');
    renameSync(folders.site, join(folder, 'before'));
    renameSync(next, folders.site);
    await shows('/shop/', 'next shop');
    expect((await ask('/shop/', { 'accept-encoding': 'br' })).status).toBe(200);
    renameSync(folders.site, next);
    renameSync(join(folder, 'before'), folders.site);
    await shows('/', HOME);
  });
});

describe('a range or conditional request (RFC 9110, sections 13 and 14)', () => {
  test.each<[Record<string, string>, number]>([
    [{ range: 'bytes=0-3' }, 206],
    [{ range: 'bytes=99999-' }, 416],
    [{ range: 'lines=1-2' }, 200],
    [{ range: 'bytes=x' }, 416],
    [{ range: 'bytes=0-3', 'if-range': '"other"' }, 200],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-match': '*' }, 200],
    [{ 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 412],
    [{ 'if-unmodified-since': 'yesterday' }, 200],
    [{ 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }, 304],
    [{ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 200],
  ])('%o is answered %i', async (headers, status) => {
    for (const path of ['/', '/admin', '/_astro/a.hash.js']) {
      expect((await ask(path, headers)).status).toBe(status);
    }
  });

  test('uses the ETag of the whole page', async () => {
    const { headers } = await ask('/');
    expect((await ask('/', { 'if-match': String(headers.etag) })).status).toBe(200);
  });
});

describe('an address', () => {
  test.each([
    ['/', 200],
    ['/shop', 200],
    ['/shop/', 200],
    ['/sh%6Fp', 200],
    ['/shop//', 404],
    ['//shop', 404],
    ['//x', 404],
    ['/shop/./', 404],
    ['/404.html', 404],
    ['/.secret/', 404],
    ['/shop%2F..%2F.secret', 404],
    ['/nothing', 404],
    ['/nothing.js', 404],
    ['/%ff', 400],
    ['/%00', 404],
    [`/uploads/${LINK}`, 404],
    [`/${'a'.repeat(12_000)}`, 404],
    [`/${'a/'.repeat(5_000)}`, 404],
    [`/admin/${'a'.repeat(300)}.js`, 404],
    [`/graphql/assets/${'a'.repeat(300)}.js`, 404],
    [`/_astro/${'a'.repeat(300)}.js`, 404],
    ['/admin', 200],
    ['/admin/', 200],
    ['/admin/x.y', 200],
    ['/admin/products/edit/1', 200],
    ['/admin/assets/gone.js', 404],
    ['/admin/large.txt', 200],
    ['/graphql/assets/gone.js', 404],
  ])('%s is answered %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
    expect((await ask(path, {}, 'HEAD')).status).toBe(status);
  });

  test('that is unknown shows the not-found page', async () => {
    for (const path of ['/nothing', '/shop//', '//x', '/404.html']) {
      expect((await ask(path)).body).toBe('Nothing here');
    }
  });
});

test.each([
  ['gzip;q=1.0, br; q=0.001', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['*;q=0, br', ['br']],
  ['br;q=none', []],
])('of "%s" it is known that %j are accepted', (header, accepted) => {
  expect(acceptedEncodings(header)).toEqual(accepted);
});
