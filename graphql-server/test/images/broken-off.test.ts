import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openShopDatabase } from '../database.ts';
import { addCategory } from '../rest/shop.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventually, spawnServerForFile } from '../serve.ts';
import { MALFORMATIONS } from './malformations.ts';
import { type UploadBody, uploadBodies } from './upload-bodies.ts';

const CUTS = 20;
/** The number of attempts for each kind of malformation: about three hundred in all. */
const TRIES = 25;
const TIMES = 3;
/** The kinds of requests. They store nothing unless their last file is complete. */
const KINDS = [
  'REST, fields first',
  'REST, files first',
  'REST, with a file in another field',
  'GraphQL',
  'GraphQL, with a file in another field',
];
const REPEATED = 'GraphQL, with a file sent twice';

const database = openShopDatabase();
const spawned = spawnServerForFile({
  environment: { MONGODB_URI: database.uri, MONGODB_DB: database.name },
});
const shop = { url: '', categoryId: '' };
let bodies: Record<string, UploadBody>;

beforeAll(async () => {
  shop.url = spawned.url;
  shop.categoryId = await addCategory(shop, 'Dresses');
  bodies = await uploadBodies(shop);
});

afterAll(async () => {
  expect((await spawned.server.stop()).code).toBe(0);
});

async function expectNothingKept(): Promise<void> {
  const uploads = await readdir(join(spawned.server.dataDir, 'uploads'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(uploads.filter((entry) => entry.isFile())).toEqual([]);
  expect(await database.db.collection('products').countDocuments()).toBe(0);
}

function temporaryFiles(): Promise<string[]> {
  return readdir(join(spawned.server.dataDir, 'tmp'));
}

afterEach(async () => {
  await eventually(async () => expect(await temporaryFiles()).toEqual([]));
  expect(spawned.server.child.exitCode).toBeNull();
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});

/** Sends the beginning of a request with the full length announced, and disconnects, cleanly or abruptly. */
async function breakOff(
  { path, contentType, bytes }: UploadBody,
  cut: number,
  isPolite: boolean,
): Promise<void> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${contentType}`,
    `Content-Length: ${bytes.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // After "100 Continue" the client knows that the server is processing the request.
  await once(socket, 'data');
  await new Promise<unknown>((sent) => socket.write(bytes.subarray(0, cut), sent));
  const closed = once(socket, 'close');
  if (isPolite) socket.end();
  else socket.resetAndDestroy();
  socket.resume();
  await closed;
}

describe('an upload that breaks off (CVE-2024-31217)', () => {
  test.each(KINDS)('at any byte leaves a running server, no product and no file: %s', async (kind) => {
    const body = bodies[kind] as UploadBody;
    const cuts = Array.from({ length: CUTS }, (_, step) => Math.floor((step * body.untilFilesEnd) / CUTS));
    // Also interrupt around the beginning of every part, and at the last bytes of a file.
    const edges = [...body.bytes.toString('latin1').matchAll(/\r\n(?:--|\r\n)/g)].map(({ index }) => index);
    const last = body.untilFilesEnd - 1;
    const all = [...cuts, ...edges.flatMap((edge) => [edge, edge + 3, edge + 4]), last];
    await Promise.all(
      all.filter((cut) => cut <= last).map((cut, index) => breakOff(body, cut, index % 2 === 0)),
    );
    await eventually(async () => expect(await temporaryFiles()).toEqual([]));
    await expectNothingKept();
  });
});

describe('hundreds of malformed uploads (CVE-2022-24434)', () => {
  test.each(Object.entries(MALFORMATIONS))(
    'with %s are refused, and leave the server alive',
    async (_, spoil) => {
      const random = seededRandom(7);
      const kinds = Array.from({ length: TRIES }, (_, index) => KINDS[index % KINDS.length] as string);
      const sent = kinds.map(async (kind) => {
        const { path } = bodies[kind] as UploadBody;
        const { contentType, bytes } = spoil(bodies[kind] as UploadBody, random);
        const headers = { 'content-type': contentType };
        const response = await fetch(`${shop.url}${path}`, {
          method: 'POST',
          headers,
          body: new Uint8Array(bytes),
        });
        return { kind, status: response.status, text: await response.text() };
      });
      for (const { kind, status, text } of await Promise.all(sent)) {
        const isRefused = status >= 400 && status < 500;
        expect({ kind, status, text, isRefused }).toMatchObject({ isRefused: true });
      }
      await expectNothingKept();
    },
  );
});

describe('a complete upload', () => {
  test.each([...KINDS, REPEATED])('is stored, and leaves no temporary file: %s', async (kind) => {
    const { path, contentType, bytes } = bodies[kind] as UploadBody;
    const headers = { 'content-type': contentType };
    const body = new Uint8Array(bytes);
    for (let times = 1; times <= TIMES; times += 1) {
      const response = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body });
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.not.stringContaining('"errors"'),
      ]);
    }
    expect((await database.db.collection('products').deleteMany()).deletedCount).toBe(TIMES);
  });
});
