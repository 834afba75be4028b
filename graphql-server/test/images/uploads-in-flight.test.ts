import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limitBody } from '../../src/kernel/uploads/limit-body.ts';
import { readMultipart } from '../../src/kernel/uploads/read-multipart.ts';
import { UploadFolder } from '../../src/kernel/uploads/upload-folder.ts';
import { serveShop } from '../rest/shop.ts';
import { head } from '../security/raw-request.ts';
import { eventually } from '../serve.ts';

const MB = 1024 * 1024;
const BOUNDARY = 'multipart/form-data; boundary=b';
const FILE = '--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.png"\r\n\r\n';
const CHUNK = Buffer.alloc(64 * 1024);

describe('the folder of temporary files', () => {
  let path: string;
  let folder: UploadFolder;

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'upload-folder-'));
    folder = new UploadFolder(path, { memory: MB, disk: 100 });
  });

  afterEach(() => rm(path, { recursive: true, force: true }));

  function stream(bytes: number): AsyncIterable<Buffer> {
    return Readable.from([Buffer.alloc(bytes)]);
  }

  test('is empty after a start, whatever a crash left in it', async () => {
    await writeFile(join(path, 'left'), 'x');
    await folder.sweep();
    expect(await readdir(path)).toEqual([]);
  });

  test('accepts a limited size from all requests together, refuses more, and has space again when one is done', async () => {
    const first = folder.openRequest();
    await first.writeFile(stream(60));
    const second = folder.openRequest();
    await second.writeFile(stream(40));
    await using third = folder.openRequest();
    await expect(third.writeFile(stream(1))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await first[Symbol.asyncDispose]();
    expect((await third.writeFile(stream(60))).size).toBe(60);
    await second[Symbol.asyncDispose]();
  });

  test('without space, is reported as such, although the request breaks off with it', async () => {
    const parts = [
      Buffer.from(FILE),
      ...Array.from({ length: 30 }, () => CHUNK),
      Buffer.from('\r\n--b--\r\n'),
    ];
    const request = Object.assign(Readable.from(parts), { headers: { 'content-type': BOUNDARY } });
    const limits = { maxImages: 1, maxUploadBytes: 3 * MB, maxFieldBytes: 100 };
    await expect(readMultipart(request as never, folder, limits)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(await readdir(path)).toEqual([]);
  });

  test('counts text fields too', () => {
    const request = folder.openRequest();
    request.reserve('memory', MB);
    expect(() => folder.openRequest().reserve('memory', 1)).toThrow('Send this one again');
  });

  test('has no files of a finished request, and is recreated when it is deleted', async () => {
    await rm(path, { recursive: true });
    const request = folder.openRequest();
    const { path: file } = await request.writeFile(stream(10));
    expect(await readdir(path)).toEqual([file.slice(path.length + 1)]);
    await request[Symbol.asyncDispose]();
    expect(await readdir(path)).toEqual([]);
  });
});

describe('a body that arrives too slowly', () => {
  let server: Server;

  afterEach(() => void server.close());

  test('is refused', async () => {
    const asked = Promise.withResolvers<IncomingMessage>();
    server = createServer((request) => asked.resolve(request)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${head('POST /', { 'Content-Length': '1000' })}x`);
    const body = limitBody(await asked.promise, MB, { windowMs: 20, bytes: 10 });
    await expect(body.toArray()).rejects.toMatchObject({
      message: 'This request took too long to arrive. Send it again.',
    });
    socket.destroy();
  });
});

describe('an endless body', () => {
  const shop = serveShop({ MAX_UPLOAD_MB: '1', MAX_IMAGES: '1' });

  /** Sends data as long as the connection accepts some. */
  async function sendEndlessly(requestLine: string, type: string, begin = ''): Promise<Endless> {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    socket.setEncoding('latin1').on('error', () => {});
    let answer = '';
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.write(head(requestLine, { 'Content-Type': type, 'Transfer-Encoding': 'chunked' }));
    if (begin) socket.write(chunkOf(Buffer.from(begin)));
    const send = () => {
      while (!socket.destroyed && socket.write(chunkOf(CHUNK)));
    };
    socket.on('drain', send);
    send();
    await new Promise((closed) => socket.once('close', closed));
    return { answer, sent: socket.bytesWritten };
  }

  test.each([
    ['for REST', 'POST /api/product/add', BOUNDARY, FILE, 413],
    ['for GraphQL', 'POST /graphql', BOUNDARY, FILE, 413],
    ['of JSON', 'POST /graphql', 'application/json', '{"query":"', 413],
    ['of a type that is not taken', 'POST /api/product/add', 'text/plain', '', 415],
    ['at an address that nothing is at', 'POST /nothing', 'application/json', '', 413],
  ])('%s is answered, and then cut instead of read', async (_, requestLine, type, begin, status) => {
    const { answer, sent } = await sendEndlessly(requestLine, type, begin);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // The load determines how much arrives before the connection closes. If the server did not close it, this
    // test would never end.
    expect(sent).toBeLessThan(200 * MB);
    await eventually(async () => expect(await shop.temporaryFiles()).toEqual([]));
  });

  test('with a declared length beyond the limit is refused before any of it is sent', async () => {
    const socket: Socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    const length = String(100 * MB);
    socket.write(head('POST /graphql', { 'Content-Type': BOUNDARY, 'Content-Length': length }));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });
});

interface Endless {
  answer: string;
  sent: number;
}

function chunkOf(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}
