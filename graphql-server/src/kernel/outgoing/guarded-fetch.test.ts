import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { guardedFetch, OutgoingError, type OutgoingRequest } from './guarded-fetch.ts';

const LOOPBACK = ['127.0.0.1'];
const REQUEST: OutgoingRequest = { timeoutMs: 10_000, maxBytes: 1_000, privateNetworks: LOOPBACK };

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function get(address: string, changes: Partial<OutgoingRequest> = {}) {
  return guardedFetch(address, { ...REQUEST, ...changes });
}

describe('guardedFetch', () => {
  test('reads an answer of a network that is configured', async () => {
    const port = await listen((_, response) => response.writeHead(201, { 'x-one': '1' }).end('hello'));
    const { status, headers, body } = await get(`http://127.0.0.1:${port}/`);
    expect([status, headers['x-one'], body.toString()]).toEqual([201, '1', 'hello']);
  });

  test('sends a body', async () => {
    const port = await listen(async (request, response) => {
      response.end(`${request.method} ${request.headers['x-one']} ${await text(request)}`);
    });
    const sent = { method: 'POST', headers: { 'x-one': '1' }, body: 'hello' } as const;
    expect((await get(`http://127.0.0.1:${port}/`, sent)).body.toString()).toBe('POST 1 hello');
  });

  // CVE-2026-25493, CVE-2026-25494: upload by address.
  test.each([
    'http://127.0.0.1:1/',
    'https://127.0.0.1:1/',
    'https://localhost:1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://0.0.0.0/',
  ])('does not ask %s, which is not public', async (address) => {
    await expect(get(address, { privateNetworks: [] })).rejects.toThrow(
      /^\S+ is in a private network: name it in PRIVATE_NETWORKS if it is meant\.$/,
    );
  });

  test('asks a public address by https only', async () => {
    await expect(get('http://8.8.8.8/')).rejects.toThrow('8.8.8.8 is only asked by https://.');
  });

  test.each(['ftp://shop.example/', 'file:///etc/passwd', 'data:,x', 'shop.example', ''])(
    'rejects %j, which is no web address',
    async (address) => expect(get(address)).rejects.toThrow('is not an address that begins with https://.'),
  );

  test('rejects an address with a password, and does not repeat it', async () => {
    await expect(get('https://me:secret@shop.example/')).rejects.toThrow(
      'An address with a password in it is not asked.',
    );
  });

  test('follows a redirect', async () => {
    const port = await listen((request, response) => {
      if (request.url === '/to') response.end('there');
      else response.writeHead(302, { location: '/to' }).end();
    });
    expect((await get(`http://127.0.0.1:${port}/from`)).body.toString()).toBe('there');
  });

  test.each(['http://127.0.0.2:1/', 'https://10.0.0.1/', 'https://localhost.localdomain@127.0.0.2/'])(
    'does not follow a redirect to %s',
    async (location) => {
      const port = await listen((_, response) => response.writeHead(307, { location }).end());
      await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow(OutgoingError);
    },
  );

  test('does not follow a redirect of what was posted', async () => {
    const port = await listen((_, response) => response.writeHead(307, { location: '/' }).end());
    expect((await get(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status).toBe(307);
  });

  test('gives up on redirects in a circle', async () => {
    const port = await listen((_, response) => response.writeHead(301, { location: '/' }).end());
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow('redirects more than 5 times.');
  });

  test('stops reading an answer without an end', async () => {
    const port = await listen((_, response) => {
      const write = () => response.write('x'.repeat(1_000));
      response.on('drain', write);
      while (write());
    });
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow('The answer is longer than 1000 bytes.');
  });

  test('reads nothing where only the status matters', async () => {
    const port = await listen((_, response) => response.writeHead(200).write('x'.repeat(5_000)));
    const { status, body } = await get(`http://127.0.0.1:${port}/`, { maxBytes: 0 });
    expect([status, body.length]).toEqual([200, 0]);
  });

  test('cuts an answer of which only the beginning is wanted, and waits no longer for it than a second', async () => {
    const endless = await listen((_, response) => {
      const write = () => response.write('x'.repeat(1_000));
      response.on('drain', write);
      while (write());
    });
    const wanted = { maxBytes: 1_500, isCut: true };
    expect((await get(`http://127.0.0.1:${endless}/`, wanted)).body.toString()).toBe('x'.repeat(1_500));
    const slow = await listen((_, response) => response.writeHead(202).write('slow'));
    const { status, body } = await get(`http://127.0.0.1:${slow}/`, wanted);
    expect([status, body.toString()]).toEqual([202, 'slow']);
    const broken = await listen((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await get(`http://127.0.0.1:${broken}/`, wanted)).body.toString()).toBe('half');
  });

  test('gives up on a server that never answers', async () => {
    const port = await listen(() => {});
    await expect(get(`http://127.0.0.1:${port}/`, { timeoutMs: 50 })).rejects.toThrow(
      `127.0.0.1:${port} did not answer within 0.05 s.`,
    );
  });

  test('gives up on an answer that comes too slowly', async () => {
    const port = await listen((_, response) => response.write('x'));
    await expect(get(`http://127.0.0.1:${port}/`, { timeoutMs: 50 })).rejects.toThrow('within 0.05 s.');
  });

  test('says why there is no connection', async () => {
    await expect(get('http://127.0.0.1:1/')).rejects.toThrow('127.0.0.1:1 cannot be reached (ECONNREFUSED).');
  });
});
