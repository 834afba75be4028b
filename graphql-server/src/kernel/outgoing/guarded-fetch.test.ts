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
  test('reads a response from a configured network', async () => {
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

  // The same attacks as in CVE-2026-25493 and CVE-2026-25494, which upload a file from a URL.
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
      /^\S+ is in a private network\. To allow it, add it to PRIVATE_NETWORKS\.$/,
    );
  });

  test('reaches a public address over https only', async () => {
    await expect(get('http://8.8.8.8/')).rejects.toThrow('Use https:// for 8.8.8.8.');
  });

  test.each(['ftp://shop.example/', 'file:///etc/passwd', 'data:,x', 'shop.example', ''])(
    'rejects %j, which is no web address',
    async (address) => expect(get(address)).rejects.toThrow('is not an https:// address.'),
  );

  test('rejects an address with a password, and does not repeat it', async () => {
    await expect(get('https://me:secret@shop.example/')).rejects.toThrow(
      'Addresses that contain a password are not allowed.',
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

  test('does not follow a redirect of a POST', async () => {
    const port = await listen((_, response) => response.writeHead(307, { location: '/' }).end());
    expect((await get(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status).toBe(307);
  });

  test('gives up on circular redirects', async () => {
    const port = await listen((_, response) => response.writeHead(301, { location: '/' }).end());
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow('redirects more than 5 times.');
  });

  test('stops reading an endless response', async () => {
    const port = await listen((_, response) => {
      const write = () => response.write('x'.repeat(1_000));
      response.on('drain', write);
      while (write());
    });
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow('The response is larger than 1000 bytes.');
  });

  test('reads no body if only the status matters', async () => {
    const port = await listen((_, response) => response.writeHead(200).write('x'.repeat(5_000)));
    const { status, body } = await get(`http://127.0.0.1:${port}/`, { maxBytes: 0 });
    expect([status, body.length]).toEqual([200, 0]);
  });

  test('reads only the beginning of a response if that is enough, and waits at most a second for it', async () => {
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
      `127.0.0.1:${port} did not respond within 0.05 s.`,
    );
  });

  test('gives up on a response that arrives too slowly', async () => {
    const port = await listen((_, response) => response.write('x'));
    await expect(get(`http://127.0.0.1:${port}/`, { timeoutMs: 50 })).rejects.toThrow('within 0.05 s.');
  });

  test('says why the connection failed', async () => {
    await expect(get('http://127.0.0.1:1/')).rejects.toThrow('127.0.0.1:1 cannot be reached (ECONNREFUSED).');
  });
});
